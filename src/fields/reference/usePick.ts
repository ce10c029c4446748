/** The restriction of a choice, filled with the form's values; null while one is missing. */
import type { ReferenceField } from '../../schema/field';
import { useFormValues } from '../shared/useFormValues';

const placeholder = /^\{(\w+)\}$/;

/** Returns the names of the form fields that restrict a choice. */
export const pickedBy = (pick: ReferenceField['pick']): readonly string[] =>
  Object.values(pick ?? {}).flatMap((text) => placeholder.exec(text)?.[1] ?? []);

/** Returns `pick` with its values filled in; null while one is missing. */
export const pickWith = (
  pick: ReferenceField['pick'],
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> | null => {
  const entries = Object.entries(pick ?? {}).map(([key, text]) => {
    const name = placeholder.exec(text)?.[1];
    const value = name === undefined ? text : values[name];
    return [key, typeof value === 'string' || typeof value === 'number' ? String(value) : ''];
  });
  return entries.some(([, value]) => value === '')
    ? null
    : (Object.fromEntries(entries) as Record<string, string>);
};

export const usePick = (pick: ReferenceField['pick']): Readonly<Record<string, string>> | null =>
  pickWith(pick, useFormValues(pickedBy(pick)));
