/** Groups cells with the same error, so that each error is shown once with its count. */
import type { Entries } from '../../../../grid/entriesTypes';
import type { RuleMessage } from '../../../../schema/rules/message';
import { inSlices } from '../../../../spreadsheet/breathe';

export interface FaultGroup {
  readonly column: number;
  readonly text: string;
  /** In sheet order. */
  readonly rows: readonly number[];
}

/** The most frequent first. */
export const faultGroups = async (
  entries: Entries,
  textOf: (fault: RuleMessage) => string,
  signal?: AbortSignal,
): Promise<readonly FaultGroup[]> => {
  const groups = new Map<string, { column: number; text: string; rows: number[] }>();
  await inSlices(
    entries.rowsOf('invalid'),
    (row) => {
      for (const column of entries.columns.keys()) {
        const fault = entries.faultAt(row, column);
        if (!fault) continue;
        const text = textOf(fault);
        const key = `${column} ${text}`;
        const group = groups.get(key);
        if (group) group.rows.push(row);
        else groups.set(key, { column, text, rows: [row] });
      }
    },
    signal,
  );
  return [...groups.values()].sort((one, other) => other.rows.length - one.rows.length);
};

/** The group's next row among those shown, wrapping around; null if none is shown. */
export const rowAfter = (
  { rows }: FaultGroup,
  shown: Uint32Array,
  from: number | null,
  isBack: boolean,
): number | null => {
  const own = new Set(rows);
  const places = [...shown.keys()].filter((place) => own.has(shown[place] ?? -1));
  const at = from === null ? -1 : shown.indexOf(from);
  const next = isBack
    ? (places.findLast((place) => place < at) ?? places.at(-1))
    : (places.find((place) => place > at) ?? places[0]);
  return next === undefined ? null : (shown[next] ?? null);
};
