import { everyPath, type SiteRules } from './host-matching.ts';

/** Cloudflare Pages allows every origin by default; other hosts ignore the line. */
const removedDefault = '  ! Access-Control-Allow-Origin';

/** Returns `_headers`, in the format that Netlify and Cloudflare share. */
export const headersFile = ({ headers }: SiteRules) =>
  headers
    .map((rule) =>
      [
        rule.path,
        ...(rule.path === everyPath ? [removedDefault] : []),
        ...rule.headers.map(([name, value]) => `  ${name}: ${value}`),
        '',
      ].join('\n'),
    )
    .join('\n');

/**
 * Returns `_redirects`, in the format that Netlify and Cloudflare share. It does not normalize
 * trailing slashes and `.html`: Netlify would report a loop.
 */
export const redirectsFile = ({ redirects }: SiteRules) =>
  redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
