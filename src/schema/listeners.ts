/** Notifies the subscribers of a store outside React; `subscribe` fits useSyncExternalStore. */
export interface Listeners {
  readonly subscribe: (listener: () => void) => () => void;
  readonly tell: () => void;
}

export const createListeners = (): Listeners => {
  const all = new Set<() => void>();
  return {
    subscribe: (listener) => {
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
    tell: () => {
      for (const listener of all) listener();
    },
  };
};
