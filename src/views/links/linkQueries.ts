/** Cache keys of links, and which queries become stale when links change. */
import type { QueryClient } from '@tanstack/react-query';
import type { LinkCalls, Links } from '../../schema/links';
import { panelsOf, type Registry } from '../../schema/registry';

const joinedPrefix = 'joined';

/** Query key of the ids that are joined to a record. */
export const joinedKey = ({ type }: Pick<Links, 'type'>, record: string) =>
  [joinedPrefix, type, record] as const;

/** The list of a record of the first end has all amounts; records of the other end ask for the rows in view. */
export const areAmountsOfRecord = ({ calls, end }: Pick<Links, 'calls' | 'end'>): boolean =>
  end === 1 && calls.amount !== undefined;

/** Query key of the amounts of a record's links, and of the rows that were asked for. */
export const amountsKey = (
  { type }: Pick<Links, 'type'>,
  record: string,
  rows: readonly string[],
) => [joinedPrefix, type, record, 'amounts', rows] as const;

/** Sets the amount of a link wherever it was read, so that it is not shown as 0 until it is read again. */
export const rememberAmount = (
  client: QueryClient,
  links: Pick<Links, 'type'>,
  {
    record,
    row,
    amount,
  }: { readonly record: string; readonly row: string; readonly amount: number },
): void => {
  client.setQueriesData<ReadonlyMap<string, number>>(
    { queryKey: [joinedPrefix, links.type, record, 'amounts'] },
    (before) => before && new Map(before).set(row, amount),
  );
};

/** The amount of a link as it was last read; 0 if that is unknown. */
export const knownAmount = (
  client: QueryClient,
  links: Pick<Links, 'type'>,
  { record, row }: { readonly record: string; readonly row: string },
): number => {
  const queryKey = [joinedPrefix, links.type, record, 'amounts'];
  const [cached] = client
    .getQueryCache()
    .findAll({ queryKey })
    .flatMap(({ state: { data, dataUpdatedAt: at } }) => {
      const amount = data instanceof Map ? (data.get(row) as unknown) : undefined;
      return typeof amount === 'number' ? [{ amount, at }] : [];
    })
    .toSorted((one, other) => other.at - one.at);
  return cached?.amount ?? 0;
};

/** The entities at both ends: those that panels list, and those whose records have such a panel. */
export const endsOf = (calls: LinkCalls, { all }: Registry): readonly string[] => {
  const ends = all.flatMap((declaration) =>
    panelsOf(declaration).flatMap((panel) =>
      'links' in panel && panel.links.calls === calls ? [panel.links.of, declaration.name] : [],
    ),
  );
  return [...new Set(ends)];
};

/** A changed record may have lost its links: an archived product is in no zone (rules 4). */
export const readLinksAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [joinedPrefix] });

/**
 * Marks everything that shows links as stale (the joined ids of both ends, rows that contain the other end's ids), to
 * be reloaded when next opened. A visible list is not reloaded, so that it does not move while its switches are used.
 */
export const markLinksStale = async (
  client: QueryClient,
  entities: readonly string[],
): Promise<void> => {
  await client.invalidateQueries({
    predicate: ({ queryKey: [first] }) =>
      first === joinedPrefix || (typeof first === 'string' && entities.includes(first)),
    refetchType: 'none',
  });
};
