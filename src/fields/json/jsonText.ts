/** JSON text of a form or record value, in which a string is already JSON text (index.ts). */
import { readJson } from '../../schema/rules/readJson';

const valueOf = (value: unknown): unknown =>
  typeof value === 'string' ? (readJson(value)?.value ?? value) : value;

/** On one line, for a table row. */
export const jsonLine = (value: unknown): string | null =>
  value == null || value === '' ? null : JSON.stringify(valueOf(value));

/** Indented, for reading and editing. */
export const jsonBlock = (value: unknown): string =>
  value == null || value === '' ? '' : JSON.stringify(valueOf(value), null, 2);
