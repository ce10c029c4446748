/** JSON's text of a value of a form or a record, where text is JSON's text already (index.ts). */
import { readJson } from '../../schema/rules/readJson';

const valueOf = (value: unknown): unknown =>
  typeof value === 'string' ? (readJson(value)?.value ?? value) : value;

/** On one line, for a row. */
export const jsonLine = (value: unknown): string | null =>
  value == null || value === '' ? null : JSON.stringify(valueOf(value));

/** Over several lines, for reading and editing. */
export const jsonBlock = (value: unknown): string =>
  value == null || value === '' ? '' : JSON.stringify(valueOf(value), null, 2);
