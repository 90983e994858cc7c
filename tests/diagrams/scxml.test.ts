// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { scxml } from '#src/atlas/drawings/files/scxml.ts';
import { chartFromScxml } from './scxml-reader';
import { diagramCases } from './diagram-cases';

const grammar = readFileSync(join(import.meta.dirname, 'scxml.rng'), 'utf8');
const complaintsAbout = async (xml: string) => {
  const { errors } = await validateXML({ xml, schema: grammar, extension: 'relaxng' });
  return errors.map(({ message }) => message);
};
const chartIn = (xml: string) =>
  chartFromScxml(new DOMParser().parseFromString(xml, 'application/xml').documentElement);

describe.each(diagramCases)('§17 %s as SCXML', (_, diagram) => {
  const xml = scxml(diagram);

  test('it conforms to the recommendation', async () => {
    expect(await complaintsAbout(xml)).toEqual([]);
  });

  test('it reads back to the same chart', () => {
    expect(chartIn(xml)).toEqual(JSON.parse(JSON.stringify(diagram.chart)));
  });
});

describe('§17: invalid SCXML is rejected', () => {
  const whole = scxml(diagramCases[0]![1]);

  test.each([
    ['an unknown element', '<invoke', '<work'],
    ['an attribute without a namespace', 'event="work"', 'event="work" reenter="no"'],
    ['an unknown transition type', 'type="external"', 'type="both"'],
    ['an action without a namespace', '<chart:action name="tidy"/>', '<action name="tidy"/>'],
    ['a delay without a unit', 'delay="12000ms"', 'delay="12000"'],
    ['an id that is not a name', 'id="everything.last"', 'id="1 last"'],
    ['an unclosed element', '</scxml>', ''],
  ])('%s', async (_, good, bad) => {
    expect(whole).toContain(good);
    expect(await complaintsAbout(whole.replace(good, bad))).not.toEqual([]);
  });
});
