import type { Chart } from '#src/atlas/kit/chart.ts';
import type { MachineEntry } from '#machines/model.ts';
import {
  actorsAt,
  delaysAt,
  type Moment,
  type RunStep,
  type TakenStep,
} from '#src/atlas/kit/simulate.ts';
import { leavesOf } from '#src/atlas/kit/pure-step.ts';
import { guardWords } from './run-options';

const longestValue = 80;

/** Returns a text that is cut where it would fill the page. */
export const shortened = (text: string) =>
  text.length > longestValue ? `${text.slice(0, longestValue - 1)}…` : text;

const valueWords = (value: unknown) => shortened(JSON.stringify(value) ?? 'nothing');

/** Returns a payload in words: `field: "email", value: "ana@"`; empty for none. */
export const payloadWords = (payload: Readonly<Record<string, unknown>>): string =>
  Object.entries(payload)
    .map(([key, value]) => `${key}: ${valueWords(value)}`)
    .join(', ');

/** Returns a time with its unit. */
export const timeWords = (ms: number): string => `${ms.toLocaleString('en-US')} ms`;

const forcedWords = ({ forced = {} }: RunStep) =>
  Object.entries(forced)
    .map(([guard, holds]) => ` (forced: ${guard} says ${holds ? 'yes' : 'no'})`)
    .join('');

function deedWords(step: RunStep): string {
  if (step.kind === 'wait') return `${timeWords(step.ms)} pass`;
  if (step.kind === 'event') {
    const payload = payloadWords(step.payload);
    return payload === '' ? step.type : `${step.type} with ${payload}`;
  }
  const said = step.value === undefined ? '' : `: ${valueWords(step.value)}`;
  return `${step.actor} ${step.kind === 'done' ? 'answers' : 'fails'}${said}`;
}

/** Returns what somebody lets happen in a step, in one line; what is forced is said. */
export const stepTitle = (step: RunStep): string => deedWords(step) + forcedWords(step);

/** Returns a state's name without its machine's: `editing › rejected`. */
export const stateName = (chart: Chart, id: string): string =>
  id === chart.id ? 'the whole machine' : id.slice(chart.id.length + 1).replaceAll('.', ' › ');

/** Returns where a machine is at a moment, by the names of its innermost states. */
export const placeWords = (chart: Chart, { snapshot }: Moment): string =>
  leavesOf(snapshot)
    .map((id) => stateName(chart, id))
    .join(' and ');

/** Returns a transition in words: from where, to where, and what for. */
export function transitionWords(chart: Chart, id: string): string {
  const found = chart.transitions.find((one) => one.id === id);
  if (!found) return id;
  const from = stateName(chart, found.source);
  const to = found.targets.map((target) => stateName(chart, target)).join(' and ');
  const way = to === '' ? `stays in ${from}` : `${from} → ${to}`;
  return found.description === null ? way : `${way}: ${found.description}`;
}

/** Why nothing was taken, in words. */
function silence(entry: MachineEntry, { step, before, after }: TakenStep): string {
  if (step.kind === 'wait') {
    const waiting = actorsAt(after).map(({ id }) => id);
    const answer = waiting.length > 0 ? ` ${waiting.join(' and ')} has not answered.` : '';
    const none =
      delaysAt(before).length === 0 ? 'No delay of this machine runs.' : 'No delay ends.';
    return `${none}${answer}`;
  }
  if (step.kind !== 'event') return 'Nothing in this state waits for it.';
  const reasons: Readonly<Record<string, string | undefined>> = entry.model.ignored ?? {};
  return `Nothing happens. ${reasons[step.type] ?? ''}`.trim();
}

/** Returns what has happened in a step, a sentence a line. */
export function happenedIn(entry: MachineEntry, chart: Chart, one: TakenStep): string[] {
  const { taken, effects, after } = one;
  const guards = guardWords(one);
  const named = (kind: 'action' | 'actor') =>
    effects.filter((effect) => effect.kind === kind).map(({ name }) => name);
  const [actions, actors] = [named('action'), named('actor')];
  return [
    ...(taken.length > 0 ? taken.map((id) => transitionWords(chart, id)) : [silence(entry, one)]),
    ...(guards === '' ? [] : [`Asked: ${guards}.`]),
    ...(actions.length > 0 ? [`Does: ${actions.join(', ')}.`] : []),
    ...(actors.length > 0 ? [`Starts: ${actors.join(', ')}.`] : []),
    ...(after.snapshot.status === 'active' ? [] : ['The machine is over.']),
  ];
}
