/** JSON may come as a value or as text (readings.md 15); a record holds the value, or JSON's text of one. */
import { readJson } from '../rules/readJson';

export const jsonWire = {
  fromPlatform: (value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    const read = readJson(value)?.value;
    return typeof read === 'object' && read !== null ? read : JSON.stringify(value);
  },
};
