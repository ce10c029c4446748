/** Creates notional products that rows name and the organization does not have, each once per run. */
import type { FacingsDataProvider } from '../../../../dataProvider';
import type { ExistingRecord } from '../../../../dataProvider/calls/bulk';
import { plainKey } from '../../../lib/text/plainText';
import type { Control } from '../../../lib/batches/control';
import { sendBatch, type BatchOutcome } from '../../../lib/batches/sendBatch';
import type { NewNotional } from './rows';

/** The id of the record with each key; one with the same letters in another case counts if there is no other. */
export const idsByKey = (keys: readonly string[], found: readonly ExistingRecord[]) => {
  const exact = new Map(found.map(({ id, key }) => [key, id]));
  const alike = new Map(found.map(({ id, key }) => [plainKey(key), id]));
  return keys.map((key) => exact.get(key) ?? alike.get(plainKey(key)));
};

export const notSent: BatchOutcome = { type: 'unsent', isDoubtful: true };

interface NewNotionalsOptions {
  readonly bulk: FacingsDataProvider['bulk'];
  readonly accountId: string;
  /** Whether another page may have created them, so that they are looked up first. */
  readonly mayExist: () => boolean;
}

export const createNewNotionals = ({ bulk, accountId, mayExist }: NewNotionalsOptions) => {
  /** By compared name. Units that need the same name wait for the unit that creates it. */
  const sent = new Map<string, Promise<BatchOutcome>>();
  /** Compared names that were sent before and may exist: a batch asks for them when it starts. */
  const tried = new Set<string>();

  /** The id of each, or why there is none. They are at most as many as one call creates. */
  return async (
    notionals: readonly NewNotional[],
    control: Control,
  ): Promise<readonly BatchOutcome[]> => {
    /** By compared name: the first of several spellings is created. */
    const unsent = new Map<string, string>();
    for (const notional of notionals) {
      if (notional === null || 'id' in notional || sent.has(plainKey(notional.name))) continue;
      if (!unsent.has(plainKey(notional.name)))
        unsent.set(plainKey(notional.name), notional.name.trim());
    }
    if (unsent.size > 0) {
      const sending = sendBatch({
        items: [...unsent.values()],
        send: async (names) => idsByKey(names, await bulk.createNotionals(accountId, names)),
        check: async (names) => idsByKey(names, await bulk.checkNotionals(accountId, names)),
        isDoubtful: (name) => mayExist() || tried.has(plainKey(name)),
        control,
      });
      for (const [at, key] of [...unsent.keys()].entries()) {
        tried.add(key);
        const outcome = sending.then((outcomes) => outcomes[at] ?? notSent);
        sent.set(key, outcome);
      }
    }
    return Promise.all(
      notionals.map(async (notional): Promise<BatchOutcome> => {
        if (notional === null) return notSent;
        if ('id' in notional) return { type: 'done', id: notional.id };
        const key = plainKey(notional.name);
        const sending = sent.get(key);
        const outcome = (await sending) ?? notSent;
        // A later attempt creates it again.
        if (outcome.type !== 'done' && sent.get(key) === sending) sent.delete(key);
        return outcome;
      }),
    );
  };
};
