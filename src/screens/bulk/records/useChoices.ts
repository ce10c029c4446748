import { useMemo } from 'react';
import type { Entries } from '../../../grid/entriesTypes';
import { useKnown } from '../add/checks/useKnown';
import { createChoices, type ChoiceColumn } from './choices';

/** The options of cells: nothing is saved until every cell was checked against them. */
export const useChoices = (entries: Entries | null, columns: readonly ChoiceColumn[]) => {
  const choices = useMemo(() => entries && createChoices(entries, columns), [entries, columns]);
  return { choices, ...useKnown(choices) };
};

export type ChoicesState = ReturnType<typeof useChoices>;
