import { createHash } from 'node:crypto';

/** Returns the Content-Security-Policy hash source of an inline script or style. */
export function cspHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

const dataBlock = /\btype="(application\/(ld\+)?json|importmap|speculationrules)"/;

/** Returns the text of every inline script that a browser would run. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=/.test(attributes) && !dataBlock.test(attributes))
    .map(([, , text = '']) => text);
}

/** Removes render timestamps from dehydrated matches to keep builds reproducible. */
export function withoutTimestamps(html: string): string {
  return html.replace(/,u:\d{13}\b/g, ',u:0');
}

export type PageParts = {
  html: string;
  /** Style rules of every page. */
  baseRules: string;
  /** Style sheets to inline, by URL. */
  sheets: ReadonlyMap<string, string>;
  headScripts: string[];
  /** Hashed URLs of the page's JavaScript in evaluation order, the entry last. */
  scripts: string[];
  /** Source of the hydration loader. Without it the page loads its scripts immediately. */
  start?: string;
  /** True if the page is useless without the app: it then loads even if a file is missing. */
  needsApp?: boolean;
  policy: (hashes: { scriptHashes: string[]; styleHashes: string[] }) => string;
  /** Returns the part of a policy that a meta tag can carry. */
  metaPolicy: (policy: string) => string;
};

/** Tells Vite's preload helper that a style sheet is present; browsers never fetch a disabled one. */
const asLoaded = (href: string) => `<link rel="stylesheet" href="${href}" disabled=""/>`;

/** Lists the scripts for src/hydration/loader.ts. */
const appFiles = (scripts: string[], needsApp = false) =>
  `<script type="application/json"${needsApp ? ' data-needs-app' : ''} id="app-files">${JSON.stringify(scripts)}</script>`;

const moduleTags = (scripts: string[]) =>
  [
    ...scripts.slice(0, -1).map((src) => `<link rel="modulepreload" href="${src}"/>`),
    ...scripts.slice(-1).map((src) => `<script type="module" src="${src}"></script>`),
  ].join('');

/** The router's mark of the end of a stream, which only removes itself. */
const streamEnd =
  /<script>document\.currentScript\.remove\(\);\/\*\$tsr-stream-boundary\*\/<\/script>/;

/** Assembles a complete page: policy, early scripts, inline styles, app. */
export function assemblePage(parts: PageParts): { html: string; policy: string } {
  const html = withoutTimestamps(parts.html).replace(streamEnd, '');
  const rules = [parts.baseRules, ...parts.sheets.values()].join('');
  const sheets = [...parts.sheets.keys()].map(asLoaded).join('');
  // One script needs one hash in the policy.
  const earlyScript = [...parts.headScripts, ...(parts.start ? [parts.start] : [])].join(';');
  const files = parts.start ? appFiles(parts.scripts, parts.needsApp) : '';
  const early = `${files}<script>${earlyScript}</script>`;
  const app = parts.start ? '' : moduleTags(parts.scripts);
  const policy = parts.policy({
    scriptHashes: [...new Set([earlyScript, ...inlineScripts(html)])].map(cspHash),
    styleHashes: [cspHash(rules)],
  });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${parts.metaPolicy(policy)}"/>`;
  const page = html
    .replace(/<meta charSet="utf-8"\/>/i, (charset) => `${charset}${meta}${early}`)
    .replace('</head>', () => `<style>${rules}</style>${sheets}${app}</head>`);
  return { html: page.startsWith('<!') ? page : `<!doctype html>${page}`, policy };
}
