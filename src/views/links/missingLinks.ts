import type { FacingsDataProvider } from '../../../dataProvider';
import type { LinkBatch, LinkCalls, LinkWithAmount } from '../../schema/links';
import { linkKeyOf } from './planBatches';

interface MissingLinks {
  /** The batch without links that exist. */
  readonly missing: LinkBatch;
  /** Links that someone else added before. */
  readonly found: readonly LinkWithAmount[];
}

/** Adding a link that exists would reset its amount (rules R65), so it is left out of what is sent. */
export const missingLinks = async (
  { amountsAt }: Pick<FacingsDataProvider['links'], 'amountsAt'>,
  calls: LinkCalls,
  batch: LinkBatch,
): Promise<MissingLinks> => {
  const { isOn, pairs, amounts } = batch;
  const found = isOn && calls.amount ? await amountsAt(calls, pairs) : [];
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
