/** The values a platform offers for a choice; input and filter ask here. */
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { fillPath } from '../schema/calls';
import type { PlatformOptions } from '../schema/options';
import { askStateOf, type AskState } from './picker/askState';
import { useAsks } from './useAsks';

/** Milliseconds in which the offered values count as fresh: they change rarely, and menus open often. */
const fresh = 5 * 60_000;

export interface OfferedValues {
  /** Undefined until they are here. */
  readonly values: readonly string[] | undefined;
  /** The platform's entry of a value, where more than the values was asked for. */
  readonly entryOf: (value: string) => unknown;
  readonly state: AskState;
  readonly retry: () => void;
}

/** Names of the values that the source's path is filled from. */
export const namesIn = ({ path }: PlatformOptions): readonly string[] =>
  [...path.matchAll(/:([A-Za-z_]+)/g)].map(([, name = '']) => name);

export const useOfferedValues = ({
  source,
  values,
  hasDetails = false,
  isWanted,
}: {
  readonly source: PlatformOptions;
  /** Values of the record at hand. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The entries are kept as well, for what else they say. */
  readonly hasDetails?: boolean;
  /** Nothing is asked before the menu is opened. */
  readonly isWanted: boolean;
}): OfferedValues => {
  const asks = useAsks();
  const path = fillPath(source.path, values);
  const query = useQuery({
    // The whole source: two of them may read different things out of one answer.
    queryKey: ['options', path, source],
    queryFn: async ({ signal }) => (await asks.options(source, values, signal)) ?? [],
    enabled: isWanted && path !== null && !hasDetails,
    // Where nothing is offered something may be any moment: the person is sent to see to that.
    staleTime: ({ state }) => (state.data?.length === 0 ? 0 : fresh),
  });
  const detailed = useQuery({
    queryKey: ['optionEntries', path, source],
    queryFn: async ({ signal }) =>
      (await asks.optionEntries(source, values, undefined, signal)) ?? [],
    enabled: isWanted && path !== null && hasDetails,
    staleTime: fresh,
  });
  const { refetch } = hasDetails ? detailed : query;
  const retry = useCallback(() => {
    void refetch();
  }, [refetch]);
  return {
    values: hasDetails ? detailed.data?.map(({ value }) => value) : query.data,
    entryOf: (value) => detailed.data?.find((one) => one.value === value)?.entry,
    state: askStateOf(hasDetails ? detailed : query),
    retry,
  };
};
