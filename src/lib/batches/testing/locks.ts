/** The browser's locks, which all tabs share. `free` releases them, as the browser does when their tab is closed. */
export const createLocks = () => {
  const held = new Map<string, symbol>();
  return {
    request: (
      name: string,
      _: unknown,
      work: (lock: { readonly name: string } | null) => unknown,
    ): Promise<unknown> => {
      if (held.has(name)) return Promise.resolve(work(null));
      const own = Symbol(name);
      held.set(name, own);
      return Promise.resolve(work({ name })).finally(() => {
        if (held.get(name) === own) held.delete(name);
      });
    },
    query: () => Promise.resolve({ held: [...held.keys()].map((name) => ({ name })) }),
    free: () => {
      held.clear();
    },
  };
};
