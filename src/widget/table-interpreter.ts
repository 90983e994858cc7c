import {
  chatGiven,
  chatGuards,
  chatUpdates,
  type ChatContext,
  type Finding,
  type Told,
} from '#machines/chat-widget/chat-steps.ts';
import type { RegionTable } from '#src/atlas/kit/compiled-table.ts';
import type { StartChat } from './chat';

type Named<Value> = { [name: string]: Value | undefined };
type Step<Result> = (told: Told, given?: unknown) => Result;

const guards: Named<Step<boolean>> = chatGuards;
const updates: Named<Step<Partial<ChatContext>>> = chatUpdates;
const givens: Named<Step<unknown>> = chatGiven;

/** Runs the chat by its compiled table: the same steps as the machine, in the same order. */
export const interpretTable =
  ({ start, rows, actors }: RegionTable): StartChat =>
  (effects, onState) => {
    const at = [...start];
    const visits = start.map(() => 0);
    let context: ChatContext = { messages: [], suggestions: [] };

    function send(event: Told['event']) {
      const matches = at.map((state) =>
        rows[state]?.[event.type]?.find(([guard]) => !guard || guards[guard]?.({ context, event })),
      );
      const region = matches.findIndex(Boolean);
      const [, target = '', ...steps] = matches[region] ?? [];
      const effectsToDo: (() => void)[] = [];
      for (const step of steps) {
        const [name, params] = typeof step === 'string' ? [step] : step;
        const told = { context, event };
        const update = updates[name];
        if (update) context = { ...context, ...update(told) };
        else {
          const given = params ?? givens[name]?.(told);
          effectsToDo.push(() => effects[name as 'handOver'](told, given as never));
        }
      }
      const actor = actors[target];
      if (target) {
        at[region] = target;
        visits[region] = (visits[region] ?? 0) + 1;
      }
      if (actor) {
        const visit = visits[region];
        const given = givens[actor]?.({ context, event }) as { question: string };
        effectsToDo.push(
          () =>
            void effects[actor as 'findAnswers'](given).then((output: Finding) => {
              if (visits[region] === visit) send({ type: `xstate.done.actor.${actor}`, output });
            }),
        );
      }
      for (const effect of effectsToDo) effect();
      onState({ at: [...at], context });
    }

    onState({ at: [...at], context });
    return { send };
  };
