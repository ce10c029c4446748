/** Lists of records that a person keeps in react-admin's store, which log-out empties: visited ones, and pinned ones. */
import type { RaRecord, Store } from 'react-admin';
import { isObject } from '../../lib/util/isObject';

export interface Visit {
  /** Entity and id: 'zones 7'. */
  readonly key: string;
  /** Name of the entity's declaration. */
  readonly name: string;
  readonly id: string;
  readonly label: string;
  readonly to: string;
}

export const visitOf = ({ name, id, ...shown }: Omit<Visit, 'key'>): Visit => ({
  key: `${name} ${id}`,
  name,
  id,
  ...shown,
});

/** Recently visited records, latest first. */
export interface Visits {
  readonly all: () => readonly Visit[];
  readonly add: (visit: Visit) => void;
}

/** Maximum number of visits. */
const maxVisits = 20;

const storeKey = 'visitedRecords';

export const pinsKey = 'pinnedRecords';

const isVisit = (value: unknown): value is Visit =>
  isObject(value) &&
  ['key', 'name', 'id', 'label', 'to'].every((part) => typeof value[part] === 'string');

/** What the store holds may be from another version, or changed by hand. */
export const visitsIn = (stored: unknown): readonly Visit[] =>
  Array.isArray(stored) ? stored.filter(isVisit) : [];

export const createVisits = (store: Pick<Store, 'getItem' | 'setItem' | 'subscribe'>): Visits => {
  let visits = visitsIn(store.getItem(storeKey));
  // Another tab, or log-out.
  store.subscribe(storeKey, (stored: unknown) => {
    visits = visitsIn(stored);
  });
  const keep = (next: readonly Visit[]) => {
    visits = next;
    store.setItem(storeKey, next);
  };
  return {
    all: () => visits,
    add: (visit) =>
      keep([visit, ...visits.filter(({ key }) => key !== visit.key)].slice(0, maxVisits)),
  };
};

/** Takes a record that no longer exists out of both lists, in all tabs. */
export const forgetRecord = (
  store: Pick<Store, 'getItem' | 'setItem'>,
  { name, id }: { readonly name: string; readonly id: RaRecord['id'] },
): void => {
  for (const list of [storeKey, pinsKey]) {
    const kept = visitsIn(store.getItem(list));
    const others = kept.filter(({ key }) => key !== `${name} ${id}`);
    if (others.length < kept.length) store.setItem(list, others);
  }
};
