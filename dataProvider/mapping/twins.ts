/** Finds the record that a new key would duplicate, with the check that the declaration states (rules 7, Products). */
import { plainText, sameKey } from '../../src/lib/text/plainText';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { valueAt } from '../../src/schema/template';
import type { Transport } from '../transport/types';
import { isId, listAt } from './decode';
import { sendOver } from './send';

type Values = Readonly<Record<string, unknown>>;

export const createTwins = (transport: Transport) => {
  const send = sendOver(transport);
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
      // The plain form, too: the platform may hold one that looks the same, and compares in its own way.
      const body = { [check.within]: parent, [check.as]: [...new Set([key, plainText(key)])] };
      // A platform that hangs must not keep the form waiting: it refuses a key that exists itself.
      const answer = await send({ method: 'POST', path: check.path, body, timeoutMs: 10_000 });
      const keys = listAt(answer, check.read).flatMap((row) => {
        const [id, stored] = [valueAt(row, 'id'), valueAt(row, check.by)];
        const isOther = isId(id) && String(id) !== String(ownId);
        return isOther && typeof stored === 'string' && sameKey(stored, key) ? [stored] : [];
      });
      return keys[0] ?? null;
    },
  };
};
