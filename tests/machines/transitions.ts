import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { stateNodes, transitionsFrom } from '../../src/atlas/kit/chart';

/** Every transition of a machine: by event, after a delay, at an actor's end, and eventless. */
export const transitionsOf = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  stateNodes(machine).flatMap(transitionsFrom);

/** A transition in words: where it starts, what it is for, and its place among its kind. */
export function nameOf(transition: AnyTransitionDefinition): string {
  const { source } = transition;
  const eventType = transition.eventType as string;
  const rank = (source.transitions.get(eventType) ?? source.always ?? []).indexOf(transition);
  const targets = transition.target?.map(({ id }) => id).join() ?? '(none)';
  return `${source.id} --${eventType || 'always'}[${rank}]--> ${targets}`;
}
