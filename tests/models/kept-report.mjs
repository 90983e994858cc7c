import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

/**
 * @typedef {{ walks: number, steps: number, counts: Record<string, object> }} Layer
 * @typedef {{ actor?: Layer, view?: Layer, page?: Layer, mutants?: object }} Machine
 */

/** Written by a full run alone: pairs of transitions, and the paths that cover them. */
const fullOnly = ['walks', 'steps', 'pairs'];

/** @param {string} file @returns {any} */
const jsonIn = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Returns the results of a run by machine and layer.
 * @param {string} folder
 */
function gathered(folder) {
  /** @type {Record<string, Machine>} */
  const all = {};
  for (const layer of ['actor', 'view', 'page', 'mutants']) {
    const place = `${folder}/${layer}`;
    for (const name of existsSync(place) ? readdirSync(place).toSorted() : []) {
      const { id, layer: _, ...result } = jsonIn(`${place}/${name}`);
      all[id] = { ...all[id], [layer]: result };
    }
  }
  return all;
}

/**
 * Drops what only a full run can tell.
 * @param {Record<string, Machine>} report
 */
const withoutFull = (report) =>
  Object.fromEntries(
    Object.entries(report).map(([id, { page: _, ...layers }]) => [
      id,
      JSON.parse(
        JSON.stringify(layers, (key, value) => (fullOnly.includes(key) ? undefined : value)),
      ),
    ]),
  );

/**
 * Compares the coverage that the atlas shows (`file`) with the results in `folder`, as far as this
 * run went, and returns whether it is up to date. A full run writes it.
 * @param {string} folder
 * @param {string} file
 * @param {boolean} isFull
 */
export function keptReport(folder, file, isFull) {
  const now = gathered(folder);
  if (isFull) writeFileSync(file, `${JSON.stringify(now, null, 1)}\n`);
  return isFull || isDeepStrictEqual(withoutFull(jsonIn(file)), withoutFull(now));
}
