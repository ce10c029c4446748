/** Whether a value has keys of its own, unlike a FormData, a Map, a Promise or a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  Object.prototype.toString.call(value) === '[object Object]';

/** What a value is, for a message: 'FormData', 'Array', 'undefined'. */
export const typeName = (value: unknown): string =>
  value == null ? String(value) : value.constructor.name;
