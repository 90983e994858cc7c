import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

/**
 * @typedef {{ paths: number, steps: number, counts: Record<string, object> }} Layer
 * @typedef {{ actor?: Layer, view?: Layer, page?: Layer, mutants?: object, random?: object, together?: object }} Machine
 * @typedef {{ id: string, machines: string[] }} Together
 */

/** @param {string} file @returns {unknown} */
const jsonIn = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Collects the results of a run by machine and layer.
 * @param {string} folder
 */
function collectResults(folder) {
  /** @type {Record<string, Machine>} */
  const all = {};
  for (const layer of ['actor', 'view', 'page', 'mutants', 'random']) {
    const layerFolder = `${folder}/${layer}`;
    for (const name of existsSync(layerFolder) ? readdirSync(layerFolder).toSorted() : []) {
      const {
        id,
        layer: _,
        ...result
      } = /** @type {Layer & { id: string, layer?: string }} */ (jsonIn(`${layerFolder}/${name}`));
      all[id] = { ...all[id], [layer]: result };
    }
  }
  const together = `${folder}/together`;
  for (const name of existsSync(together) ? readdirSync(together).toSorted() : []) {
    const { id: _, ...result } = /** @type {Together} */ (jsonIn(`${together}/${name}`));
    for (const id of result.machines) all[id] = { ...all[id], together: result };
  }
  return all;
}

/**
 * Compares the coverage that the atlas shows (`file`) with the results in `folder`, as far as this
 * run went, and returns true if it is up to date. A full run writes it instead.
 * @param {string} folder
 * @param {string} file
 * @param {boolean} isFull
 */
export function syncCoverageFile(folder, file, isFull) {
  const now = collectResults(folder);
  if (isFull) writeFileSync(file, `${JSON.stringify(now, null, 1)}\n`);
  if (isFull) return true;
  const stored = /** @type {Record<string, Machine>} */ (jsonIn(file));
  return Object.entries(now).every(
    ([id, { mutants, actor, view, page }]) =>
      isDeepStrictEqual(mutants, stored[id]?.mutants) &&
      Object.entries({ actor, view, page }).every(([layer, result]) =>
        Object.entries(result?.counts ?? {}).every(([column, count]) =>
          isDeepStrictEqual(count, stored[id]?.[/** @type {'actor'} */ (layer)]?.counts[column]),
        ),
      ),
  );
}
