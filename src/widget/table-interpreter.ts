import {
  chatEffectInputs,
  chatGuards,
  chatReducers,
  type ChatContext,
  type Finding,
  type ChatArgs,
} from '#machines/chat-widget/chat-steps.ts';
import type { CompiledTable } from './compiled-table';
import type { StartChat } from './chat';

type Named<Value> = { [name: string]: Value | undefined };
type Step<Result> = (args: ChatArgs, input?: unknown) => Result;

const guards: Named<Step<boolean>> = chatGuards;
const reducers: Named<Step<Partial<ChatContext>>> = chatReducers;
const effectInputs: Named<Step<unknown>> = chatEffectInputs;

/** Runs the chat by its compiled table: the same steps as the machine, in the same order. */
export const interpretTable =
  ({ start, rows, actors }: CompiledTable): StartChat =>
  (effects, onState) => {
    const entered = start.map((path) => ({ path }));
    let context: ChatContext = { messages: [], suggestions: [] };
    const notify = () => onState({ at: entered.map(({ path }) => path), context });

    async function run(actor: string, region: number, input: unknown) {
      const state = entered[region];
      let output: Finding | undefined;
      try {
        // `await` works even if the page replaced `Promise` or `then`.
        output = await effects[actor as 'findAnswers'](input as never);
      } catch {
        // The chart states what follows.
      }
      if (entered[region] === state)
        send({ type: `xstate.${output ? 'done' : 'error'}.actor.${actor}`, output });
    }

    function send(event: ChatArgs['event']) {
      const matches = entered.map(({ path }) =>
        Object.entries(rows)
          .flatMap(
            ([state, byType]) => (`${path}.`.startsWith(`${state}.`) && byType[event.type]) || [],
          )
          .find(([guard]) => !guard || guards[guard]?.({ context, event })),
      );
      const region = matches.findIndex(Boolean);
      const [, target = '', ...steps] = matches[region] ?? [];
      if (target) entered[region] = { path: target };
      for (const [name, params] of steps) {
        const args = { context, event };
        const update = reducers[name];
        if (update) context = { ...context, ...update(args) };
        else effects[name as 'handOver'](args, (params ?? effectInputs[name]?.(args)) as never);
      }
      const actor = actors[target];
      if (actor) void run(actor, region, effectInputs[actor]?.({ context, event }));
      notify();
    }

    notify();
    return { send };
  };
