import { describe, expect, it } from 'vitest';
import { memoryPersistence } from './persistence';
import { createStore } from './store';

interface Named {
  readonly id: string;
  readonly name: string;
}
const byName = ({ name }: Named) => name.toLowerCase();
const setUp = () => {
  const store = createStore({
    seed: { items: [{ id: '1', name: 'A' } as Named] },
    persistence: memoryPersistence(),
  });
  const table = store.open<Named>('items');
  return { store, table, ids: (name: string) => table.by(byName, name).map(({ id }) => id) };
};

describe('rows by a key', () => {
  it('are found after each change', () => {
    const { table, ids } = setUp();
    expect(ids('a')).toEqual(['1']);
    table.put({ id: '2', name: 'a' });
    expect(ids('a')).toEqual(['1', '2']);
    table.put({ id: '1', name: 'B' });
    expect([ids('a'), ids('b')]).toEqual([['2'], ['1']]);
    table.remove('2');
    expect(ids('a')).toEqual([]);
  });

  it('are unchanged after the rollback of a refused call, and seeded again after a reset', async () => {
    const { store, table, ids } = setUp();
    expect(ids('a')).toEqual(['1']);
    table.put({ id: '2', name: 'a' });
    table.put({ id: '1', name: 'c' });
    store.rollback();
    expect([ids('a'), ids('c')]).toEqual([['1'], []]);
    table.put({ id: '2', name: 'a' });
    await store.commit();
    await store.reset();
    expect(ids('a')).toEqual(['1']);
  });
});
