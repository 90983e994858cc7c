import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { stateNodes } from '../chart';
import { functionName, nodeName, ordinal } from './place-names';

interface Invoked {
  id?: string;
  src?: unknown;
}

/** Returns the name of an actor's source: a name, a machine's id, a function's; null if none. */
function sourceName(src: unknown): string | null {
  if (typeof src === 'string') return src;
  const id = (src as { id?: unknown } | undefined)?.id;
  return typeof id === 'string' && id !== '(machine)' ? id : functionName(src);
}

const invokedBy = ({ config }: AnyStateNode): Invoked[] => {
  const { invoke } = config as { invoke?: Invoked | Invoked[] };
  return invoke === undefined ? [] : [invoke].flat();
};

interface ActorName {
  id: string;
  src: string;
}

/**
 * Returns the id and the source of the actors of each state, in order: its own id, otherwise the name of
 * its source if unique, otherwise its place.
 */
export function actorNames(machine: AnyStateMachine): Map<AnyStateNode, ActorName[]> {
  const all = stateNodes(machine).flatMap((node) =>
    invokedBy(node).map(({ id, src }, index) => {
      return { node, own: id, name: sourceName(src), state: nodeName(node), index };
    }),
  );
  const taken = new Set(all.flatMap(({ own }) => own ?? []));
  const isUnique = (name: string | null) => all.filter((actor) => actor.name === name).length === 1;
  const names = new Map<AnyStateNode, ActorName[]>();
  for (const { node, own, name, state, index } of all) {
    const isPlain = name !== null && isUnique(name) && !taken.has(name);
    const placed = `${name ?? 'actor'} of ${state}`;
    const id = own ?? (isPlain ? name : taken.has(placed) ? `${ordinal(index)} ${placed}` : placed);
    taken.add(id);
    names.set(node, [...(names.get(node) ?? []), { id, src: name ?? id }]);
  }
  return names;
}
