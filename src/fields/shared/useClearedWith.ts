/** A value picked under one organization means nothing under another. */
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { asText } from './asText';
import { useFormValues } from './useFormValues';

/** Clears the named value when the value it was picked under changes; `under` may be undefined. */
export const useClearedWith = (name: string, under: string | undefined): void => {
  const { setValue, getValues } = useFormContext();
  const values = useFormValues(under === undefined ? [] : [under]);
  const now = under === undefined ? null : asText(values[under]);
  const before = useRef(now);
  useEffect(() => {
    const previous = before.current;
    before.current = now;
    // The first choice clears nothing: what stands there then was the form's own start.
    if (previous === null || previous === now) return;
    if (getValues(name) != null) setValue(name, null, { shouldDirty: true });
  }, [name, now, getValues, setValue]);
};
