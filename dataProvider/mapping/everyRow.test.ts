/** Reading every row of a paged list from platforms that do not page as they should. */
import { expect, it } from 'vitest';
import { byOffset, byPage } from '../../src/schema/calls';
import { apps } from '../testing/apps';
import type { OutgoingCall, Transport } from '../transport/types';
import { entityReads } from './reads';

const asked = { meta: { within: { account_id: 'o' } } };

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `r${at}`, name: `App ${at}` }));

type Page = (call: OutgoingCall) => { readonly apps: readonly object[]; readonly total?: number };

/** The reads of an entity, over a platform that stops the test after 30 calls. */
const readsOn = (page: Page, paging = byPage({ page: 'page', size: 'limit' })) => {
  const sent: OutgoingCall[] = [];
  const transport: Transport = {
    send: (call) => {
      sent.push(call);
      if (sent.length > 30) throw new Error('It never stops.');
      const data = page(call);
      return Promise.resolve({ type: 'ok', status: 200, data, headers: new Headers() });
    },
  };
  const list = { path: '/api/apps', read: 'apps', paging };
  return { sent, reads: entityReads(transport, apps({ calls: { list } })) };
};

it.each([undefined, 60, 25, 1000])(
  'ends if the platform ignores the page and says a total of %s',
  async (total) => {
    const { sent, reads } = readsOn(() => ({
      apps: rowsOf(25),
      ...(total === undefined ? {} : { total }),
    }));
    const rows = await reads.every({}, asked);
    expect(rows.map(({ id }) => id)).toEqual(rowsOf(25).map(({ id }) => id));
    expect(sent.length).toBeLessThanOrEqual(3);
  },
);

it('ends if the platform ignores the offset', async () => {
  const { sent, reads } = readsOn(() => ({ apps: rowsOf(25), total: 60 }), byOffset('offset'));
  expect(await reads.every({}, asked)).toHaveLength(25);
  expect(sent.length).toBeLessThanOrEqual(3);
});

it('has each row once if pages overlap, and all of them', async () => {
  const all = rowsOf(60);
  const { reads } = readsOn(({ query = {} }) => {
    const start = (Number(query.page) - 1) * 25;
    // A row was added while it was read, so the last row of a page is the first of the next.
    return { apps: all.slice(Math.max(0, start - 1), start + 24), total: 60 };
  });
  const rows = await reads.every({}, asked);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThanOrEqual(59);
});

it('applies a sort or search to each row once, and stops', async () => {
  const { sent, reads } = readsOn(() => ({ apps: rowsOf(25), total: 60 }));
  const answer = await reads.getList({
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'DESC' },
    filter: { q: 'app' },
    ...asked,
  });
  expect(answer.data).toHaveLength(25);
  expect(new Set(answer.data.map(({ id }) => id)).size).toBe(25);
  // The list says how many it does not have.
  expect(answer.meta).toMatchObject({ missing: 35 });
  expect(sent.length).toBeLessThanOrEqual(3);
});

it('searches every page of a platform that has a largest page of its own and says no total', async () => {
  const all = rowsOf(250);
  const { reads } = readsOn(({ query = {} }) => {
    const start = (Number(query.page) - 1) * 100;
    return { apps: all.slice(start, start + 100) };
  });
  const answer = await reads.getList({
    pagination: { page: 1, perPage: 25 },
    filter: { q: 'app 249' },
    ...asked,
  });
  expect(answer.data).toMatchObject([{ name: 'App 249' }]);
});
