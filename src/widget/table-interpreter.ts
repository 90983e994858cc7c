import {
  chatEffectInputs,
  chatGuards,
  chatReducers,
  type ChatContext,
  type Finding,
  type ChatArgs,
} from '#machines/chat-widget/chat-steps.ts';
import type { CompiledTable } from '#src/atlas/kit/compiled-table.ts';
import type { StartChat } from './chat';

type Named<Value> = { [name: string]: Value | undefined };
type Step<Result> = (args: ChatArgs, given?: unknown) => Result;

const guards: Named<Step<boolean>> = chatGuards;
const reducers: Named<Step<Partial<ChatContext>>> = chatReducers;
const effectInputs: Named<Step<unknown>> = chatEffectInputs;

/** Runs the chat by its compiled table: the same steps as the machine, in the same order. */
export const interpretTable =
  ({ start, rows, actors }: CompiledTable): StartChat =>
  (effects, onState) => {
    const at = [...start];
    const visits = start.map(() => 0);
    let context: ChatContext = { messages: [], suggestions: [] };

    function send(event: ChatArgs['event']) {
      const matches = at.map((state) =>
        rows[state]?.[event.type]?.find(([guard]) => !guard || guards[guard]?.({ context, event })),
      );
      const region = matches.findIndex(Boolean);
      const [, target = '', ...steps] = matches[region] ?? [];
      const effectsToDo: (() => void | Promise<void>)[] = [];
      for (const step of steps) {
        const [name, params] = typeof step === 'string' ? [step] : step;
        const args = { context, event };
        const update = reducers[name];
        if (update) context = { ...context, ...update(args) };
        else {
          const given = params ?? effectInputs[name]?.(args);
          effectsToDo.push(() => effects[name as 'handOver'](args, given as never));
        }
      }
      const actor = actors[target];
      if (target) {
        at[region] = target;
        visits[region] = (visits[region] ?? 0) + 1;
      }
      if (actor) {
        const visit = visits[region];
        const given = effectInputs[actor]?.({ context, event }) as { question: string };
        // `await` works even if the page replaced `Promise` or `then`.
        effectsToDo.push(async () => {
          const output: Finding = await effects[actor as 'findAnswers'](given);
          if (visits[region] === visit) send({ type: `xstate.done.actor.${actor}`, output });
        });
      }
      for (const effect of effectsToDo) void effect();
      onState({ at: [...at], context });
    }

    onState({ at: [...at], context });
    return { send };
  };
