import type { Journal } from '../../../../lib/batches/journal';
import { cellNumber } from '../../../../lib/rules/cellRule';
import { unitOf } from '../../../../lib/text/units';
import { inSlices } from '../../../../lib/util/yieldToMain';
import { noPlan, zonePlanOf, zonesKey } from '../../columns/zonePlan';
import { openRuns, readItems } from '../../../../lib/batches/keptRuns';
import { isBegun, missingParts } from '../../../../lib/batches/rowState';
import type { RowPart, RowResult } from '../../../../lib/batches/types';
import type { NewNotional, NewRow, NewState } from '../../save/rows';
import type { BuildOptions } from '../useAdding';
import {
  ownColumns,
  columnPlaces,
  sideColumns,
  type ImportColumn,
} from '../../columns/productColumns';

// Converts a row of the sheet to what is sent: texts are trimmed and codes become units (rules 5, 9).

/** Defaults of a new product (rules 4, 9). */
export const defaults = { state: 'BOX', eligibility: 'NONE', baseline: 1 } as const;

type TextOf = (column: ImportColumn) => string;
/** The number in a cell; null if it is empty. Rows with invalid numbers are never sent. */
type NumberOf = (column: ImportColumn) => number | null;

/** A state is created if any of its columns is filled. */
export const newStateOf = (textOf: TextOf, numberOf: NumberOf): NewState | null => {
  const state = textOf('state');
  const uom = textOf('state_reporting_uom');
  const hasReporting = uom !== '' || textOf('state_reporting_uom_baseline') !== '';
  const sides = sideColumns.map(textOf);
  if (state === '' && !hasReporting && sides.every((side) => side === '')) return null;
  return {
    state: state === '' ? defaults.state : state.toUpperCase(),
    reporting: hasReporting
      ? {
          uom: unitOf(uom),
          baseline: numberOf('state_reporting_uom_baseline') ?? defaults.baseline,
        }
      : null,
    // As in the form, a size needs all three dimensions. The review lists incomplete ones.
    size: sides.includes('')
      ? null
      : {
          width: numberOf('state_dimensions_width'),
          height: numberOf('state_dimensions_height'),
          depth: numberOf('state_dimensions_depth'),
        },
  };
};

export const newRowOf = ({
  textOf: storedTextOf,
  numberOf,
  notionalOf,
  ...sent
}: Pick<NewRow, 'row' | 'line' | 'zones' | 'amounts' | 'begun'> & {
  readonly textOf: TextOf;
  readonly numberOf: NumberOf;
  /** Resolves the name of a notional product. */
  readonly notionalOf: (name: string) => NewNotional;
}): NewRow => {
  const textOf: TextOf = (column) => storedTextOf(column).trim();
  const values = Object.fromEntries(
    ownColumns.map((name) => {
      const text = textOf(name);
      return [name, text === '' ? null : text];
    }),
  );
  const name = textOf('notional_name');
  return {
    ...sent,
    values: { ...values, item_app_eligible: values.item_app_eligible ?? defaults.eligibility },
    notional: name === '' ? null : notionalOf(name),
    state: newStateOf(textOf, numberOf),
  };
};

/** Builds the requests of all rows to create, in slices, since there may be a hundred thousand. */
export const buildRows = async ({
  entries,
  rows,
  notionalOf,
  choices,
  lineOf,
  begunOf,
  signal,
}: BuildOptions & {
  readonly rows: Uint32Array;
  readonly notionalOf: (name: string) => NewNotional;
  /** The missing parts of an existing product. */
  readonly begunOf: (id: string) => BegunProduct | undefined;
}): Promise<readonly NewRow[]> => {
  const places = columnPlaces(entries.columns);
  const zones = entries.columns.findIndex(({ key }) => key === zonesKey);
  const built: NewRow[] = [];
  await inSlices(
    rows,
    (row) => {
      const id = entries.outcomeOf(row) === 'complete' ? entries.existingId(row) : null;
      const begun = id === null ? undefined : begunOf(id);
      const plan = zones < 0 ? noPlan : zonePlanOf(entries.textAt(row, zones));
      const amounts = { ...begun?.amounts, ...plan.amounts };
      built.push(
        newRowOf({
          row,
          textOf: (column) => {
            const text = entries.textAt(row, places[column]);
            return choices.valueOf(places[column], text) ?? text;
          },
          numberOf: (column) => {
            const rule = entries.columns[places[column]]?.rule;
            return rule ? cellNumber(rule, entries.textAt(row, places[column])) : null;
          },
          notionalOf,
          zones: [...new Set([...plan.on, ...(begun?.zones ?? [])])],
          ...(Object.keys(amounts).length > 0 ? { amounts } : {}),
          line: lineOf(row),
          ...(id === null || !begun
            ? {}
            : { begun: { id, missing: begun.missing, runId: begun.runId } }),
        }),
      );
    },
    signal,
  );
  return built;
};

/** Products that an earlier save created and that are still incomplete. Rows with their keys complete them. */
export interface BegunProduct {
  readonly missing: readonly RowPart[];
  /** Ids of zones that it should be in but is not, or not with its amount. */
  readonly zones: readonly string[];
  /** Amounts of these links, by zone. */
  readonly amounts?: Readonly<Record<string, number>>;
  /** The run that created it. */
  readonly runId: string;
}

/** By product id, from all unfinished runs of an organization. */
export const readBegun = async (
  journal: Journal,
  accountId: string,
): Promise<ReadonlyMap<string, BegunProduct>> => {
  const begun = new Map<string, BegunProduct>();
  for (const run of await openRuns(journal, ['add'])) {
    if (run.accountId !== accountId) continue;
    for (const kept of await readItems<NewRow>(journal, run.id)) {
      const { row, state } = kept;
      const missing = missingParts(kept);
      if (state.id === null || !isBegun(state) || missing.length === 0) continue;
      const zones = missing.includes('zones')
        ? row.zones.filter(
            (zone) =>
              !state.added.includes(zone) ||
              (row.amounts?.[zone] !== undefined && state.amountsSet?.includes(zone) !== true),
          )
        : [];
      const { amounts } = row;
      begun.set(state.id, { missing, zones, ...(amounts ? { amounts } : {}), runId: run.id });
    }
  }
  return begun;
};

/** The same for a run whose rows return to the sheet, where their zones are still planned. */
export const begunBy = (
  results: ReadonlyMap<number, RowResult>,
  runId: string,
): ReadonlyMap<string, BegunProduct> =>
  new Map(
    [...results.values()].flatMap(({ type, id, faults }) => {
      const missing = [...new Set(faults.map(({ part }) => part))];
      return id === null || type !== 'partly' ? [] : [[id, { missing, zones: [], runId }] as const];
    }),
  );
