/** Creates notional products that rows name and the organization does not have, each once per run. */
import type { FacingsDataProvider } from '../../../../dataProvider';
import { sameKey, type ExistingRecord } from '../../../../dataProvider/calls/bulk';
import type { Control } from '../../../batches/control';
import { sendBatch, type Outcome } from '../../../batches/sendBatch';

interface NewNotionalsOptions {
  readonly bulk: FacingsDataProvider['bulk'];
  readonly accountId: string;
  /** An earlier page may have created them, so they are looked up first. */
  readonly isResumed: boolean;
}

export const createNewNotionals = ({ bulk, accountId, isResumed }: NewNotionalsOptions) => {
  /** By compared name. Units that need the same name wait for the unit that creates it. */
  const sent = new Map<string, Promise<Outcome>>();
  /** Compared names that were sent before and may exist. */
  const tried = new Set<string>();

  const idsBy = (names: readonly string[], found: readonly ExistingRecord[]) => {
    const ids = new Map(found.map(({ id, key }) => [sameKey(key), id]));
    return names.map((name) => ids.get(sameKey(name)));
  };

  /** At most as many names as one call creates. Returns their ids, or why there is none, by compared name. */
  return async (
    names: readonly string[],
    control: Control,
  ): Promise<ReadonlyMap<string, Outcome>> => {
    const wanted = new Map<string, string>();
    for (const name of names)
      if (!wanted.has(sameKey(name))) wanted.set(sameKey(name), name.trim());
    const unsent = [...wanted].filter(([key]) => !sent.has(key));
    const isTried = ([key]: readonly [string, string]) => isResumed || tried.has(key);
    for (const isDoubtful of [true, false]) {
      const some = unsent.filter((entry) => isTried(entry) === isDoubtful);
      if (some.length === 0) continue;
      const sending = sendBatch({
        items: some.map(([, name]) => name),
        send: async (items) => idsBy(items, await bulk.createNotionals(accountId, items)),
        check: async (items) => idsBy(items, await bulk.checkNotionals(accountId, items)),
        isDoubtful,
        control,
      });
      for (const [at, [key]] of some.entries()) {
        const outcome = sending.then((outcomes) => outcomes[at] ?? notSent);
        sent.set(key, outcome);
      }
    }
    for (const [key] of unsent) tried.add(key);
    // Collected now: a unit that finds a failed creation removes it, so that a later attempt creates it again.
    const sending = [...wanted.keys()].map((key) => [key, sent.get(key)] as const);
    const outcomes = new Map<string, Outcome>();
    for (const [key, one] of sending) {
      const outcome = (await one) ?? notSent;
      outcomes.set(key, outcome);
      if (outcome.type !== 'done' && sent.get(key) === one) sent.delete(key);
    }
    return outcomes;
  };
};

const notSent: Outcome = { type: 'unsent', isDoubtful: true };
