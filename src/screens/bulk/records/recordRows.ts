/** Converts rows of the sheet to the values that the create form would send. */
import type { Entries } from '../../../grid/entriesTypes';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { Within } from '../../../schema/routes';
import { inSlices } from '../../../spreadsheet/breathe';
import { initialValues } from '../../../views/form/initialValues';
import { UnreadableCell } from '../add/saving/unreadableCell';
import { valueOf } from '../edit/sheet/recordTexts';
import type { RecordRow } from '../save/types';
import type { Choices, ChoiceColumn } from './choices';

interface Wanted {
  readonly declaration: AnyDeclaration;
  readonly within: Within;
  /** Values that are selected once for all rows. */
  readonly once: Readonly<Record<string, string>>;
  readonly entries: Entries;
  readonly choices: Choices;
  readonly columns: readonly ChoiceColumn[];
  readonly lineOf: (row: number) => string;
  /** An earlier save sent the row without an answer. */
  readonly isDoubtful: (row: number) => boolean;
  readonly signal: AbortSignal;
}

/** @throws UnreadableCell if a cell without an error cannot be converted, so that nothing is sent */

export const recordRows = async ({
  declaration,
  within,
  once,
  entries,
  choices,
  columns,
  lineOf,
  isDoubtful,
  signal,
}: Wanted): Promise<readonly RecordRow[]> => {
  const { fields, create } = declaration;
  const first = initialValues({
    declaration,
    fields: create?.fields ?? [],
    record: undefined,
    within,
    begun: once,
  });
  const isChoice = new Set(columns.map(({ place }) => place));
  const rows: RecordRow[] = [];
  await inSlices(
    entries.toCreate(),
    (row) => {
      const texts = entries.columns.map(({ key }, place) => [
        key,
        entries.textAt(row, place).trim(),
      ]);
      const shown = Object.fromEntries(texts) as Readonly<Record<string, string>>;
      // An empty cell gets the form's initial value.
      const own = entries.columns.flatMap(({ key, label, rule }, place) => {
        const text = shown[key] ?? '';
        if (text === '') return [];
        const value = isChoice.has(place)
          ? choices.valueOf(place, text)
          : valueOf(fields[key], rule, text);
        if (value === undefined || value === null)
          throw new UnreadableCell({ line: lineOf(row), label, text });
        return [[key, value] as const];
      });
      rows.push({
        row,
        line: lineOf(row),
        shown,
        values: { ...first, ...Object.fromEntries(own) },
        ...(isDoubtful(row) ? { mayExist: true } : {}),
      });
    },
    signal,
  );
  return rows;
};
