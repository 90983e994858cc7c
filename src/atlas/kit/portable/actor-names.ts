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
    invokedBy(node).map(({ id, src }) => {
      return { node, own: id, name: sourceName(src), state: nodeName(node) };
    }),
  );
  const taken = new Set(all.flatMap(({ own }) => own ?? []));
  const isUnique = (name: string | null) => all.filter((actor) => actor.name === name).length === 1;
  const names = new Map<AnyStateNode, ActorName[]>();
  const freeName = (name: string) => {
    let free = name;
    for (let index = 1; taken.has(free); index += 1) free = `${ordinal(index)} ${name}`;
    return free;
  };
  for (const { node, own, name, state } of all) {
    const isPlain = name !== null && isUnique(name) && !taken.has(name);
    const id = own ?? (isPlain ? name : freeName(`${name ?? 'actor'} of ${state}`));
    taken.add(id);
    names.set(node, [...(names.get(node) ?? []), { id, src: name ?? id }]);
  }
  return names;
}
