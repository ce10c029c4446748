/** Notifies the subscribers of a store outside React; `subscribe` fits useSyncExternalStore. */
export interface Listeners {
  readonly subscribe: (listener: () => void) => () => void;
  readonly tell: () => void;
  /** Whether anybody is subscribed. */
  readonly isHeard: () => boolean;
}

export const createListeners = (): Listeners => {
  const all = new Set<() => void>();
  return {
    subscribe: (listener) => {
      all.add(listener);
      return () => all.delete(listener);
    },
    tell: () => {
      for (const listener of all) listener();
    },
    isHeard: () => all.size > 0,
  };
};

/** A value outside React; `get` and `subscribe` fit useSyncExternalStore. */
export interface Store<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: Listeners['subscribe'];
}

export const createStore = <Value>(initial: Value): Store<Value> => {
  const { subscribe, tell } = createListeners();
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      value = next;
      tell();
    },
    subscribe,
  };
};
