import type { PortableEntry } from '#src/atlas/kit/portable/portable-entry.ts';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** The parts that all pages share. */
interface SharedParts {
  themeScript: string;
  styles: string;
}

/** Returns a page that the shared script renders; without scripts, it shows `fallback`. */
const page = (
  title: string,
  { themeScript, styles }: SharedParts,
  fallback: readonly string[],
) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<script>${themeScript}</script>
<style>${styles}</style>
<script defer src="machines.js"></script>
<script defer src="atlas.js"></script>
</head>
<body>
<noscript>
<h1>${escaped(title)}</h1>
${fallback.join('\n')}
</noscript>
</body>
</html>
`;

/** Returns the page that lists all machines. */
export const listPage = (entries: readonly PortableEntry[], shared: SharedParts): string =>
  page('State machines', shared, [
    '<ul>',
    ...entries.map(({ id, title }) => `<li><a href="${id}.html">${escaped(title)}</a></li>`),
    '</ul>',
  ]);

/** Returns the page of one machine. */
export const machinePage = ({ id, title, purpose }: PortableEntry, shared: SharedParts): string =>
  page(title, shared, [
    `<p>${escaped(purpose)}</p>`,
    `<p><a href="index.html">All machines</a> <a href="files/${id}.md">Description</a></p>`,
    `<img src="files/${id}.svg" alt="${escaped(title)}, drawn as a statechart">`,
  ]);
