import type { FacingsDataProvider } from '../../../dataProvider';
import type { LinkBatch, LinkCalls, LinkWithAmount, Pair } from '../../schema/links';
import { linkKeyOf } from './planBatches';

interface MissingLinks {
  /** The batch without links that exist. */
  readonly missing: LinkBatch;
  /** Links that someone else added before. */
  readonly found: readonly LinkWithAmount[];
}

/**
 * Adding a link that exists would reset its amount (rules R65), so it is left out of what is sent.
 * @param mayExist links for which that matters; the others are sent in any case
 */
export const missingLinks = async (
  { amountsAt }: Pick<FacingsDataProvider['links'], 'amountsAt'>,
  calls: LinkCalls,
  batch: LinkBatch,
  mayExist: (pair: Pair, amount: number) => boolean = () => true,
): Promise<MissingLinks> => {
  const { isOn, pairs, amounts } = batch;
  const asked =
    isOn && calls.amount ? pairs.filter((pair, at) => mayExist(pair, amounts?.[at] ?? 0)) : [];
  const found = asked.length === 0 ? [] : await amountsAt(calls, asked);
  if (found.length === 0) return { missing: batch, found };
  const keys = new Set(found.map(({ pair }) => linkKeyOf(pair)));
  const isMissing = pairs.map((pair) => !keys.has(linkKeyOf(pair)));
  const missing = {
    isOn,
    pairs: pairs.filter((_, at) => isMissing[at]),
    ...(amounts ? { amounts: amounts.filter((_, at) => isMissing[at]) } : {}),
  };
  return { missing, found };
};
