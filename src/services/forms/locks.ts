/** The subset of the Web Locks API in use; missing outside secure contexts. */
export type Locks = Pick<LockManager, 'request'>;

export const browserLocks: Locks | undefined =
  typeof navigator === 'undefined' ? undefined : navigator.locks;

/**
 * Runs `work` under the exclusive lock `name`; with `ifFree`, only if it is available. Without a
 * lock manager it runs `work` directly. Rejects when `work` does.
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
