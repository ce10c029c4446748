/** Creates notional products that rows name and the organization does not have, each once per run. */
import type { FacingsDataProvider } from '../../../../dataProvider';
import { sameKey, type ExistingRecord } from '../../../../dataProvider/calls/bulk';
import type { Control } from '../../../batches/control';
import { sendBatch, type Outcome } from '../../../batches/sendBatch';
import type { NewNotional } from './rows';

/** The id of the record with each key; one with the same letters in another case counts if there is no other. */
export const idsByKey = (keys: readonly string[], found: readonly ExistingRecord[]) => {
  const exact = new Map(found.map(({ id, key }) => [key, id]));
  const alike = new Map(found.map(({ id, key }) => [sameKey(key), id]));
  return keys.map((key) => exact.get(key) ?? alike.get(sameKey(key)));
};

export const notSent: Outcome = { type: 'unsent', isDoubtful: true };

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

  const send = (names: ReadonlyMap<string, string>, isDoubtful: boolean, control: Control) => {
    const sending = sendBatch({
      items: [...names.values()],
      send: async (items) => idsByKey(items, await bulk.createNotionals(accountId, items)),
      check: async (items) => idsByKey(items, await bulk.checkNotionals(accountId, items)),
      isDoubtful,
      control,
    });
    for (const [at, key] of [...names.keys()].entries()) {
      tried.add(key);
      const outcome = sending.then((outcomes) => outcomes[at] ?? notSent);
      sent.set(key, outcome);
    }
  };

  /** The id of each, or why there is none. They are at most as many as one call creates. */
  return async (
    notionals: readonly NewNotional[],
    control: Control,
  ): Promise<readonly Outcome[]> => {
    const [unsent, doubtful] = [new Map<string, string>(), new Map<string, string>()];
    for (const one of notionals) {
      if (one === null || 'id' in one) continue;
      const key = sameKey(one.name);
      const names = isResumed || tried.has(key) ? doubtful : unsent;
      // The first of several spellings is created.
      if (!sent.has(key) && !names.has(key)) names.set(key, one.name.trim());
    }
    if (doubtful.size > 0) send(doubtful, true, control);
    if (unsent.size > 0) send(unsent, false, control);
    return Promise.all(
      notionals.map(async (one): Promise<Outcome> => {
        if (one === null) return notSent;
        if ('id' in one) return { type: 'done', id: one.id };
        const key = sameKey(one.name);
        const own = sent.get(key);
        const outcome = (await own) ?? notSent;
        // A later attempt creates it again.
        if (outcome.type !== 'done' && sent.get(key) === own) sent.delete(key);
        return outcome;
      }),
    );
  };
};
