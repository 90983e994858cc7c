// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { scxmlNames } from '#src/atlas/drawings/files/scxml-names.ts';
import { scxml } from '#src/atlas/drawings/files/scxml.ts';
import { diagramCases } from './diagram-cases';
import { dataOf, hostileNames, unusable } from './hostile-names';

const grammar = readFileSync(join(import.meta.dirname, 'scxml.rng'), 'utf8');
const complaintsAbout = async (...texts: string[]) => {
  const xml = texts.map((contents, index) => ({ fileName: `${index}.scxml`, contents }));
  const { errors } = await validateXML({ xml, schema: grammar, extension: 'relaxng' });
  return errors.map(({ message }) => message);
};
const files = diagramCases.map(([id, data]) => [id, scxml(data)] as const);

// The validator starts slowly, so it reads all files at once.
test('§17.23 SCXML: every file conforms to the recommendation', async () => {
  expect(await complaintsAbout(...files.map(([, xml]) => xml))).toEqual([]);
});

test.each(files)('§17.30 %s as SCXML: ids are unique and expressions are ECMAScript', (_, xml) => {
  const root = new DOMParser().parseFromString(xml, 'application/xml').documentElement;
  const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  for (const element of root.querySelectorAll('[cond], [expr], [delayexpr]'))
    for (const name of ['cond', 'expr', 'delayexpr'])
      // oxlint-disable-next-line typescript/no-implied-eval -- checks the syntax only
      expect(() => new Function(`return (${element.getAttribute(name) ?? 0});`)).not.toThrow();
});

test('§17.31 SCXML: different names have different ids and events', () => {
  const names = hostileNames.filter((name) => !unusable.test(name));
  const states = Object.fromEntries(names.map((name) => [name, { on: { [name]: {} } }]));
  const delayNames = scxmlNames(dataOf({ config: { id: 'delays', initial: 'a', states } }).chart);
  const ids = [...delayNames.states.values(), 'context', 'guards', 'holds', 'delays'];
  const events = hostileNames.flatMap((name) => delayNames.events(name));
  expect(new Set(ids).size).toBe(names.length + 5);
  expect(new Set(events).size).toBe(hostileNames.length);
  expect(ids.filter((id) => !/^[A-Za-z_][\w-]*$/.test(id))).toEqual([]);
});

describe('§17.23: invalid SCXML is rejected', () => {
  const whole = scxml(diagramCases[0]![1]);

  test.each([
    ['an unknown element', '<invoke', '<work'],
    ['an attribute without a namespace', 'event="work"', 'event="work" reenter="no"'],
    ['an unknown transition type', 'type="external"', 'type="both"'],
    ['an action without a namespace', '<log label="tidy"', '<action label="tidy"'],
    ['a delay without a unit', 'delay="12000ms"', 'delay="12000"'],
    ['an id that is not a name', 'id="everything--last"', 'id="1 last"'],
    ['an unclosed element', '</scxml>', ''],
  ])('%s', async (_, good, bad) => {
    expect(whole).toContain(good);
    expect(await complaintsAbout(whole.replace(good, bad))).not.toEqual([]);
  });
});
