/** The existing records of an import's keys: which exist, and for an update what values they have. */
import type { ExistingRecord } from '../../../../../dataProvider/calls/bulk';
import { chunksOf, eachOf } from '../../../../lib/batches/calls';
import type { LoadedRecord } from '../../columns/recordTexts';
import type { Existing } from './keyChecks';

/** Keys per request, unless the entity has a reason for another number. */
export const usualBlock = 1000;

/**
 * Asks for keys in blocks.
 * @param onFound gets how many records are found so far
 */
export const askInBlocks = async (
  { ask, block = usualBlock, atOnce }: Existing,
  keys: readonly string[],
  signal: AbortSignal,
  onFound?: (count: number) => void,
): Promise<readonly ExistingRecord[]> => {
  let count = 0;
  const answers = await eachOf(
    chunksOf(keys, block),
    async (some) => {
      signal.throwIfAborted();
      const found = await ask(some);
      count += found.length;
      onFound?.(count);
      return found;
    },
    atOnce,
  );
  signal.throwIfAborted();
  return answers.flat();
};

/** Whether so many records are read together, as reading them one by one takes longer. */
export const areMany = ({ few }: Existing, count: number): boolean => count > (few?.most ?? 0);

/** Begins to read all records as soon as it is known that they are too many to be read one by one. */
export const beginReadingAll =
  (existing: Existing) =>
  (count: number): void => {
    // A failure is reported where the records are needed.
    if (areMany(existing, count)) void existing.every().catch(() => undefined);
  };

interface Wanted {
  readonly keys: readonly string[];
  readonly ids: readonly string[];
  /** Most keys are expected to exist. Whether they do is not asked before all records are read. */
  readonly isUpdate: boolean;
}

/** The records with these keys or ids, and maybe others. Those that are gone are left out. */
export const recordsOfKeys = async (
  existing: Existing,
  { keys, ids, isUpdate }: Wanted,
  signal: AbortSignal,
): Promise<readonly LoadedRecord[]> => {
  const { every, few } = existing;
  const readAll = async () => {
    const records = await every();
    signal.throwIfAborted();
    return records;
  };
  if (areMany(existing, ids.length + (isUpdate ? keys.length : 0))) return readAll();
  const keyed = await askInBlocks(existing, keys, signal, (count) =>
    beginReadingAll(existing)(ids.length + count),
  );
  const wanted = new Set([...ids, ...keyed.map(({ id }) => id)]);
  if (wanted.size === 0) return [];
  return few && !areMany(existing, wanted.size) ? few.read([...wanted]) : readAll();
};
