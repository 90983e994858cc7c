// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { not, or, setup } from 'xstate';
import { entry } from '#machines/model.ts';
import { machineData } from '#src/atlas/drawings/machine-data.ts';
import { scxml } from '#src/atlas/drawings/files/scxml.ts';
import { chartFromScxml } from './scxml-reader';
import { diagramCases } from './diagram-cases';
import { foreignCases } from './foreign-cases';

const grammar = readFileSync(join(import.meta.dirname, 'scxml.rng'), 'utf8');
const complaintsAbout = async (...texts: string[]) => {
  const xml = texts.map((contents, index) => ({ fileName: `${index}.scxml`, contents }));
  const { errors } = await validateXML({ xml, schema: grammar, extension: 'relaxng' });
  return errors.map(({ message }) => message);
};
const chartIn = (xml: string) =>
  chartFromScxml(new DOMParser().parseFromString(xml, 'application/xml').documentElement);

const files = [...diagramCases, ...foreignCases].map(([id, data]) => [id, scxml(data)] as const);

// The validator starts slowly, so it reads all files at once.
test('§17 SCXML: every file conforms to the recommendation', async () => {
  expect(await complaintsAbout(...files.map(([, xml]) => xml))).toEqual([]);
});

test.each(files)('§17 %s as SCXML: ids are unique and expressions are ECMAScript', (_, xml) => {
  const root = new DOMParser().parseFromString(xml, 'application/xml').documentElement;
  const ids = [...root.querySelectorAll('state, parallel, final, history, invoke')]
    .filter((element) => !element.closest('content'))
    .map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  for (const element of root.querySelectorAll('[cond], [expr], [delayexpr]'))
    for (const name of ['cond', 'expr', 'delayexpr'])
      // oxlint-disable-next-line typescript/no-implied-eval -- checks the syntax only
      expect(() => new Function(`return (${element.getAttribute(name) ?? 0});`)).not.toThrow();
});

test.each(diagramCases)('§17 %s as SCXML: it reads back to the same chart', (_, diagram) => {
  // Conditions hold the operands of composed guards; `chart:guard` is the name only.
  const names = (key: string, value: unknown) =>
    ['composed', 'ms'].includes(key) ? undefined : value;
  expect(chartIn(scxml(diagram))).toEqual(JSON.parse(JSON.stringify(diagram.chart, names)));
});

describe('§17: invalid SCXML is rejected', () => {
  const whole = scxml(diagramCases[0]![1]);

  test.each([
    ['an unknown element', '<invoke', '<work'],
    ['an attribute without a namespace', 'event="work"', 'event="work" reenter="no"'],
    ['an unknown transition type', 'type="external"', 'type="both"'],
    ['an action without a namespace', '<log label="tidy"', '<action label="tidy"'],
    ['a delay without a unit', 'delay="12000ms"', 'delay="12000"'],
    ['an id that is not a name', 'id="everything.last"', 'id="1 last"'],
    ['an unclosed element', '</scxml>', ''],
  ])('%s', async (_, good, bad) => {
    expect(whole).toContain(good);
    expect(await complaintsAbout(whole.replace(good, bad))).not.toEqual([]);
  });
});

describe('§17: SCXML selects transitions as XState does', () => {
  const machine = setup({
    guards: {
      isFor: (_, params: { menu: string }) => params.menu === 'a',
      isOpen: () => true,
      valueOf: () => true,
    },
  }).createMachine({
    id: 'Order flow (v2)',
    type: 'parallel',
    on: { answered: '.left.again' },
    states: {
      left: {
        initial: 'waiting',
        on: {
          '*': '.again',
          answered: { guard: { type: 'isFor', params: { menu: 'a' } }, target: '.again' },
        },
        states: {
          waiting: {
            on: { 'answered.late': { guard: not(or(['isOpen', 'isOpen'])), target: 'again' } },
          },
          again: { on: { answered: 'again', waiting: { target: 'again', reenter: true } } },
        },
      },
      right: {
        initial: 'held',
        states: { held: { always: { guard: 'valueOf' } }, was: { type: 'history' } },
      },
    },
  });
  const about = { title: 'Flow', purpose: 'Flows.', where: { routes: [], view: '' } };
  const model = { events: {}, invariants: {}, journeys: [] };
  const xml = scxml(machineData(entry('flow', machine, { about, model })));

  test.each([
    ['names', 'name="Order_flow__v2_"'],
    ['ids', 'id="Order_flow__v2_.left" chart:id="Order flow (v2).left"'],
    ['guards with params', `cond='_event.name === "answered" &#38;&#38; isFor({"menu":"a"})'`],
    ['composed guards', 'cond="!(isOpen() || isOpen())"'],
    ['a guard named like a property of every object', 'cond="valueOf_()"'],
    ['regions first', '!(In("Order_flow__v2_.left.again"))'],
    ['wildcards', `event="*" cond='_event.name !== "chart.guard"'`],
    [
      'self-transitions without reentry',
      `event="answered" cond='_event.name === "answered"' type="internal" chart:stays="true"/>`,
    ],
    ['history', '<transition target="Order_flow__v2_.right.held"/>'],
  ])('%s', (_, text) => {
    expect(xml).toContain(text);
  });

  test('it conforms to the recommendation', async () => {
    expect(await complaintsAbout(xml)).toEqual([]);
  });
});
