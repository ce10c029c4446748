/** Converts a row of the sheet to what is sent: texts are trimmed and codes become units (rules 5, 9). */
import { unitOf } from '../../../../schema/units';
import type { NewNotional, NewRow, NewState } from '../../save/types';
import { ownColumns, type ImportColumn } from '../importColumns';

/** Defaults of a new product (rules 4, 9). */
export const defaults = { state: 'BOX', eligibility: 'NONE', baseline: 1 } as const;

type TextOf = (column: ImportColumn) => string;
/** The number in a cell; null if it is empty. Rows with invalid numbers are never sent. */
type NumberOf = (column: ImportColumn) => number | null;

/** A state is created if any of its columns is filled. */
export const newStateOf = (textOf: TextOf, numberOf: NumberOf): NewState | null => {
  const [state, uom, baseline, width, height, depth] = [
    textOf('state'),
    textOf('state_reporting_uom'),
    textOf('state_reporting_uom_baseline'),
    textOf('state_dimensions_width'),
    textOf('state_dimensions_height'),
    textOf('state_dimensions_depth'),
  ];
  const hasReporting = uom !== '' || baseline !== '';
  const sides = [width, height, depth];
  const hasAnySide = sides.some((side) => side !== '');
  // As in the form, a size needs all three dimensions. The review lists incomplete ones.
  const hasSize = sides.every((side) => side !== '');
  if (state === '' && !hasReporting && !hasAnySide) return null;
  return {
    state: state === '' ? defaults.state : state.toUpperCase(),
    reporting: hasReporting
      ? {
          uom: unitOf(uom),
          baseline: numberOf('state_reporting_uom_baseline') ?? defaults.baseline,
        }
      : null,
    size: hasSize
      ? {
          width: numberOf('state_dimensions_width'),
          height: numberOf('state_dimensions_height'),
          depth: numberOf('state_dimensions_depth'),
        }
      : null,
  };
};

export const newRowOf = ({
  row,
  textOf: given,
  numberOf,
  notionalOf,
  zones,
  line,
  begun,
}: Pick<NewRow, 'line' | 'begun'> & {
  readonly row: number;
  readonly textOf: TextOf;
  readonly numberOf: NumberOf;
  /** Resolves the name of a notional product. */
  readonly notionalOf: (name: string) => NewNotional;
  readonly zones: readonly string[];
}): NewRow => {
  const textOf: TextOf = (column) => given(column).trim();
  const values = Object.fromEntries(
    ownColumns.map((name) => {
      const text = textOf(name);
      return [name, text === '' ? null : text];
    }),
  );
  const name = textOf('notional_name');
  return {
    row,
    values: { ...values, item_app_eligible: values.item_app_eligible ?? defaults.eligibility },
    notional: name === '' ? null : notionalOf(name),
    state: newStateOf(textOf, numberOf),
    zones,
    ...(line === undefined ? {} : { line }),
    ...(begun === undefined ? {} : { begun }),
  };
};
