/** @param {unknown} value @param {unknown} expected @param {string} what */
export function equal(value, expected, what) {
  if (JSON.stringify(value) === JSON.stringify(expected)) return;
  throw new Error(`${what}: ${JSON.stringify(value)} instead of ${JSON.stringify(expected)}`);
}

/**
 * @template Value
 * @param {Value} value @param {(value: Value) => boolean} isGood @param {string} what
 */
export function match(value, isGood, what) {
  if (!isGood(value)) throw new Error(`${what}: ${JSON.stringify(value)}`);
}
