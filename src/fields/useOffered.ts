/** Options that the platform offers, for inputs and filters. */
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocale } from 'react-admin';
import { fillPath } from '../schema/calls';
import type { ChoiceField, OptionDetail, PicksField } from '../schema/field';
import { fromPlatform, type PlatformOptions } from '../schema/options';
import { regionOf } from '../lib/text/region';
import { valueAt } from '../schema/template';
import { momentOf } from '../lib/time/moments';
import { momentText } from './moment/momentText';
import { askStateOf } from './picker/entry';
import { asText } from './shared/asText';
import { useFormValues } from './shared/useFormValues';
import { useLookups, type Lookups } from './useProvider';

/** Cache time in milliseconds: options rarely change, and menus are opened often. */
const fresh = 5 * 60_000;

/** Returns the names of the values that fill the source's path. */
export const parameterNames = ({ path }: PlatformOptions): readonly string[] =>
  [...path.matchAll(/:([A-Za-z_]+)/g)].map(([, name = '']) => name);

/** Of the options that the platform offers; whatever shows the same ones shares the response. */
export const optionsQueryOf = (
  lookups: Lookups,
  source: PlatformOptions,
  values: Readonly<Record<string, unknown>>,
) => ({
  // The key contains the whole source, because two sources may read different parts of one response.
  queryKey: ['options', fillPath(source.path, values), source],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    (await lookups.optionEntries(source, values, signal)) ?? [],
});

/** The options that the platform offers for a choice, for inputs and filters. */
export const useOfferedValues = ({
  source,
  values,
  isWanted,
}: {
  readonly source: PlatformOptions;
  /** Values of the current record. */
  readonly values: Readonly<Record<string, unknown>>;
  /** False until the menu is opened, to avoid unnecessary requests. */
  readonly isWanted: boolean;
}) => {
  const options = optionsQueryOf(useLookups(), source, values);
  const query = useQuery({
    ...options,
    enabled: isWanted && options.queryKey[1] !== null,
    // An empty list is never cached: the person is sent to another page to add options.
    staleTime: ({ state }) => (state.data?.length === 0 ? 0 : fresh),
  });
  const { data, refetch } = query;
  const retry = useCallback(() => {
    void refetch();
  }, [refetch]);
  return {
    /** Undefined until they are loaded. */
    values: data?.map(({ value }) => value),
    /** Returns the platform's entry for a value. */
    entryOf: (value: string): unknown => data?.find((option) => option.value === value)?.entry,
    state: askStateOf(query),
    retry,
  };
};

const textOf = (entry: unknown, { from, as }: OptionDetail, locale: string): string => {
  const value = valueAt(entry, from);
  const moment = as === 'moment' ? momentOf(value) : null;
  return moment ? momentText(moment, locale) : (asText(value) ?? '');
};

/** Details of an option in one line: 'cluster-east · Nov 3, 2026, 2:00 PM'. */
export const useOptionDetail = ({
  details = [],
}: Pick<ChoiceField, 'details'>): ((entry: unknown) => string) => {
  const locale = regionOf(useLocale());
  return (entry) =>
    details
      .map((detail) => textOf(entry, detail, locale))
      .filter((text) => text !== '')
      .join(' · ');
};

/** The options of a checklist, with the explanation of each. */
export interface OfferedEntry {
  readonly value: string;
  readonly label: string;
  readonly note?: string | undefined;
}

type Offering = Pick<PicksField, 'options' | 'details'>;

/** In place of a source for fixed options, which are not requested. */
const noSource = fromPlatform({ path: '', read: '' });

export const useOfferedEntries = ({ options, details = [] }: Offering) => {
  const detailOf = useOptionDetail({ details });
  const source = options.kind === 'platform' ? options : noSource;
  const values = useFormValues(parameterNames(source));
  const isFixed = options.kind === 'fixed';
  const offered = useOfferedValues({ source, values, isWanted: !isFixed });
  const entries: readonly OfferedEntry[] | undefined = isFixed
    ? options.values.map((value) => ({ value, label: value }))
    : offered.values?.map((value) => ({
        value,
        label: value,
        note: detailOf(offered.entryOf(value)) || undefined,
      }));
  return { entries, state: isFixed ? 'ready' : offered.state, retry: offered.retry };
};
