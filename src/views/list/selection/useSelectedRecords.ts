import { useRef } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { useProvider } from '../../../fields/useProvider';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { parentMeta, useParentIds } from '../../place/placeContext';

export interface SelectedRecords {
  /** Those of other pages are read. Records that are gone are left out, and no longer selected. */
  readonly read: () => Promise<readonly RaRecord[]>;
  /** Keeps rows that were read already. */
  readonly keep: (rows: readonly RaRecord[]) => void;
}

/** What a button of the bar works with. */
export interface SelectionToolProps {
  readonly declaration: AnyDeclaration;
  readonly selected: SelectedRecords;
}

/** The selected records of a list, which may be on any of its pages. */
export const useSelectedRecords = (declaration: AnyDeclaration): SelectedRecords => {
  const within = useParentIds();
  const provider = useProvider();
  const { data = [], selectedIds, onSelect } = useListContext<RaRecord>();
  const kept = useRef<ReadonlyMap<unknown, RaRecord>>(new Map());
  return {
    keep: (rows) => {
      kept.current = new Map(rows.map((row) => [row.id, row]));
    },
    read: async () => {
      const recordsById = new Map([...kept.current, ...data.map((row) => [row.id, row] as const)]);
      const ids = selectedIds.filter((id) => !recordsById.has(id));
      const here = selectedIds.flatMap((id) => recordsById.get(id) ?? []);
      if (ids.length === 0) return here;
      const others = await provider.getMany<RaRecord>(declaration.name, {
        ids,
        meta: parentMeta(within),
      });
      const all = [...here, ...others.data];
      if (all.length < selectedIds.length) onSelect(all.map(({ id }) => id));
      return all;
    },
  };
};
