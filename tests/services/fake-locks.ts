import type { Locks } from '#src/services/forms/locks.ts';

/** A browser's lock manager, shared by its tabs. */
export function fakeLocks(): Locks & { held: Set<string> } {
  const held = new Set<string>();
  const queues = new Map<string, Promise<unknown>>();

  async function request(
    name: string,
    options: LockOptions,
    work: (lock: Lock | null) => unknown,
  ): Promise<unknown> {
    if (options.ifAvailable && held.has(name)) return work(null);
    const turn = (queues.get(name) ?? Promise.resolve()).then(async () => {
      held.add(name);
      try {
        return await work({ name, mode: 'exclusive' });
      } finally {
        held.delete(name);
      }
    });
    queues.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  }

  return { held, request: request as LockManager['request'] };
}
