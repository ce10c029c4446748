/** Kept beside the modules, which each file has of its own: the worker's globals are those of all its files. */
const key = Symbol.for('facings.firstGlobals');

const isOurs = (name: string) => !name.startsWith('__vitest');

/** The globals as the worker began with them: what a file replaced is put back, what it added is taken away. */
export const restoreGlobals = () => {
  const now = Object.getOwnPropertyDescriptors(globalThis) as PropertyDescriptorMap;
  const first = Reflect.get(globalThis, key) as PropertyDescriptorMap | undefined;
  if (!first) {
    Object.defineProperty(globalThis, key, { value: now });
    return;
  }
  for (const [name, { value, configurable }] of Object.entries(now)) {
    if (!isOurs(name) || !configurable) continue;
    const before = first[name];
    if (!before) Reflect.deleteProperty(globalThis, name);
    else if ('value' in before && before.value !== value)
      Object.defineProperty(globalThis, name, before);
  }
};
