/** Restores a sheet from the rows of a save, after its page was closed. */
import { recordsBase } from '../../../../grid/entries/bases';
import { createEntries } from '../../../../grid/entries/createEntries';
import type { Entries, EntryColumn } from '../../../../grid/entriesTypes';
import { typedNumber } from '../../../../schema/numbers';
import { codeOfUnit } from '../../../../schema/unitOf';
import { planText } from '../../edit/zonePlan';
import type { NewRow } from '../../save/types';

const textsOf = (columns: readonly EntryColumn[], row: NewRow): readonly string[] => {
  const { values, notional, state, zones } = row;
  const texts: Readonly<Record<string, string | number | null | undefined>> = {
    ...values,
    notional_name: notional?.name,
    state: state?.state,
    state_reporting_uom:
      state?.reporting && (codeOfUnit(state.reporting.uom) ?? state.reporting.uom),
    state_reporting_uom_baseline: state?.reporting?.baseline,
    state_dimensions_width: state?.size?.width,
    state_dimensions_height: state?.size?.height,
    state_dimensions_depth: state?.size?.depth,
    zones: planText({ on: zones, off: [] }),
  };
  return columns.map(({ key, rule }) => {
    const text = texts[key] ?? '';
    if (typeof text === 'string') return text;
    return rule.kind === 'number' ? typedNumber(text, rule.locale) : String(text);
  });
};

/** In the given order: the first is row 0. */
export const entriesOf = (
  rows: readonly NewRow[],
  columns: readonly EntryColumn[],
  keyColumn: number,
): Entries =>
  createEntries({
    columns,
    keyColumn,
    base: recordsBase(rows.map((row) => textsOf(columns, row))),
  });
