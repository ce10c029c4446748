/** The value at the key, made when it is first asked for. */
export const cached = <Key, Value extends object | string | number>(
  known: {
    readonly get: (key: Key) => Value | undefined;
    readonly set: (key: Key, value: Value) => unknown;
  },
  key: Key,
  make: () => Value,
): Value => {
  let value = known.get(key);
  if (value === undefined) {
    value = make();
    known.set(key, value);
  }
  return value;
};
