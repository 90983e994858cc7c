import { createHash } from 'node:crypto';
import { brand } from '#content/brand.ts';

const style = `:root{color-scheme:light dark;--ground:#f7fbfb;--ink:#05222b;--muted:#3d565d;--line:#d4dfe1;--link:#00515e}
@media(prefers-color-scheme:dark){:root{--ground:#041116;--ink:#edf4f5;--muted:#adbec2;--line:#23363b;--link:#77ced7}}
*{box-sizing:border-box}
body{margin:0;padding:clamp(1rem,4vw,3rem);background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:72rem;margin:0 auto}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}
p{margin:0 0 1rem;max-width:65ch}
a{color:var(--link)}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse}
th,td{padding:.75rem 1rem .75rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
dl{display:grid;grid-template-columns:max-content minmax(8rem,1fr);gap:.125rem 1rem;margin:0}
dt{color:var(--muted)}
dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap;unicode-bidi:isolate}
time{white-space:nowrap;font-variant-numeric:tabular-nums}`;

/** Content-Security-Policy of the collector's pages, which allows only their inline style. */
export const collectorPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes `text` for an HTML element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** Returns a complete page. `body` is HTML, `title` is text. */
export function collectorPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${escapeHtml(brand.name)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}
