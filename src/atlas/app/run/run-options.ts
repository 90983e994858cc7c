import { chartOf } from '#src/atlas/kit/chart.ts';
import type { MachineEntry } from '#machines/model.ts';
import {
  actorsAt,
  delaysAt,
  type Moment,
  type Runner,
  type RunStep,
  type TakenStep,
} from '#src/atlas/kit/simulate.ts';

/** A step that can be taken, and what would come of it; null where the machine breaks on it. */
export interface Option {
  step: RunStep;
  outcome: TakenStep | null;
}

/** Cases of one event that lead to the same transitions, because guards say the same. */
export interface Branch {
  /** The ids of the transitions that would be taken; empty where nothing is. */
  taken: readonly string[];
  /** What the guards say that were asked, in words; empty where none was. */
  guards: string;
  options: readonly Option[];
}

interface EventOptions {
  type: string;
  branches: readonly Branch[];
  /** Steps with guards that are told to say what no case makes them say. */
  forced: readonly Option[];
}

interface ActorOptions {
  id: string;
  options: readonly Option[];
}

/** Everything that can happen next at a moment. */
export interface Options {
  possible: readonly EventOptions[];
  /** Events that nothing here takes, with the model's reason. */
  ignored: readonly { type: string; because: string }[];
  actors: readonly ActorOptions[];
  /** Waits until each of the delays that run ends, the soonest first. */
  waits: readonly Option[];
}

/** Returns what the guards of a step have said, in words. */
export const guardWords = ({ asked }: TakenStep): string =>
  asked
    .map(({ guard, params, holds, isForced }) => {
      const about = paramWords(params);
      return `${guard}${about} ${isForced ? 'is told to say' : 'says'} ${holds ? 'yes' : 'no'}`;
    })
    .join(', ');

function paramWords(params: unknown): string {
  if (params === undefined || params === null) return '';
  const text = JSON.stringify(params);
  return text.length > 40 ? '' : ` ${text}`;
}

function tried(runner: Runner, moment: Moment, step: RunStep): Option {
  try {
    return { step, outcome: runner.take(moment, step) };
  } catch {
    return { step, outcome: null };
  }
}

function branchesOf(options: readonly Option[]): Branch[] {
  const branches = new Map<string, { branch: Branch; options: Option[] }>();
  for (const option of options) {
    if (!option.outcome) continue;
    const { taken } = option.outcome;
    const guards = guardWords(option.outcome);
    const key = JSON.stringify([taken, guards]);
    const known = branches.get(key)?.options ?? [];
    known.push(option);
    branches.set(key, { branch: { taken, guards, options: known }, options: known });
  }
  return [...branches.values()].map(({ branch }) => branch);
}

/** Steps with a guard told to say the contrary of what it says to every case. */
function forcedOf(runner: Runner, moment: Moment, options: readonly Option[]): Option[] {
  const answers = new Map<string, Set<boolean>>();
  for (const { guard, holds } of options.flatMap(({ outcome }) => outcome?.asked ?? [])) {
    answers.set(guard, (answers.get(guard) ?? new Set()).add(holds));
  }
  const [first] = options;
  return [...answers].flatMap(([guard, said]) =>
    first && said.size === 1
      ? [tried(runner, moment, { ...first.step, forced: { [guard]: !said.has(true) } })]
      : [],
  );
}

/** Returns the model's payloads for an event at a moment; none for an event it does not know. */
export function casesOf(
  { model }: MachineEntry,
  { snapshot }: Moment,
  type: string,
): readonly Readonly<Record<string, unknown>>[] {
  const cases = Object.hasOwn(model.events, type) ? model.events[type] : undefined;
  return typeof cases === 'function' ? cases(snapshot) : (cases ?? []);
}

/** Returns everything that can happen at a moment, and what is ignored there and why. */
export function optionsAt(entry: MachineEntry, runner: Runner, moment: Moment): Options {
  const { model } = entry;
  const isOver = moment.snapshot.status !== 'active';
  const events = isOver ? [] : chartOf(entry.machine).events;
  const all = events.map((type) => {
    const options = casesOf(entry, moment, type).map((payload) =>
      tried(runner, moment, { kind: 'event', type, payload }),
    );
    const listed = branchesOf(options);
    const branches = listed.filter(({ taken }) => taken.length > 0);
    const forced = forcedOf(runner, moment, options).filter(({ outcome }) => outcome?.taken.length);
    return { type, branches: branches.length + forced.length > 0 ? listed : [], forced };
  });
  const reasons: Readonly<Record<string, string | undefined>> = model.ignored ?? {};
  return {
    possible: all.filter(({ branches, forced }) => branches.length + forced.length > 0),
    ignored: all.flatMap(({ type, branches, forced }) =>
      branches.length + forced.length > 0
        ? []
        : [{ type, because: reasons[type] ?? 'Nothing in this state waits for it.' }],
    ),
    actors: actorsAt(moment).map(({ id }) => ({
      id,
      options: (['done', 'error'] as const).flatMap((kind) => {
        const type = `xstate.${kind}.actor.${id}`;
        return casesOf(entry, moment, type).map((given) => {
          const value = kind === 'done' ? given['output'] : given['error'];
          const step = value === undefined ? { kind, actor: id } : { kind, actor: id, value };
          return tried(runner, moment, step);
        });
      }),
    })),
    waits: [...new Set(delaysAt(moment).map(({ ms }) => ms))].map((ms) =>
      tried(runner, moment, { kind: 'wait', ms }),
    ),
  };
}
