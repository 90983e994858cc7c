import type { MachineEntry } from '#machines/model.ts';
import type { PureStep } from '#src/atlas/kit/pure-step.ts';
import { shortestDifference, type Difference } from '#src/atlas/kit/shortest-difference.ts';
import { diffOf, type PartChange } from './chart-diff';
import { machineData, type MachineData } from '../machine-data';
import { sentencesOf, inMs, type Piece } from '../sentences';
import { toMarkdown } from '../files/description';

/** Returns a state value as text: `editing.unchecked`, regions joined by "and". */
function valueText(value: unknown): string {
  if (typeof value === 'string') return value;
  return Object.entries(value as Record<string, unknown>)
    .map(([key, inner]) => {
      const below = valueText(inner);
      return below ? `${key}.${below}` : key;
    })
    .join(' and ');
}

/** Returns the observable results of a step as text, by kind. */
function resultTexts(step: PureStep | null): Record<string, string> {
  const failed = { state: 'an error or an endless loop' };
  if (!step) return failed;
  const after: { value: unknown; status: string; tags: Set<string>; output: unknown } = step.after;
  const { value, status, output } = after;
  const marks = [...after.tags].join(', ');
  // XState does not throw an error of the start.
  if (status === 'error') return failed;
  const timers = [...step.delays.values()].map(inMs);
  const does = step.effects.map(({ name, input }) =>
    input === undefined ? `\`${name}\`` : `\`${name}\` with ${JSON.stringify(input)}`,
  );
  return {
    state: `*${valueText(value)}*`,
    effects: does.length > 0 ? `runs ${does.join(', ')}` : 'runs nothing',
    status: status === 'done' ? 'is done' : 'is active',
    delays: timers.length > 0 ? `waits ${timers.join(', ')}` : 'has no delay',
    tags: marks ? `has tags ${marks}` : 'has no tags',
    output: `outputs ${JSON.stringify(output)}`,
  };
}

/** Returns the results of the same events before and now: "was *done*, now *failed*". */
function differenceText(found: Difference): string {
  const was = resultTexts(found.was);
  const now = resultTexts(found.now);
  const names = Object.keys({ ...was, ...now }).filter((name) => was[name] !== now[name]);
  const text = (side: Record<string, string>) =>
    names.flatMap((name) => side[name] ?? []).join(', ') || 'none';
  const events = found.events.map(({ type, ...payload }) =>
    Object.keys(payload).length > 0 ? `${type} ${JSON.stringify(payload)}` : type,
  );
  return `${events.join(', ') || 'at the start'}: was ${text(was)}, now ${text(now)}`;
}

type Sides = Record<'was' | 'now', MachineData>;

/** Returns the sentence about a changed part, in the chart that has it. */
function sentenceOf({ kind, was, now }: PartChange, sides: Sides): readonly Piece[] {
  const { chart, facts } = sides[now === null ? 'was' : 'now'];
  const part = now ?? was ?? '';
  const sentence = sentencesOf(chart, facts).find(
    (candidate) => candidate.part === part && candidate.about === kind,
  );
  return sentence?.pieces ?? [{ kind: 'text', text: part }];
}

function delayTexts({ was, now }: Sides): string[] {
  const duration = (ms: number | null | undefined) =>
    ms === undefined ? 'none' : ms === null ? 'computed' : inMs(ms);
  const names = new Set([...Object.keys(was.facts.delays), ...Object.keys(now.facts.delays)]);
  return [...names].flatMap((name) => {
    const [old, recent] = [was.facts.delays[name], now.facts.delays[name]];
    return old === recent ? [] : `delay ${name}: was ${duration(old)}, now ${duration(recent)}`;
  });
}

const signs = { added: '+', removed: '-', changed: '~' };

/** Returns the lines of the differences of two versions; empty if none. */
function linesOf(before: MachineEntry, after: MachineEntry): string[] {
  const sides = { was: machineData(before), now: machineData(after) };
  const changes = diffOf(sides.was.chart, sides.now.chart);
  const delays = delayTexts(sides);
  const { difference, isComplete } = shortestDifference(before, after);
  if (changes.length === 0 && delays.length === 0 && difference === null) return [];
  const none = isComplete
    ? 'No sequence of the models’ events distinguishes the two.'
    : 'No difference found; the search stopped at its limit.';
  return [
    ...changes.flatMap((part) => [
      `${signs[part.change]} ${part.change}: ${sentenceOf(part, sides).map(toMarkdown).join('')}`,
      ...part.says.map((what) => `    ${what}`),
    ]),
    ...delays.map((line) => `~ ${line}`),
    difference ? `→ ${differenceText(difference)}` : none,
  ];
}

type Machines = Readonly<Record<string, MachineEntry>>;

/** Returns the lines of the differences of each machine that differs between two registries. */
export function diffReport(before: Machines, after: Machines): Map<string, string[]> {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  const rows = ids.map((id): [string, string[]] => {
    const [was, now] = [before[id], after[id]];
    if (was && now) return [id, linesOf(was, now)];
    return [id, [was ? '- removed: the whole machine' : '+ added: the whole machine']];
  });
  return new Map(rows.filter(([, lines]) => lines.length > 0));
}
