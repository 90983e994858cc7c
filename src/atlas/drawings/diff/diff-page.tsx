import { renderToStaticMarkup } from 'react-dom/server';
import type { MachineEntry } from '#machines/model.ts';
import { dark, light } from '#src/design/tokens.ts';
import { chartOf } from '#src/atlas/kit/chart.ts';
import { ChartParts, pictureDescription } from '../chart-picture';
import { chartCss } from '../files/svg-file';
import { drawingOf } from '../layout/layout';
import { diffOf } from './chart-diff';
import { diffReport } from './diff-report';

type Machines = Readonly<Record<string, MachineEntry>>;

const css = `${chartCss}
:root{color-scheme:light dark}
body{max-width:1800px;margin:auto;padding:24px;font:16px/1.5 system-ui,sans-serif}
section{margin-top:40px}
pre{white-space:pre-wrap}
.sides{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,560px),1fr));gap:16px}
figure{margin:0;padding:12px;overflow:auto}
figcaption{margin-bottom:8px;font-weight:600}
:root{background:${light.canvas};color:${light.ink}}
figure{border:1px solid ${light.line}}
@media screen and (prefers-color-scheme:dark){
:root{background:${dark.canvas};color:${dark.ink}}figure{border-color:${dark.line}}}`;

/** One version of a machine, with the changed parts marked. */
async function picture(label: string, entry: MachineEntry, marks: ReadonlyMap<string, string>) {
  const chart = chartOf(entry.machine);
  const drawing = await drawingOf(chart);
  const [width, height] = [drawing.width + 16, drawing.height + 16];
  return (
    // It scrolls, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <figure key={label} tabIndex={0}>
      <figcaption>{label}</figcaption>
      <svg
        role="img"
        aria-label={`${label}: ${pictureDescription(chart)}`}
        width={width}
        height={height}
        viewBox={`-8 -8 ${width} ${height}`}
      >
        <ChartParts {...{ chart, drawing }} marksOf={(id) => marks.get(id)} />
      </svg>
    </figure>
  );
}

/** The changes of a machine, and its versions side by side. */
async function section(id: string, lines: readonly string[], sides: readonly MachineEntry[]) {
  const [was, now] = sides.map(({ machine }) => chartOf(machine));
  const changes = was && now ? diffOf(was, now) : [];
  const marksOf = (side: 'was' | 'now') =>
    new Map(
      changes.flatMap((part): [string, string][] =>
        part[side] === null ? [] : [[part[side], part.change]],
      ),
    );
  const pictures = [];
  for (const [index, entry] of sides.entries()) {
    const label = sides.length === 1 ? entry.title : (['Before', 'After'][index] ?? '');
    pictures.push(await picture(label, entry, marksOf(index === 0 ? 'was' : 'now')));
  }
  return (
    <section key={id} id={id}>
      <h2>{sides.at(-1)?.title}</h2>
      <pre>{lines.join('\n')}</pre>
      <div className="sides">{pictures}</div>
    </section>
  );
}

/**
 * Returns a page that opens from disk: for each machine that differs, the changes as text and both
 * charts with the changes marked (specification §17.28).
 */
export async function diffPage(before: Machines, after: Machines): Promise<string> {
  const sections = [];
  for (const [id, lines] of diffReport(before, after))
    sections.push(await section(id, lines, [before[id] ?? [], after[id] ?? []].flat()));
  const page = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Changed machines</title>
        <style>{css}</style>
      </head>
      <body>
        <h1>Changed machines</h1>
        {sections.length > 0 ? sections : <p>No machine differs.</p>}
      </body>
    </html>,
  );
  return `<!doctype html>\n${page}\n`;
}
