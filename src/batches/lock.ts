/** One run is worked on in one tab only (Web Locks). */

const nameOf = (id: string): string => `facings-run-${id}`;

/** Missing in insecure contexts and old browsers, whatever its type says. */
const locks = (): LockManager | undefined =>
  typeof navigator === 'object' && 'locks' in navigator ? navigator.locks : undefined;

/** The way to let go; null when another tab holds it. A browser that has no locks, or gives none, lets everybody in. */
export const holdRun = (id: string): Promise<(() => void) | null> => {
  const manager = locks();
  if (!manager) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    manager
      .request(nameOf(id), { ifAvailable: true }, (lock) => {
        if (!lock) {
          resolve(null);
          return undefined;
        }
        return new Promise<void>((letGo) => {
          resolve(letGo);
        });
      })
      .catch(() => {
        // A browser that refuses its locks has none: as where there are none, two tabs are not told apart.
        resolve(() => undefined);
      });
  });
};

/** Whether some tab, this one included, is at work on the run. */
export const isHeld = async (id: string): Promise<boolean> => {
  const { held = [] } =
    (await locks()
      ?.query()
      .catch(() => undefined)) ?? {};
  return held.some(({ name }) => name === nameOf(id));
};
