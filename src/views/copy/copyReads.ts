/** Reads what is copied: the selected records, and what belongs to them. */
import type { RaRecord } from 'react-admin';
import { chunksOf, eachOf } from '../../lib/batches/calls';
import { parentMeta } from '../list/state/listRequest';
import { withinOf } from '../place/placeContext';
import { childPartsOf, childrenOf } from './copyChildren';
import type { CopyRequest, PlannedRow } from './copyPlan';

/** Called with the number of records. @throws AbortError if nobody waits for the plan any longer */
export type OnRead = (count: number) => void;

/** Number of records that are read between two reports of progress. */
const readAtOnce = 20;

export const readCopied = async (
  { provider, declaration, from }: CopyRequest,
  records: readonly RaRecord[],
  onRead: OnRead,
): Promise<readonly RaRecord[]> => {
  const read: RaRecord[] = [];
  for (const some of chunksOf(records, readAtOnce)) {
    const ids = some.map(({ id }) => id);
    const request = { ids, ...parentMeta(from) };
    read.push(...(await provider.getMany<RaRecord>(declaration.name, request)).data);
    onRead(some.length);
  }
  return read;
};

export const readChildren = async (
  { provider, from, declaration, registry }: CopyRequest,
  records: readonly RaRecord[],
  onRead: OnRead,
): Promise<readonly PlannedRow[]> => {
  const parts = childPartsOf(declaration, registry);
  return eachOf(records, async (record): Promise<PlannedRow> => {
    const children = parts.flatMap((part) => {
      const within = withinOf(part.within, { ...from, ...record });
      return within ? [{ part, within }] : [];
    });
    const row = {
      record,
      children: await eachOf(children, async ({ part, within }) => ({
        part,
        from: within,
        rows: await childrenOf(provider, part.child, within),
      })),
    };
    onRead(1);
    return row;
  });
};
