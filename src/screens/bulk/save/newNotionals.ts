/** Creates notional products that rows name and the organization does not have, each once per run. */
import { bulkLimits, sameKey } from '../../../../dataProvider/calls/bulk';
import { chunksOf } from '../../../batches/calls';
import type { SavePort } from './port';
import type { Control } from '../../../batches/control';
import { deliver, type Delivery } from '../../../batches/sendBatch';

interface Made {
  readonly port: Pick<SavePort, 'provider'>;
  readonly accountId: string;
  /** An earlier attempt may have created them, so they are looked up first. */
  readonly isDoubtful: boolean;
}

/** By compared name: its id, or why there is none. */
export type NotionalIds = ReadonlyMap<string, Delivery<string>>;

const unsent: Delivery<string> = { type: 'unsent', isDoubtful: true };

export const createNewNotionals = ({ port, accountId, isDoubtful }: Made) => {
  const { bulk } = port.provider;
  /** Units that need the same name wait for the unit that creates it. */
  const known = new Map<string, Promise<Delivery<string>>>();
  /** Names that were tried before and may not exist. */
  const tried = new Set<string>();

  const idsBy = (names: readonly string[], found: readonly { id: string; key: string }[]) => {
    const ids = new Map(found.map(({ id, key }) => [sameKey(key), id]));
    return names.map((name) => ids.get(sameKey(name)));
  };
  const make = async (
    things: readonly string[],
    areDoubtful: boolean,
    control: Control,
  ): Promise<NotionalIds> => {
    const outcomes = await deliver({
      things,
      send: async (names) => idsBy(names, await bulk.createNotionals(accountId, names)),
      check: async (names) => idsBy(names, await bulk.checkNotionals(accountId, names)),
      isDoubtful: areDoubtful,
      control,
    });
    return new Map(things.map((name, at) => [sameKey(name), outcomes[at] ?? unsent]));
  };

  return {
    idsOf: async (names: readonly string[], control: Control): Promise<NotionalIds> => {
      const wanted = new Map<string, string>();
      for (const name of names)
        if (!wanted.has(sameKey(name))) wanted.set(sameKey(name), name.trim());
      const unknown = [...wanted].filter(([key]) => !known.has(key));
      for (const doubtful of [true, false]) {
        const some = unknown.filter(([key]) => (isDoubtful || tried.has(key)) === doubtful);
        for (const batch of chunksOf(some, bulkLimits.write)) {
          const making = make(
            batch.map(([, name]) => name),
            doubtful,
            control,
          );
          for (const [key] of batch) {
            const one = making.then((made) => made.get(key) ?? unsent);
            known.set(key, one);
          }
        }
      }
      for (const [key] of unknown) tried.add(key);
      // Stored now: a unit that finds a failed creation removes it, so that a later attempt creates it again.
      const asked = [...wanted.keys()].map((key) => [key, known.get(key)] as const);
      const ids = new Map<string, Delivery<string>>();
      for (const [key, one] of asked) {
        const outcome = (await one) ?? unsent;
        ids.set(key, outcome);
        if (outcome.type !== 'done' && known.get(key) === one) known.delete(key);
      }
      return ids;
    },
  };
};

export type NewNotionals = ReturnType<typeof createNewNotionals>;
