import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { brand } from '#content/brand.ts';

const style = `:root{color-scheme:light dark;--danger:light-dark(#a3261b,#ff9d90)}
a{color:light-dark(#00515e,#77ced7)}
body{background:light-dark(#fff,#041116);color:light-dark(#05222b,#edf4f5);max-width:68rem;margin:0 auto;padding:clamp(1rem,4vw,3rem);font:1rem/1.5 system-ui,sans-serif}
h2,dd{margin:0;overflow-wrap:anywhere;unicode-bidi:isolate}
dl{display:grid;grid-template-columns:minmax(0,9rem) minmax(0,1fr);gap:.25rem 1rem}
ol{list-style:none;padding:0}
li{padding:1.25rem 0;border-top:1px solid}
dd{white-space:pre-wrap}
button{background:none;border:1px solid}
button,summary{font:inherit;padding:.5rem .875rem;min-height:2.75rem;color:var(--danger);cursor:pointer}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Escapes `text` for an HTML element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Sends `text` with the media type `type`. */
export function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(text),
    'Content-Security-Policy': policy,
    Vary: 'Accept',
  });
  response.end(text);
}

/** Sends a message as the form service does; it is a success below status 400. */
export function sendMessage(response: ServerResponse, status: number, message: string): void {
  const reply = { success: String(status < 400), message };
  send(response, status, 'application/json', JSON.stringify(reply));
}

/** Sends a complete page. `body` is HTML, `title` is text. */
export function sendPage(response: ServerResponse, status: number, title: string, body: string) {
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${escapeHtml(brand.name)}</title>
<style>${style}</style>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</html>
`;
  send(response, status, 'text/html', page);
}
