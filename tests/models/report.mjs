import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { syncCoverageFile } from './coverage-file.mjs';

/**
 * @typedef {{ seen: number, of: number, missing: string[], excluded: { what: string, because: string }[] }} Count
 * @typedef {{ id: string, layer: string, paths: number, steps: number, counts: Record<string, Count> }} Result
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}/test-results/models`;
const isFull = process.argv.includes('--full');
const layers = isFull ? ['actor', 'view', 'page'] : ['actor', 'view'];
const columns = ['states', 'transitions', 'guards', 'cells', 'pairs'];

/**
 * A page does not expose a state's context, so only the actor and view layers count pairs.
 * @param {string} layer
 * @param {string} column
 */
const applies = (layer, column) => layer !== 'page' || column !== 'pairs';

/** Lists the machines in the tree, with or without results. */
const machineIds = () =>
  readdirSync(`${root}/machines`, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() &&
        existsSync(`${root}/machines/${entry.name}/${entry.name}.machine.ts`),
    )
    .map(({ name }) => name);

/** @returns {Map<string, Result>} results of this run, by `LAYER/ID` */
function results() {
  /** @type {Map<string, Result>} */
  const found = new Map();
  for (const layer of layers) {
    for (const id of machineIds()) {
      const file = `${folder}/${layer}/${id}.json`;
      if (existsSync(file))
        found.set(`${layer}/${id}`, /** @type {Result} */ (JSON.parse(readFileSync(file, 'utf8'))));
    }
  }
  return found;
}

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** @param {Result | undefined} result @param {string} layer @param {string} column */
function cell(result, layer, column) {
  const count = result?.counts[column];
  if (!applies(layer, column)) return '·';
  if (!count) return '–';
  return `${count.seen}/${count.of}${count.excluded.length > 0 ? ` −${count.excluded.length}` : ''}`;
}

/** @param {Map<string, Result>} all */
function summarize(all) {
  /** @type {string[]} */
  const faults = [];
  let targets = 0;
  /** @type {{ id: string, layer: string, what: string, because: string }[]} */
  const excluded = [];
  for (const layer of layers) {
    for (const id of machineIds()) {
      const result = all.get(`${layer}/${id}`);
      if (!result) faults.push(`${id}: no result of the ${layer} layer`);
      for (const column of columns.filter((name) => applies(layer, name))) {
        const count = result?.counts[column];
        targets += count?.seen ?? 0;
        for (const what of count?.missing ?? []) faults.push(`${id}, ${layer}: ${what}`);
        for (const exclusion of count?.excluded ?? []) excluded.push({ id, layer, ...exclusion });
      }
    }
  }
  return { faults, targets, excluded };
}

/** @param {Map<string, Result>} all */
function textReport(all) {
  const ids = machineIds();
  const wide = Math.max(...ids.map((id) => id.length)) + 2;
  const head = [
    'machine'.padEnd(wide),
    'layer ',
    ...columns.map((name) => name.padStart(12)),
    '  steps',
  ];
  const rows = ids.flatMap((id) =>
    layers.map((layer) => {
      const result = all.get(`${layer}/${id}`);
      const cells = columns.map((column) => cell(result, layer, column).padStart(12));
      return [
        id.padEnd(wide),
        layer.padEnd(6),
        ...cells,
        String(result?.steps ?? 0).padStart(7),
      ].join('');
    }),
  );
  return [head.join(''), ...rows].join('\n');
}

/** @param {Map<string, Result>} all @param {ReturnType<typeof summarize>} summary */
function htmlReport(all, { faults, targets, excluded }) {
  const rows = machineIds().flatMap((id) =>
    layers.map((layer) => {
      const result = all.get(`${layer}/${id}`);
      const cells = columns.map((column) => `<td>${cell(result, layer, column)}</td>`).join('');
      return `<tr><th scope="row">${id}</th><td>${layer}</td>${cells}<td>${result?.steps ?? 0}</td></tr>`;
    }),
  );
  const list = (/** @type {string[]} */ items) =>
    items.length > 0
      ? `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`
      : '<p>None.</p>';
  const left = excluded.map(
    ({ id, layer, what, because }) => `${id}, ${layer}: ${what}. ${because}`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Model coverage</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 64rem; padding: 0 1rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .25rem .75rem; text-align: end; }
th[scope=row], thead th:first-child, td:nth-child(2) { text-align: start; font-weight: 500; }
</style>
<h1>Model coverage</h1>
<p>${targets} targets covered, ${faults.length} missing, ${excluded.length} excluded with a reason.</p>
<div style="overflow-x:auto"><table><thead><tr>${['machine', 'layer', ...columns, 'steps'].map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>
<p>“5/5 −1”: five of five are covered, one more is excluded. “·”: not counted in this layer.</p>
<h2>Missing</h2>${list(faults)}
<h2>Excluded</h2>${list(left)}
</html>
`;
}

const all = results();
const summary = summarize(all);
const { faults, targets, excluded } = summary;
const coverageFile = 'machines/diagrams/coverage.json';
if (!syncCoverageFile(folder, `${root}/${coverageFile}`, isFull))
  faults.push(`${coverageFile} is stale: npm run test:full -- --only models`);
mkdirSync(folder, { recursive: true });
writeFileSync(
  `${folder}/report.json`,
  JSON.stringify({ results: [...all.values()], ...summary }, null, 1),
);
writeFileSync(`${folder}/report.html`, htmlReport(all, summary));

process.stdout.write(`${textReport(all)}\n\n`);
for (const fault of faults.slice(0, 40)) process.stdout.write(`missing: ${fault}\n`);
process.stdout.write(
  `models: ${machineIds().length} machines in ${layers.length} layers, ${targets} targets covered, ${faults.length} missing, ${excluded.length} excluded with a reason (test-results/models/report.html)\n`,
);
if (!isFull)
  process.stdout.write(
    '“–”: covered by npm run test:full -- --only models, as is the page layer.\n',
  );
process.exitCode = faults.length > 0 ? 1 : 0;
