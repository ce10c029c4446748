/** The options that the platform offers for a choice, for inputs and filters. */
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { fillPath } from '../schema/calls';
import type { PlatformOptions } from '../schema/options';
import { askStateOf, type AskState } from './picker/askState';
import { useAsks } from './useAsks';

/** Cache time in milliseconds: options rarely change, and menus are opened often. */
const fresh = 5 * 60_000;

export interface OfferedValues {
  /** Undefined until they are loaded. */
  readonly values: readonly string[] | undefined;
  /** Returns the platform's entry for a value, if the details were requested. */
  readonly entryOf: (value: string) => unknown;
  readonly state: AskState;
  readonly retry: () => void;
}

/** Returns the names of the values that fill the source's path. */
export const parameterNames = ({ path }: PlatformOptions): readonly string[] =>
  [...path.matchAll(/:([A-Za-z_]+)/g)].map(([, name = '']) => name);

export const useOfferedValues = ({
  source,
  values,
  hasDetails = false,
  isWanted,
}: {
  readonly source: PlatformOptions;
  /** Values of the current record. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Also loads the entries, for their details. */
  readonly hasDetails?: boolean;
  /** False until the menu is opened, to avoid unnecessary requests. */
  readonly isWanted: boolean;
}): OfferedValues => {
  const asks = useAsks();
  const path = fillPath(source.path, values);
  const query = useQuery({
    // The key contains the whole source, because two sources may read different parts of one response.
    queryKey: ['options', path, source],
    queryFn: async ({ signal }) => (await asks.options(source, values, signal)) ?? [],
    enabled: isWanted && path !== null && !hasDetails,
    // An empty list is never cached: the person is sent to another page to add options.
    staleTime: ({ state }) => (state.data?.length === 0 ? 0 : fresh),
  });
  const detailed = useQuery({
    queryKey: ['optionEntries', path, source],
    queryFn: async ({ signal }) => (await asks.optionEntries(source, values, signal)) ?? [],
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
