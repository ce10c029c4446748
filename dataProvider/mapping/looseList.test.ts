import { describe, expect, it } from 'vitest';
import { byPage, whole } from '../../src/schema/calls';
import { apps } from '../testing/apps';
import { entityOn, firstPage } from '../testing/fakePlatform';

const meta = { within: { account_id: 'o' }, isLoose: true };
const paged = () =>
  apps({
    calls: {
      list: {
        path: '/api/apps',
        read: 'apps',
        paging: byPage({ page: 'page', size: 'limit' }),
        search: 'search',
      },
    },
  });
const nothing = { data: { apps: [], total: 0 } };
const some = {
  data: {
    apps: [
      { id: 1, name: 'Cheddar Mild' },
      { id: 2, name: 'Sharp White Cheddar' },
    ],
    total: 900,
  },
};

describe('a search without exact matches', () => {
  it('searches the longest word, filters here, and reports it', async () => {
    const { sent, provider } = entityOn(paged(), nothing, some);
    const answer = await provider.getList({ ...firstPage({ q: ' cheddar   sharp ' }), meta });
    expect(sent.map(({ query }) => query)).toEqual([
      { page: 1, limit: 2, search: 'cheddar sharp' },
      { page: 1, limit: 500, search: 'cheddar' },
    ]);
    expect(answer).toMatchObject({
      data: [{ id: 2 }],
      total: 1,
      meta: { loose: { searched: 'cheddar', compared: 2, found: 900 } },
    });
  });

  it('searches both halves of a word, because a typo affects only one', async () => {
    const { sent, provider } = entityOn(paged(), nothing, nothing, some);
    const answer = await provider.getList({ ...firstPage({ q: 'chhddar' }), meta });
    expect(sent.map(({ query }) => query?.search)).toEqual(['chhddar', 'chh', 'ddar']);
    expect(answer.data.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('returns an empty list after at most four more calls', async () => {
    const { sent, provider } = entityOn(paged(), ...Array<typeof nothing>(9).fill(nothing));
    const answer = await provider.getList({ ...firstPage({ q: 'granite boulder' }), meta });
    expect(sent).toHaveLength(5);
    expect(answer).toMatchObject({ data: [], total: 0 });
    expect(answer.meta).toBeUndefined();
  });

  it('is sent once if approximate matches are not wanted, if there are rows, and without a text', async () => {
    const { sent, provider } = entityOn(paged(), nothing, some, nothing);
    await provider.getList({ ...firstPage({ q: 'chedar' }), meta: { within: meta.within } });
    await provider.getList({ ...firstPage({ q: 'cheddar' }), meta });
    await provider.getList({ ...firstPage(), meta });
    expect(sent).toHaveLength(3);
  });

  it('pages the results', async () => {
    const { provider } = entityOn(paged(), nothing, some);
    const answer = await provider.getList({
      ...firstPage({ q: 'cheddr cheddar' }),
      pagination: { page: 2, perPage: 1 },
      meta,
    });
    expect(answer).toMatchObject({ data: [{ id: 2 }], total: 2 });
  });

  it('sends the filters of the list, except those that its search call does not accept', async () => {
    const declaration = apps({
      calls: {
        list: {
          path: '/api/apps',
          read: 'apps',
          paging: whole,
          search: { path: '/api/apps/search', parameter: 'text', read: 'results' },
        },
      },
    });
    const { sent, provider } = entityOn(
      declaration,
      { data: { results: [] } },
      { data: { results: [{ id: 1, name: 'Sharp Cheddar' }] } },
    );
    const answer = await provider.getList({ ...firstPage({ q: 'cheddar sharp' }), meta });
    expect(sent.map(({ path, query }) => [path, query])).toEqual([
      ['/api/apps/search', { text: 'cheddar sharp' }],
      ['/api/apps/search', { text: 'cheddar' }],
    ]);
    expect(answer.total).toBe(1);
  });
});
