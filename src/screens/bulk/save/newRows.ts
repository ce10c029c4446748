/** What is to be done of a new row; apart from what sends it, so that looking at kept rows waits for no sender. */
import { freshState, type RowState } from './rowState';
import type { NewRow, Part, RecordRow } from './types';

export const wantedOfNew = ({ notional, state, zones, begun }: NewRow): readonly Part[] => {
  /** One that exists goes along with a new product; a product that is there is linked to it afterwards. */
  const isLinked = notional !== null && (!('id' in notional) || begun !== undefined);
  const parts: readonly Part[] = [
    ...(isLinked ? (['notional'] as const) : []),
    ...(state === null ? [] : (['state'] as const)),
    ...(zones.length === 0 ? [] : (['zones'] as const)),
  ];
  return ['product', ...parts.filter((part) => begun?.missing.includes(part) ?? true)];
};

/** Of a product that an earlier saving made, the product itself is done. */
export const stateOfNew = ({ row, begun }: NewRow): RowState =>
  begun ? { ...freshState(row, begun.id), done: ['product'] } : freshState(row);

export const wantedOfRecord = (): readonly Part[] => ['record'];

export const stateOfRecord = ({ row, mayExist }: RecordRow): RowState => ({
  ...freshState(row),
  sending: mayExist ? 'record' : null,
});
