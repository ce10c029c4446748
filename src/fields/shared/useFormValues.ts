/** Returns some of a form's values, without rendering again when others change. */
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import { asText } from './asText';

export const useFormValues = (names: readonly string[]): Readonly<Record<string, unknown>> =>
  useWatch({
    compute: (values: FieldValues) =>
      Object.fromEntries(names.map((name) => [name, values[name] as unknown])),
  });

// Clears a value that was picked for one organization when another is selected.

/** Clears the named value when the value that it depends on changes; `under` may be undefined. */
export const useClearedWith = (name: string, under: string | undefined): void => {
  const { setValue, getValues } = useFormContext();
  const values = useFormValues(under === undefined ? [] : [under]);
  const now = under === undefined ? null : asText(values[under]);
  const before = useRef(now);
  useEffect(() => {
    const previous = before.current;
    before.current = now;
    // The first value clears nothing: it is the form's initial value.
    if (previous === null || previous === now) return;
    if (getValues(name) != null) setValue(name, null, { shouldDirty: true });
  }, [name, now, getValues, setValue]);
};
