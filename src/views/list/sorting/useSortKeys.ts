/** Keys of a list's rows for what it is sorted by, with the names of other records that this needs. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { useRegistry } from '../../../fields/RegistryContext';
import { useProvider } from '../../../fields/useAsks';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { Registry } from '../../../schema/registry';
import { readNames, wantedBy, type Wanted } from '../relatedNames';
import type { KeyOf } from './compareRows';
import { sortKey } from './sortKey';
import type { Sort } from './sorts';

const useNames = (wanted: Wanted, registry: Registry) => {
  const provider = useProvider();
  const isWanted = Object.keys(wanted).length > 0;
  return useQuery({
    queryKey: ['namesToSortBy', wanted],
    enabled: isWanted,
    queryFn: () => readNames(wanted, { provider, registry }),
  });
};

interface SortKeys {
  readonly keyOf: KeyOf;
  /** Names of other records are on their way: until they come, their ids stand for them. */
  readonly isPending: boolean;
}

export const useSortKeys = (
  declaration: AnyDeclaration,
  rows: readonly RaRecord[],
  sorts: readonly Sort[],
): SortKeys => {
  const translate = useTranslate();
  const registry = useRegistry();
  const wanted = useMemo(
    () =>
      wantedBy(
        declaration,
        rows,
        sorts.map(({ name }) => name),
      ),
    [declaration, rows, sorts],
  );
  const { data: names, isLoading } = useNames(wanted, registry);
  const keyOf = useMemo<KeyOf>(
    () => (row, name) =>
      sortKey(row, name, declaration.fields[name], {
        optionLabel: (own, { optionLabels }, value) => {
          const label = optionLabels?.[value];
          return label === undefined
            ? value
            : translate(`resources.${declaration.name}.options.${own}.${value}`, { _: label });
        },
        relatedName: (to, id) => names?.(to, id),
      }),
    [declaration, names, translate],
  );
  return { keyOf, isPending: isLoading };
};
