import { describe, expect, it } from 'vitest';
import { demo as items } from './entities/items';
import { defineEntityDemo, simpleRest } from './entityDemo';
import { platformOf } from './platform';
import { audit, signedIn, signInDemos } from './signedIn';

describe('an entity', () => {
  it('requires in an update only keys that an update accepts', async () => {
    const quotas = defineEntityDemo({
      table: 'quotas',
      seed: () => [
        { id: 'q1', account_id: 'a', state: true, made: 2 },
        { id: 'q2', account_id: 'a', state: false, made: 1 },
      ],
      ...simpleRest({
        path: '/api/quotas',
        table: 'quotas',
        keys: ['account_id', 'state'],
        changes: ['state'],
        shown: ['made'],
        needs: ['account_id'],
        search: [],
        // In other calls, `state` is a text.
        types: { state: 'flag' },
      }),
    });
    const { ask, askRows } = await signedIn({ platform: platformOf([...signInDemos, quotas]) });
    const change = (body: object) => ask('PUT', '/api/quotas/q2', body, audit('UPDATE_X', 'q2'));
    expect((await change({ state: true })).body).toMatchObject({ account_id: 'a', state: true });
    expect((await change({ account_id: 'b' })).status).toBe(400);
    expect((await change({ state: 'yes' })).status).toBe(400);
    expect((await ask('POST', '/api/quotas', { state: true }, audit())).status).toBe(400);
    const sorted = await askRows('GET', '/api/quotas?sort=["made","ASC"]');
    expect(sorted.body.map(({ id }) => id)).toEqual(['q2', 'q1']);
  });

  it('cannot claim a call or a table twice', () => {
    expect(() => platformOf([items, items])).toThrow('Two rows');
    const other = { ...items, contract: [], handlers: {} };
    expect(() => platformOf([items, other])).toThrow('Two demos bring the table items');
  });
});
