import { everyPath, type SiteRules } from './host-matching.ts';

/** Returns the globs for the path of a rule. The rule for `404.html` applies to any missing page. */
function sourcesOf(path: string): string[] {
  if (path === '/404.html') return ['404.html'];
  if (path === everyPath) return ['**'];
  if (path.endsWith('/*')) return [`${path}*`];
  return path.endsWith('*') ? [path.slice(0, -1), `${path.slice(0, -1)}/**`] : [path];
}

/** Returns Firebase's configuration of the folder that holds it. */
export function firebaseJson({ headers, redirects }: SiteRules): string {
  const hosting = {
    public: '.',
    ignore: ['firebase.json', '.firebaserc', '**/.*'],
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects
      .filter(({ from }) => !from.endsWith('/'))
      .map(({ from, to, status }) => ({ source: from, destination: to, type: status })),
    headers: headers.flatMap((rule) =>
      sourcesOf(rule.path).map((source) => ({
        source,
        headers: rule.headers.map(([key, value]) => ({ key, value })),
      })),
    ),
  };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
}
