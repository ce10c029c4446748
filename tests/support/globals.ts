/** Stored on globalThis, since modules are separate for each file but globals are shared. */
const key = Symbol.for('facings.firstGlobals');

const isOurs = (name: string) => !name.startsWith('__vitest');

/** Restores the worker's original globals: replaced ones are reset, added ones removed. */
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
