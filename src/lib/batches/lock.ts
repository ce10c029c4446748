/** Only one tab works on a run, ensured by Web Locks. */

const nameOf = (id: string): string => `facings-run-${id}`;

/** Undefined in insecure contexts and old browsers, although the type says otherwise. */
const locks = (): LockManager | undefined =>
  typeof navigator === 'object' && 'locks' in navigator ? navigator.locks : undefined;

/** Runs that this page keeps from other tabs although it sends nothing of them, with what releases them. */
const kept = new Map<string, () => void>();

/**
 * Resolves to a function that releases the run, also one that this page has kept; to null if another tab holds it.
 * Without browser locks every tab may hold it.
 */
export const holdRun = (id: string): Promise<(() => void) | null> => {
  const release = kept.get(id);
  if (release) {
    kept.delete(id);
    return Promise.resolve(release);
  }
  const manager = locks();
  if (!manager) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) =>
      new Promise<void>((release) => {
        resolve(lock && release);
        if (!lock) release();
      });
    manager.request(nameOf(id), { ifAvailable: true }, hold).catch(() => {
      // A browser that refuses locks is treated like one without them: tabs cannot exclude each other.
      resolve(() => undefined);
    });
  });
};

/** Keeps other tabs from a run, until this page holds it again or lets it go. */
export const keepRun = async (id: string): Promise<void> => {
  const release = await holdRun(id);
  if (release) kept.set(id, release);
};

export const letGo = (id: string): void => {
  kept.get(id)?.();
  kept.delete(id);
};

/** Holds the lock during the work. Resolves to null, without any work, if another tab is working on the run. */
export const ifFree = async <T>(id: string, work: () => Promise<T>): Promise<T | null> => {
  const release = await holdRun(id);
  try {
    return release && (await work());
  } finally {
    release?.();
  }
};

/** Whether any tab, including this one, is working on the run. */
export const isHeld = async (id: string): Promise<boolean> => {
  const { held = [] } =
    (await locks()
      ?.query()
      .catch(() => undefined)) ?? {};
  return held.some(({ name }) => name === nameOf(id));
};
