import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Entries } from '../../../grid/entriesTypes';
import { isAbort } from '../../../views/failureText';
import { useComingBack } from '../edit/useComingBack';
import { createChoices, type ChoiceColumn, type Choices } from './choices';

export interface ChoicesState {
  readonly choices: Choices | null;
  /** Whether every cell was checked against its options. */
  readonly isKnown: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/** Loads the options of cells, and again when the person returns to the page, because some may have been added. */
export const useChoices = (
  entries: Entries | null,
  columns: readonly ChoiceColumn[],
): ChoicesState => {
  const choices = useMemo(() => entries && createChoices(entries, columns), [entries, columns]);
  const [known, setKnown] = useState<Choices | null>(null);
  const [error, setError] = useState<unknown>(null);
  const load = useCallback(() => {
    choices?.load().then(
      () => {
        setKnown(choices);
        setError(null);
      },
      (reason: unknown) => {
        if (!isAbort(reason)) setError(reason);
      },
    );
  }, [choices]);
  useEffect(load, [load]);
  useComingBack(load);
  return { choices, isKnown: choices !== null && known === choices, error, retry: load };
};
