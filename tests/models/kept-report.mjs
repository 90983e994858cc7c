import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

/**
 * @typedef {{ actor?: object, view?: object, page?: object, mutants?: Record<string, object> }} Machine
 * @typedef {Record<string, Machine>} Kept
 * @typedef {{ id: string, layer?: string }} Result
 */

/** @param {string} file */
const textOf = (file) => readFileSync(file, 'utf8');

/** @param {string} folder what the layers have left there, if anything */
const resultsIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .toSorted()
        .map((name) => /** @type {Result} */ (JSON.parse(textOf(`${folder}/${name}`))))
    : [];

/**
 * Returns what the layers have left behind in a folder, by machine and layer.
 * @param {string} folder
 * @returns {Kept}
 */
function gathered(folder) {
  /** @type {Kept} */
  const all = {};
  for (const layer of ['actor', 'view', 'page']) {
    for (const { id, layer: _, ...result } of resultsIn(`${folder}/${layer}`))
      all[id] = { ...all[id], [layer]: result };
  }
  for (const { id, ...result } of resultsIn(`${folder}/mutants/actor`)) {
    const machine = all[id];
    if (machine) machine.mutants = { actor: result };
  }
  return all;
}

/**
 * Compares what the atlas shows (`file`) with what the layers have left behind in `folder`, and
 * writes it anew where that is wanted; returns whether it is up to date.
 * @param {string} folder
 * @param {string} file
 * @param {boolean} isToBeWritten
 */
export function keptReport(folder, file, isToBeWritten) {
  const before = /** @type {Kept} */ (existsSync(file) ? JSON.parse(textOf(file)) : {});
  const now = gathered(folder);
  if (isToBeWritten) writeFileSync(file, `${JSON.stringify(now, null, 1)}\n`);
  return isToBeWritten || isDeepStrictEqual(before, now);
}
