import type { Entries, EntryColumn } from '../../../../lib/grid/entries/types';
import { typedNumber } from '../../../../lib/text/numbers';
import { codeOfUnit } from '../../../../lib/text/units';
import { planText } from '../../columns/zonePlan';
import type { PartFault, RowResult } from '../../../../lib/batches/types';
import type { NewRow } from '../../save/rows';

// Returns unfinished rows to the sheet, each with its reason at the cell.

/** The cell of a refusal, and the columns that were refused together; null if no value is the reason. */
export type PlaceOf = (
  entries: Entries,
  fault: PartFault,
) => { readonly column: number; readonly of: readonly number[] } | null;

interface Left {
  readonly entries: Entries;
  /** By row number in the sheet. */
  readonly results: ReadonlyMap<number, RowResult>;
  readonly placeOf: PlaceOf;
}

export const backToSheet = ({ entries, results, placeOf }: Left): void => {
  const all = [...results];
  if (entries.keyColumn >= 0) {
    const keyOf = (row: number) => entries.textAt(row, entries.keyColumn).trim();
    entries.learnExisting(
      new Map(all.flatMap(([row, { id }]) => (id === null ? [] : [[keyOf(row), id] as const]))),
    );
  }
  const saved = all.flatMap(([row, { type }]) => (type === 'saved' ? [row] : []));
  const faults = all.flatMap(([row, result]) =>
    result.type === 'saved'
      ? []
      : result.faults.map((fault) => ({ row, fault, place: placeOf(entries, fault) })),
  );
  entries.refuse(
    faults.flatMap(({ row, fault: { reason }, place }) =>
      place ? [{ row, ...place, fault: { key: 'facings.bulk.refused', values: { reason } } }] : [],
    ),
  );
  entries.conclude(saved);
  entries.markFailed([...new Set(faults.flatMap(({ row, place }) => (place ? [] : [row])))]);
};

/** Restores the cells of a row from what was sent, after its page was closed. */
export const productTexts = (
  { values, notional, state, zones, amounts = {} }: NewRow,
  columns: readonly EntryColumn[],
): readonly string[] => {
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
    zones: planText({ on: zones, off: [], amounts }),
  };
  return columns.map(({ key, rule }) => {
    const text = texts[key] ?? '';
    if (typeof text === 'string') return text;
    return rule.kind === 'number' ? typedNumber(text, rule.locale) : String(text);
  });
};
