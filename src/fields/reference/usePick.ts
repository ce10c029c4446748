/** The restriction of a choice, filled with the form's values; null while one is missing. */
import { useState } from 'react';
import type { ReferenceField } from '../../schema/field';
import { soleField } from '../../schema/template';
import type { PickerEntry } from '../picker/entry';
import { useFormValues } from '../shared/useFormValues';
import { useRelatedName } from './useRelatedName';

/** Returns the names of the form fields that restrict a choice. */
export const pickedBy = (pick: ReferenceField['pick']): readonly string[] =>
  Object.values(pick ?? {}).flatMap((text) => soleField(text) ?? []);

/** Returns `pick` with its values filled in; null while one is missing. */
export const pickWith = (
  pick: ReferenceField['pick'],
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> | null => {
  const entries = Object.entries(pick ?? {}).map(([key, text]) => {
    const name = soleField(text);
    const value = name === undefined ? text : values[name];
    return [key, typeof value === 'string' || typeof value === 'number' ? String(value) : ''];
  });
  return entries.some(([, value]) => value === '')
    ? null
    : (Object.fromEntries(entries) as Record<string, string>);
};

export const usePick = (pick: ReferenceField['pick']): Readonly<Record<string, string>> | null =>
  pickWith(pick, useFormValues(pickedBy(pick)));

/** The entry for a picker's value. Its name is remembered, taken from the record, or requested. */
export const useCurrent = ({
  to,
  id,
  storedName,
}: {
  readonly to: string;
  readonly id: string | null;
  /** The name, if the current record contains it. */
  readonly storedName: string | null;
}) => {
  const [picked, remember] = useState<PickerEntry | null>(null);
  const shownLabel = storedName ?? (picked?.value === id ? picked.label : null);
  const related = useRelatedName({
    to,
    id: id ?? '',
    isWanted: id !== null && shownLabel === null,
  });
  if (id === null) return { entry: null, isMissing: false, remember };
  // Empty while loading; the id itself if the platform no longer knows the record.
  const label = shownLabel ?? related.name ?? (related.isPending ? '' : id);
  const isPicked = picked?.value === id && picked.detail !== undefined;
  return {
    entry: { value: id, label, ...(isPicked ? { detail: picked.detail } : {}) },
    isMissing: related.isMissing,
    remember,
  };
};
