import { createHash } from 'node:crypto';

/** The hash by which a Content-Security-Policy lets an inline script or style through. */
export function cspHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

const dataBlock = /\btype="(application\/(ld\+)?json|importmap|speculationrules)"/;

/** The text of every inline script of a page that a browser would run. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=/.test(attributes) && !dataBlock.test(attributes))
    .map(([, , text = '']) => text);
}

/** Dehydrated matches carry the time of rendering; without it a build gives the same bytes. */
export function withoutTimestamps(html: string): string {
  return html.replace(/,u:\d{13}\b/g, ',u:0');
}

export type PageParts = {
  html: string;
  /** The rules that every page has. */
  baseRules: string;
  /** What these style sheets hold stands in the page, by their addresses. */
  sheets: ReadonlyMap<string, string>;
  headScripts: string[];
  /** Hashed addresses of the page's JavaScript in the order of its evaluation: the entry last. */
  scripts: string[];
  /** The text of the script that fetches and evaluates the others; without one, a page does at once. */
  start?: string;
  /** Whether the app is to go on where one of these files is missing: the page is of no use without it. */
  needsApp?: boolean;
  policy: (hashes: { scriptHashes: string[]; styleHashes: string[] }) => string;
  /** The part of a policy that a meta tag can carry. */
  metaPolicy: (policy: string) => string;
};

/** Tells Vite's loader of parts that a style sheet is here; one that is disabled is never fetched. */
const asLoaded = (href: string) => `<link rel="stylesheet" href="${href}" disabled=""/>`;

/** What src/entries/hydration-loader.ts reads. */
const appFiles = (scripts: string[], needsApp = false) =>
  `<script type="application/json"${needsApp ? ' data-needs-app' : ''} id="app-files">${JSON.stringify(scripts)}</script>`;

const atOnce = (scripts: string[]) =>
  [
    ...scripts.slice(0, -1).map((src) => `<link rel="modulepreload" href="${src}"/>`),
    ...scripts.slice(-1).map((src) => `<script type="module" src="${src}"></script>`),
  ].join('');

/** A complete page: policy first, then early scripts, the page's own styles, and the app. */
export function assemblePage(parts: PageParts): { html: string; policy: string } {
  const html = withoutTimestamps(parts.html);
  const rules = [parts.baseRules, ...parts.sheets.values()].join('');
  const sheets = [...parts.sheets.keys()].map(asLoaded).join('');
  const earlyScripts = parts.start ? [...parts.headScripts, parts.start] : parts.headScripts;
  const files = parts.start ? appFiles(parts.scripts, parts.needsApp) : '';
  const early = files + earlyScripts.map((text) => `<script>${text}</script>`).join('');
  const app = parts.start ? '' : atOnce(parts.scripts);
  const policy = parts.policy({
    scriptHashes: [...new Set([...earlyScripts, ...inlineScripts(html)])].map(cspHash),
    styleHashes: [cspHash(rules)],
  });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${parts.metaPolicy(policy)}"/>`;
  const page = html
    .replace(/<meta charSet="utf-8"\/>/i, (charset) => `${charset}${meta}${early}`)
    .replace('</head>', () => `<style>${rules}</style>${sheets}${app}</head>`);
  return { html: page.startsWith('<!') ? page : `<!doctype html>${page}`, policy };
}
