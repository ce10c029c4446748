/** For whom the chosen calls after a duplicate cannot be made: people who have left the organization since. */
import { useQueries } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { asText } from '../../../fields/shared/asText';
import { useProvider } from '../../../fields/useProvider';
import type { FollowUp } from '../../../schema/actions';
import { fromPlatform } from '../../../schema/options';
import { fillTemplate, firstValueAt } from '../../../schema/template';

interface Read {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly read: string;
}

/** Names of those for each follow-up; none while they are not known. */
export const useLeftEntries = (
  followUps: readonly FollowUp[],
  original: RaRecord | undefined,
): readonly (readonly string[])[] => {
  const { lookups } = useProvider();
  const read = useQueries({
    queries: followUps.map(({ each, copies }, at) => {
      const rowsOf = async ({ path, query = {}, read: list }: Read, value: string) => {
        const filled = Object.fromEntries(
          Object.entries(query).map(([key, text]) => [
            key,
            fillTemplate(text, { original, record: original }),
          ]),
        );
        const source = fromPlatform({ path, query: filled, read: list, value });
        return (await lookups.optionEntries(source, {})) ?? [];
      };
      return {
        queryKey: ['leftEntries', at, original?.id],
        queryFn: async (): Promise<readonly string[]> => {
          if (!each?.among) return [];
          const { among, name } = each;
          const ids = new Set((await rowsOf(among, 'id')).map(({ value }) => value));
          return (await rowsOf(each, among.as)).flatMap(({ value, entry }) =>
            ids.has(value) ? [] : [asText(firstValueAt(entry, name)) ?? value],
          );
        },
        enabled: original !== undefined && copies !== undefined && each?.among !== undefined,
        staleTime: 0,
        gcTime: 0,
        // Without an answer nobody is named, and the calls themselves say who was refused.
        retry: false,
      };
    }),
  });
  return read.map(({ data = [] }) => data);
};
