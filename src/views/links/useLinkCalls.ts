/** The calls of one kind of links, over the data provider at hand. */
import { useMemo } from 'react';
import { useProvider } from '../../fields/useAsks';
import type { LinkCalls, Links, Pair } from '../../schema/links';
import type { SendBatch } from './runBatches';

export interface LinkPort {
  readonly send: SendBatch;
  /** Ids of the rows that are joined to the record now. */
  readonly joined: (
    links: Pick<Links, 'joined'>,
    record: Readonly<Record<string, unknown>>,
    signal?: AbortSignal,
  ) => Promise<ReadonlySet<string>>;
  /** Those of the pairs that are joined now. */
  readonly check: (pairs: readonly Pair[], signal?: AbortSignal) => Promise<readonly Pair[]>;
}

/** `calls` comes from a declaration, so that it is the same object at each render. */
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
