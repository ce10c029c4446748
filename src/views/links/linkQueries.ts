/** What the cache keeps of links, and what of it is out of date once links have changed. */
import type { QueryClient } from '@tanstack/react-query';
import type { Links } from '../../schema/links';
import { panelsOf, type Registry } from '../../schema/registry';

const joinedPrefix = 'joined';

/** Key of the ids that are joined to a record. */
export const joinedKey = ({ type }: Pick<Links, 'type'>, record: string) =>
  [joinedPrefix, type, record] as const;

/** The entities at both ends: the one that is listed, and those whose records have such a list. */
export const endsOf = (links: Links, { all }: Registry): readonly string[] => [
  links.of,
  ...all
    .filter((declaration) =>
      panelsOf(declaration).some((panel) => 'links' in panel && panel.links.type === links.type),
    )
    .map(({ name }) => name),
];

/** A changed record may have lost its links: a product that is archived is in no zone (rules 4). */
export const readLinksAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [joinedPrefix] });

/**
 * Whatever shows links (the joined ids of both ends, rows that carry the other end's ids) is asked for again
 * when it is next looked at; a list that is looked at now does not move under the hand that turns its switches.
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
