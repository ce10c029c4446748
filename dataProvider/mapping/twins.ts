/** Finds the record that a new key would duplicate, with the check that the declaration states (rules 7, Products). */
import { plainText, sameKey } from '../../src/lib/text/plainText';
import { chunksOf, eachOf } from '../../src/lib/batches/calls';
import type { CheckCall } from '../../src/schema/calls';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { valueAt } from '../../src/schema/template';
import type { Transport } from '../transport/types';
import { isId, listAt } from './decode';
import { sendOver } from './send';
import type { Values } from '../../src/lib/util/values';

interface Stored {
  readonly id: string;
  readonly key: string;
}

/** Maximum number of keys of one check (rules 9). */
const maxKeys = 500;

export const createTwins = (transport: Transport) => {
  const send = sendOver(transport);

  /** Each key is checked in its plain form, too: the platform may hold one that looks the same. */
  const checked = async (
    check: CheckCall,
    parent: unknown,
    keys: readonly string[],
    timeoutMs?: number,
  ): Promise<readonly Stored[]> => {
    const both = [...new Set(keys.flatMap((key) => [key, plainText(key)]))];
    const body = { [check.within]: parent, [check.as]: both };
    const limit = timeoutMs === undefined ? {} : { timeoutMs };
    const answer = await send({ method: 'POST', path: check.path, body, ...limit });
    return listAt(answer, check.read).flatMap((row) => {
      const [id, key] = [valueAt(row, 'id'), valueAt(row, check.by)];
      return isId(id) && typeof key === 'string' ? [{ id: String(id), key }] : [];
    });
  };

  return {
    /**
     * Returns the key of another record of the same organization that is or looks the same, as it is stored; null if
     * there is none, or the declaration has no check.
     */
    find: async ({ calls }: AnyDeclaration, values: Values, ownId?: unknown) => {
      const check = calls?.create?.check;
      const key = check && values[check.by];
      const parent = check && values[check.within];
      if (!check || typeof key !== 'string' || key.trim() === '' || !isId(parent)) return null;
      // A platform that hangs must not keep the form waiting: it refuses a key that exists itself.
      const stored = await checked(check, parent, [key], 10_000);
      return (
        stored.find((record) => record.id !== String(ownId) && sameKey(record.key, key))?.key ??
        null
      );
    },
    /** Which of the keys an organization has, by the declaration's check. */
    existing: async (
      check: CheckCall,
      parent: string,
      keys: readonly string[],
    ): Promise<readonly Stored[]> =>
      (await eachOf(chunksOf(keys, maxKeys), (some) => checked(check, parent, some))).flat(),
  };
};
