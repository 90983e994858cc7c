import type { Chart } from '#src/atlas/kit/chart.ts';
import type { MachineEntry } from '#machines/model.ts';
import {
  actorsAt,
  delaysAt,
  endOf,
  type SimulationStep,
  type StepInput,
  type StepResult,
} from '#src/atlas/kit/simulate.ts';
import { leavesOf } from '#src/atlas/kit/pure-step.ts';
import { inMs } from '#src/atlas/drawings/sentences.ts';
import { guardText } from './step-options';

const maxLength = 80;

/** Truncates a long text. */
export const shortened = (text: string) =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;

const valueText = (value: unknown) => shortened(JSON.stringify(value) ?? 'undefined');

/** Returns a payload as text: `field: "email", value: "ana@"`; empty if none. */
export const payloadText = (payload: Readonly<Record<string, unknown>>): string =>
  Object.entries(payload)
    .map(([key, value]) => `${key}: ${valueText(value)}`)
    .join(', ');

const overrideText = ({ overrides = {} }: StepInput) =>
  Object.entries(overrides)
    .map(([guard, holds]) => ` (override: ${guard} is ${holds})`)
    .join('');

function inputText(step: StepInput): string {
  if (step.kind === 'wait') return `wait ${inMs(step.ms)}`;
  if (step.kind === 'event') {
    const payload = payloadText(step.payload);
    return payload === '' ? step.type : `${step.type} with ${payload}`;
  }
  const value = step.value === undefined ? '' : `: ${valueText(step.value)}`;
  const verbs = { done: 'is done', error: 'fails', snapshot: 'has a new snapshot' };
  return `${step.actor} ${verbs[step.kind]}${value}`;
}

/** Returns the title of a step, with its overrides. */
export const stepTitle = (step: StepInput): string => inputText(step) + overrideText(step);

/** Returns a state's path in its machine: `editing › rejected`; for the root, its id. */
export const stateName = (chart: Chart, id: string): string =>
  id === chart.id ? id : id.slice(chart.id.length + 1).replaceAll('.', ' › ');

/** Returns the active leaf states as text. A machine that fails at its start has none. */
export const positionText = (chart: Chart, { snapshot }: SimulationStep): string =>
  leavesOf(snapshot)
    .map((id) => stateName(chart, id))
    .join(' and ') || 'no state';

const transitionIn = ({ transitions }: Chart, id: string) =>
  transitions.find((transition) => transition.id === id);

function pathText(chart: Chart, { source, targets }: Chart['transitions'][number]): string {
  const from = stateName(chart, source);
  const to = targets.map((target) => stateName(chart, target)).join(' and ');
  return to === '' ? `stays in ${from}` : `${from} → ${to}`;
}

/** Returns a state's path, or a transition's source and target. */
export function partText(chart: Chart, id: string): string {
  const transition = transitionIn(chart, id);
  return transition ? pathText(chart, transition) : stateName(chart, id);
}

/** Returns a transition as text: source, target and description. */
export function transitionText(chart: Chart, id: string): string {
  const found = transitionIn(chart, id);
  if (!found) return id;
  const path = pathText(chart, found);
  return found.description === null ? path : `${path}: ${found.description}`;
}

/** Returns why a step took no transition. */
function noTransitionText(entry: MachineEntry, { step, before, after }: StepResult): string {
  if (step.kind === 'wait') {
    const waiting = actorsAt(after).map(({ id }) => id);
    const pending = waiting.length > 0 ? ` ${waiting.join(' and ')} is still running.` : '';
    const none = delaysAt(before).length === 0 ? 'No delay is pending.' : 'No delay ends.';
    return `${none}${pending}`;
  }
  if (step.kind !== 'event') return 'No active state handles it.';
  const reasons: Readonly<Record<string, string | undefined>> = entry.model.ignored ?? {};
  return `No transition. ${reasons[step.type] ?? ''}`.trim();
}

/** Returns the result of a step, one sentence per line. */
export function resultLines(entry: MachineEntry, chart: Chart, result: StepResult): string[] {
  const { transitions, effects, after } = result;
  const end = endOf(after);
  const guards = guardText(result);
  const named = (kind: 'action' | 'actor') =>
    effects.filter((effect) => effect.kind === kind).map(({ name }) => name);
  const [actions, actors] = [named('action'), named('actor')];
  return [
    ...(transitions.length > 0
      ? transitions.map((id) => transitionText(chart, id))
      : [noTransitionText(entry, result)]),
    ...(guards === '' ? [] : [`Guards: ${guards}.`]),
    ...(actions.length > 0 ? [`Runs: ${actions.join(', ')}.`] : []),
    ...(actors.length > 0 ? [`Starts: ${actors.join(', ')}.`] : []),
    ...(end === null ? [] : [`The machine ${end}.`]),
  ];
}
