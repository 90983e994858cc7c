/** The part of the Web Locks API that is used; absent outside secure contexts. */
export type Locks = Pick<LockManager, 'request'>;

export const browserLocks: Locks | undefined =
  typeof navigator === 'undefined' ? undefined : navigator.locks;

/**
 * Runs `work` while this tab alone holds the lock `name`; with `ifFree`, only if no one holds it.
 * Without a working lock manager it just runs. Rejects with what `work` rejects with.
 */
export async function underLock(
  locks: Locks | undefined,
  name: string,
  work: () => Promise<void> | void,
  { ifFree = false } = {},
): Promise<void> {
  if (!locks) return work();
  let answered = false;
  try {
    await locks.request(name, { ifAvailable: ifFree }, async (lock) => {
      answered = true;
      if (lock) await work();
    });
  } catch (error) {
    if (answered) throw error;
    await work();
  }
}
