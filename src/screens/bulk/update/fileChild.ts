/** What the rows of a file give the products that exist: their state, added or changed. */
import type { RaRecord } from 'react-admin';
import { newStateOf } from '../add/saving/buildRows';
import type { ImportColumn } from '../columns/productColumns';
import { planChildren, type SelectedOwner } from '../edit/children/planChildren';
import type { ChildCalls } from '../save/childCalls';
import type { ChangedRow } from '../save/rows';
import type { Values } from '../../../lib/util/values';

export interface FileChild {
  /** What it is recognized by. */
  readonly key: string;
  /** Of a new one. */
  readonly values: Values;
  /** What the row says, which an existing one becomes. */
  readonly changes: readonly string[];
}

interface Cell {
  readonly text: string;
  readonly number: number | null;
}

/** Null if no cell of the state is filled. Blank cells change nothing, as in Bulk Add a size needs all its sides. */
export const fileChildOf = (cellOf: (column: ImportColumn) => Cell): FileChild | null => {
  const state = newStateOf(
    (column) => cellOf(column).text.trim(),
    (column) => cellOf(column).number,
  );
  if (!state) return null;
  const { reporting, size } = state;
  const isGiven = (column: ImportColumn) => cellOf(column).text.trim() !== '';
  return {
    key: state.state,
    values: {
      state: state.state,
      uom: 'EACH',
      uom_baseline: 1,
      is_reporting_uom_conversion: reporting !== null,
      ...(reporting
        ? { reporting_uom: reporting.uom, reporting_uom_baseline: reporting.baseline }
        : {}),
      ...(size ? { product_dimensions: size } : {}),
    },
    changes: [
      ...(reporting ? ['is_reporting_uom_conversion'] : []),
      ...(isGiven('state_reporting_uom') ? ['reporting_uom'] : []),
      ...(isGiven('state_reporting_uom_baseline') ? ['reporting_uom_baseline'] : []),
      ...(size ? ['product_dimensions'] : []),
    ],
  };
};

interface FileOwner extends SelectedOwner {
  readonly child: FileChild;
}

/** Each row adds a child, changes it, or is left as it is, because it has the values or there are several of the key. */
export const planFileChildren = (
  owners: readonly FileOwner[],
  existing: ReadonlyMap<string, readonly RaRecord[]>,
  calls: Pick<ChildCalls, 'hasKey' | 'holds'>,
) => {
  const plans = owners.map(({ child, ...owner }) => {
    const { key, values, changes } = child;
    return planChildren({ owners: [owner], existing, key, values, changes, calls });
  });
  return {
    rows: [
      ...plans.flatMap(({ added }) => added),
      ...plans.flatMap(({ changed }) => changed),
    ] as readonly ChangedRow[],
    same: plans.flatMap(({ same }) => same),
    several: plans.flatMap(({ several }) => several),
  };
};
