/** The calls for one kind of link, using the current data provider. */
import { useMemo } from 'react';
import { useProvider } from '../../fields/useProvider';
import type { Batch, LinkCalls, Links, Pair } from '../../schema/links';

/** `affected`: the number of links that the platform reports as changed; null if it reports nothing. */
export type SendBatch = (batch: Batch) => Promise<{ readonly affected: number | null }>;

export interface LinkPort {
  readonly send: SendBatch;
  /** Returns the ids of the rows that are joined to the record. */
  readonly joined: (
    links: Pick<Links, 'joined'>,
    record: Readonly<Record<string, unknown>>,
    signal?: AbortSignal,
  ) => Promise<ReadonlySet<string>>;
  /** Returns those of the pairs that are joined. */
  readonly check: (pairs: readonly Pair[], signal?: AbortSignal) => Promise<readonly Pair[]>;
}

/** `calls` must be a stable object, such as the one from a declaration. */
export const useLinkCalls = (calls: LinkCalls): LinkPort => {
  const { links } = useProvider();
  return useMemo(
    () => ({
      send: (batch) => links.send(calls, batch),
      joined: links.joined,
      check: (pairs, signal) => links.check(calls, pairs, signal),
    }),
    [links, calls],
  );
};
