import { useEffect, useMemo } from 'react';
import { useProvider } from '../../../../fields/useAsks';
import type { Entries } from '../../../../grid/entriesTypes';
import { createKeyChecks, type KeyChecks } from './keyChecks';

interface Wanted {
  readonly entries: Entries | null;
  readonly accountId: string;
  /** Finds incomplete products of earlier saves. */
  readonly recognise: (entries: Entries) => Promise<void>;
}

/** Finds the products that exist already. */
export const useProductKeys = ({ entries, accountId, recognise }: Wanted): KeyChecks | null => {
  const provider = useProvider();
  const checks = useMemo(
    () =>
      entries &&
      createKeyChecks({
        entries,
        ask: async (keys) => {
          const known = await provider.bulk.checkSkus(accountId, keys);
          // Must run before keys count as existing: incomplete products can be completed.
          if (known.length > 0) await recognise(entries);
          return new Map(known.map(({ key, id }) => [key, id]));
        },
      }),
    [entries, provider, accountId, recognise],
  );
  useEffect(() => checks?.follow(), [checks]);
  return checks;
};
