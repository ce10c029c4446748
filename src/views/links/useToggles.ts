/** The switches of a record's links, for rendering in a list (rules 4, Availability toggle). */
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { useRegistry } from '../../fields/useDeclaration';
import { useProvider } from '../../fields/useProvider';
import type { Links } from '../../schema/links';
import { compareLinks } from './compareLinks';
import { inTurn } from './inTurn';
import { endsOf, joinedKey, knownAmount, markLinksStale, rememberAmount } from './linkQueries';
import { batchOf } from './planBatches';
import { useJoined } from './useJoined';
import { createToggleQueue, type QueueEvents, type ToggleQueue } from './toggleQueue';

/**
 * One queue per record for the whole session: a person who returns to the page finds running changes as they were,
 * and an earlier undo affects the visible switches. Stored by query client, which also lives as long as the session.
 */
const queuesOf = new WeakMap<QueryClient, Map<string, ToggleQueue>>();

const liveQueue = (client: QueryClient, key: string, make: () => ToggleQueue): ToggleQueue => {
  const queues = queuesOf.get(client) ?? new Map<string, ToggleQueue>();
  queuesOf.set(client, queues);
  const queue = queues.get(key) ?? make();
  queues.set(key, queue);
  return queue;
};

interface UseToggles extends Omit<QueueEvents, 'onIdle'> {
  readonly links: Links;
  readonly record: Readonly<Record<string, unknown>>;
}

export const useToggles = ({ links, record, onSettled, onFailed }: UseToggles) => {
  const client = useQueryClient();
  const registry = useRegistry();
  const { links: provider } = useProvider();
  const id = String(record.id);
  const key = JSON.stringify(joinedKey(links, id));

  const queue = useMemo(
    () =>
      liveQueue(client, key, () =>
        createToggleQueue({
          end: links.end,
          record: id,
          batch: links.calls.addMany.batch,
          send: (changes) =>
            inTurn(batchOf(changes).pairs, async () => {
              if (changes[0]?.isOn !== true || !links.calls.amount)
                return provider.send(links.calls, batchOf(changes));
              // Adding a link that exists would reset its amount (rules R65).
              const compared = await compareLinks(provider, links.calls, changes);
              const missing = compared.filter(({ held }) => held === undefined);
              for (const { link, held: amount } of compared)
                if (amount !== undefined)
                  rememberAmount(client, links, { record: id, row: link.pair[links.end], amount });
              return missing.length === 0
                ? { affected: 0 }
                : provider.send(links.calls, batchOf(missing.map(({ link }) => link)));
            }),
          readTruth: () => provider.joined(links, { id }),
          amountOf: (row) => knownAmount(client, links, { record: id, row }),
        }),
      ),
    [client, key, links, id, provider],
  );

  // The handlers stay after the page is left: running changes still finish and show their toast.
  useEffect(() => {
    queue.setHandlers({
      ...(onSettled ? { onSettled } : {}),
      ...(onFailed ? { onFailed } : {}),
      onIdle: (truth) => {
        client.setQueryData(joinedKey(links, id), truth);
        void markLinksStale(client, endsOf(links.calls, registry));
      },
    });
  });

  const { data, error, refetch } = useJoined(links, id);
  useEffect(() => {
    if (data) queue.load(data);
  }, [queue, data]);
  // The list follows in its own time: a switch shows its next state by itself (AvailabilityList.tsx), so a click need not
  // wait until all rows are drawn.
  const [, setView] = useState(queue.view);
  useEffect(() => {
    const follow = () => startTransition(() => setView(queue.view()));
    follow();
    return queue.subscribe(follow);
  }, [queue]);

  return {
    stateOf: queue.stateOf,
    joined: queue.joined,
    keptAmount: queue.keptAmount,
    change: queue.change,
    /** Why the joined ids could not be loaded. */
    error: data ? null : error,
    retry: () => void refetch(),
  };
};
