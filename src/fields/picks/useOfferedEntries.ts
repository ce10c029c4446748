/** The options of a checklist, with the explanation of each. */
import { useQuery } from '@tanstack/react-query';
import { fillPath } from '../../schema/calls';
import type { PicksField } from '../../schema/field';
import { useOptionDetail } from '../choice/useOptionDetail';
import { parameterNames } from '../OptionsSource';
import { askStateOf } from '../picker/askState';
import { useFormValues } from '../shared/useFormValues';
import { useAsks } from '../useAsks';

export interface OfferedEntry {
  readonly value: string;
  readonly label: string;
  readonly note?: string | undefined;
}

const fresh = 5 * 60_000;

type Offering = Pick<PicksField, 'options' | 'details'>;

export const useOfferedEntries = ({ options, details = [] }: Offering) => {
  const detailOf = useOptionDetail({ details });
  const asks = useAsks();
  const values = useFormValues(options.kind === 'platform' ? parameterNames(options) : []);
  const path = options.kind === 'platform' ? fillPath(options.path, values) : null;
  const query = useQuery({
    queryKey: ['optionEntries', path, options],
    queryFn: async ({ signal }) =>
      options.kind === 'platform'
        ? ((await asks.optionEntries(options, values, signal)) ?? [])
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
    retry: () => {
      void query.refetch();
    },
  };
};
