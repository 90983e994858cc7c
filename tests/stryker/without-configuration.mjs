/**
 * @typedef {object} Node
 * @property {string} type
 * @property {string} [name]
 * @property {Node} [callee]
 * @property {Node} [property]
 * @property {Node} [key]
 */

const configured = ['createMachine', 'createStateConfig'];

/**
 * Returns the reason why Stryker leaves a part of a machine alone: its configuration is mutated by
 * mutation.test.ts, and its types do not exist at run time.
 * @param {{ key: string | number, listKey?: string, parent?: Node }} path
 */
function shouldIgnore({ key, listKey, parent }) {
  if (!parent) return undefined;
  if (key === 'value' && parent.key?.name === 'types') return 'types';
  const called = listKey === 'arguments' ? parent.callee?.property?.name : undefined;
  return called && configured.includes(called) ? 'configuration' : undefined;
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'configuration', value: { shouldIgnore } }];
