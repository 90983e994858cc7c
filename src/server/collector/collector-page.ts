import { createHash } from 'node:crypto';
import { brand } from '#content/brand.ts';

const style = `:root{color-scheme:light dark;--ground:#f7fbfb;--raised:#fff;--ink:#05222b;--muted:#3d565d;--line:#d4dfe1;--edge:#6d878e;--link:#00515e;--danger:#a3261b}
@media screen and (prefers-color-scheme:dark){:root{--ground:#041116;--raised:#0a1c22;--ink:#edf4f5;--muted:#adbec2;--line:#23363b;--edge:#6f888f;--link:#77ced7;--danger:#ff9d90}}
*{box-sizing:border-box}
body{margin:0;padding:clamp(1rem,4vw,3rem);background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:68rem;margin:0 auto}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}
h2,h3{font-size:1.125rem;line-height:1.3;margin:0;overflow-wrap:anywhere;unicode-bidi:isolate}
h3{font-size:.875rem;color:var(--muted)}
p{margin:0 0 1rem;max-width:65ch}
a{color:var(--link);text-underline-offset:.15em}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
ol{list-style:none;margin:0 0 2rem;padding:0}
dl{display:grid;grid-template-columns:minmax(0,6.5rem) minmax(0,1fr);gap:.25rem 1rem;margin:0;align-content:start}
dt,.muted{color:var(--muted)}
dd{margin:0}
dd,.mail{overflow-wrap:anywhere;white-space:pre-wrap;unicode-bidi:isolate}
time{font-variant-numeric:tabular-nums}
label{font-weight:600}
input,button,.button{font:inherit;min-height:2.75rem;padding:.5rem .875rem;border:1px solid var(--edge);border-radius:.375rem;background:var(--raised);color:var(--ink)}
button,.button{display:inline-flex;align-items:center;font-weight:600;color:var(--link);text-decoration:none;cursor:pointer}
button:hover,.button:hover{border-color:currentColor}
.danger{color:var(--danger)}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem;margin:0 0 1.5rem}
.bar p{margin:0}
.bar input[type=search]{flex:1 1 8rem;min-width:0;max-width:28rem}
.bar input[type=number]{width:6.5rem}
.notice{padding:.75rem 1rem;border:1px solid var(--line);border-left:4px solid var(--link);background:var(--raised)}
.record{padding:1.25rem 0;border-top:1px solid var(--line)}
.record p{margin:0;max-width:none;overflow-wrap:anywhere}
.record p+.mail{margin-top:.5rem}
.head>div{min-width:0}
.head .button{flex:none}
.head{display:flex;align-items:flex-start;justify-content:space-between;gap:1rem;margin:0 0 .75rem}
.columns{display:grid;gap:1.25rem 3rem}
.old{padding-top:1.5rem;border-top:1px solid var(--line)}
.old h2{margin:0 0 .5rem}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media(min-width:56rem){.columns{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}}`;

/** Content-Security-Policy of the collector's pages, which allows only their inline style. */
export const collectorPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
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
