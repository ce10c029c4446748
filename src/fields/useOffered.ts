/** Options that the platform offers, for inputs and filters. */
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocale } from 'react-admin';
import { fillPath } from '../schema/calls';
import type { ChoiceField, OptionDetail, PicksField } from '../schema/field';
import type { PlatformOptions } from '../schema/options';
import { regionOf } from '../lib/text/region';
import { valueAt } from '../schema/template';
import { momentOf } from '../lib/time/moments';
import { momentText } from './moment/momentText';
import { askStateOf, type AskState } from './picker/entry';
import { asText } from './shared/asText';
import { useFormValues } from './shared/useFormValues';
import { useLookups } from './useProvider';

/** Cache time in milliseconds: options rarely change, and menus are opened often. */
const fresh = 5 * 60_000;

interface OfferedValues {
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

/** The options that the platform offers for a choice, for inputs and filters. */
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
  const lookups = useLookups();
  const path = fillPath(source.path, values);
  const query = useQuery({
    // The key contains the whole source, because two sources may read different parts of one response.
    queryKey: ['options', path, source],
    queryFn: async ({ signal }) => (await lookups.options(source, values, signal)) ?? [],
    enabled: isWanted && path !== null && !hasDetails,
    // An empty list is never cached: the person is sent to another page to add options.
    staleTime: ({ state }) => (state.data?.length === 0 ? 0 : fresh),
  });
  const detailed = useQuery({
    queryKey: ['optionEntries', path, source],
    queryFn: async ({ signal }) => (await lookups.optionEntries(source, values, signal)) ?? [],
    enabled: isWanted && path !== null && hasDetails,
    staleTime: fresh,
  });
  const { refetch } = hasDetails ? detailed : query;
  const retry = useCallback(() => {
    void refetch();
  }, [refetch]);
  return {
    values: hasDetails ? detailed.data?.map(({ value }) => value) : query.data,
    entryOf: (value) => detailed.data?.find((option) => option.value === value)?.entry,
    state: askStateOf(hasDetails ? detailed : query),
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

export const useOfferedEntries = ({ options, details = [] }: Offering) => {
  const detailOf = useOptionDetail({ details });
  const lookups = useLookups();
  const values = useFormValues(options.kind === 'platform' ? parameterNames(options) : []);
  const path = options.kind === 'platform' ? fillPath(options.path, values) : null;
  const query = useQuery({
    queryKey: ['optionEntries', path, options],
    queryFn: async ({ signal }) =>
      options.kind === 'platform'
        ? ((await lookups.optionEntries(options, values, signal)) ?? [])
        : [],
    enabled: path !== null,
    staleTime: fresh,
  });
  const entries: readonly OfferedEntry[] | undefined =
    options.kind === 'fixed'
      ? options.values.map((value) => ({ value, label: value }))
      : query.data?.map(({ value, entry }) => ({
          value,
          label: value,
          note: detailOf(entry) || undefined,
        }));
  return {
    entries,
    state: options.kind === 'fixed' ? ('ready' as const) : askStateOf(query),
    retry: () => void query.refetch(),
  };
};
