import { Statechart } from '@scion-scxml/core';
import { statesOf, type Interpreter } from '#e2e/support/machines/scion.ts';
import type { RandomRun } from '#e2e/support/machines/random-runs.ts';

const json = JSON.stringify;
const attribute = (element: Element, name: string) => json(element.getAttribute(name) ?? undefined);
const list = (element: Element, name: string) =>
  json(element.getAttribute(name)?.split(' ') ?? undefined);
const written = (rows: Record<string, string | undefined>) =>
  `{ ${Object.entries(rows)
    .flatMap(([key, value]) => (value === undefined ? [] : `${key}: ${value}`))
    .join(', ')} }`;
const action = (body: string) => `function (_event) { ${body} }`;
const condition = (element: Element) => {
  const cond = element.getAttribute('cond');
  return cond === null ? undefined : action(`return ${cond};`);
};

/** Returns executable content as code. */
function statement(element: Element): string {
  const inside = () => [...element.children].map(statement).join(' ');
  if (element.localName === 'script') return element.textContent;
  if (element.localName === 'if') return `if (${element.getAttribute('cond')}) { ${inside()} }`;
  if (element.localName === 'raise') return `this.raise({ name: ${attribute(element, 'event')} });`;
  if (element.localName === 'cancel') return `this.cancel(${attribute(element, 'sendid')});`;
  if (element.localName !== 'send') return '';
  const event = written({ name: attribute(element, 'event'), sendid: attribute(element, 'id') });
  const delay = element.getAttribute('delayexpr') ?? attribute(element, 'delay');
  return `this.send(${event}, { delay: parseFloat(${delay}) });`;
}

/** Returns a state in the form that SCION's core reads, as code. */
function state(element: Element): string {
  const children = [...element.children];
  const named = (...names: string[]) =>
    children.filter(({ localName }) => names.includes(localName));
  const all = (elements: Element[], write: (element: Element) => string) =>
    `[${elements.map(write).join(', ')}]`;
  const block = (part: Element) => `[${action([...part.children].map(statement).join(' '))}]`;
  return written({
    $type: json(element.localName),
    id: attribute(element, 'id'),
    initial: list(element, 'initial'),
    isDeep: json(element.getAttribute('type') === 'deep'),
    onEntry: all(named('onentry'), block),
    onExit: all(named('onexit'), block),
    transitions: all(named('transition'), (each) =>
      written({
        event: attribute(each, 'event'),
        target: list(each, 'target'),
        type: attribute(each, 'type'),
        cond: condition(each),
        onTransition: `[${action([...each.children].map(statement).join(' '))}]`,
      }),
    ),
    states: all(named('state', 'parallel', 'final', 'history'), state),
  });
}

/** Runs a file in SCION's core, without its reader of XML. Actors are not invoked. */
export function runInScionCore(scxml: string, runs: readonly RandomRun[]): string[][][] {
  const root = new DOMParser().parseFromString(scxml, 'application/xml').documentElement;
  const data = [...root.querySelectorAll('datamodel > data')].map(
    (element) => `var ${element.id} = ${element.getAttribute('expr')};`,
  );
  // oxlint-disable-next-line typescript/no-implied-eval -- runs the file's own expressions
  const model = new Function('_x', '_id', '_io', 'In', `${data.join('\n')} return ${state(root)};`);
  return runs.map((run) => {
    const interpreter = new Statechart(model as never, {});
    let steps = 0;
    interpreter.on('onBigStepBegin', () => (steps = 0));
    interpreter.on('onSmallStepBegin', () => {
      if ((steps += 1) > 1000) throw new Error('SCION never rests');
    });
    return statesOf(interpreter as unknown as Interpreter, run);
  });
}
