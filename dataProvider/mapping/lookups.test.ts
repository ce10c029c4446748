import { describe, expect, it } from 'vitest';
import { products } from '../../resources/products';
import type { SearchCall } from '../../src/schema/calls';
import { fromPlatform, type PlatformOptions, type TextSource } from '../../src/schema/options';
import type { Failure } from '../../src/lib/failures/failures';
import type { OutgoingCall, Transport } from '../transport/types';
import { createLookups } from './lookups';

/** Creates the calls over a transport that returns the given body, or fails. */
const over = (data: unknown, failure?: Failure) => {
  const sent: OutgoingCall[] = [];
  const transport = {
    send: (call: OutgoingCall) => {
      sent.push(call);
      return Promise.resolve(failure ?? { type: 'ok', status: 200, data, headers: new Headers() });
    },
  } as Transport;
  return { sent, lookups: createLookups(transport) };
};

const refused: Failure = { type: 'error', kind: 'forbidden', status: 403, message: 'Not yours.' };

describe('options', () => {
  const valuesOf = async (
    { optionEntries }: ReturnType<typeof createLookups>,
    source: PlatformOptions,
    values: object,
  ) => (await optionEntries(source, { ...values }))?.map(({ value }) => value) ?? null;

  const categories = fromPlatform({
    path: '/api/organizations/:account_id/categories',
    read: 'categories',
    value: 'name',
    where: { type: 'PRIMARY' },
  });

  it('sends nothing while the organization is missing', async () => {
    const { lookups, sent } = over({ categories: [] });
    expect(await valuesOf(lookups, categories, {})).toBeNull();
    expect(await valuesOf(lookups, categories, { account_id: '' })).toBeNull();
    expect(sent).toEqual([]);
  });

  it("keeps matching entries, without duplicates, in the platform's order", async () => {
    const { lookups, sent } = over({
      categories: [
        { name: 'Milk', type: 'PRIMARY' },
        { name: 'Oat', type: 'SECONDARY' },
        { name: 'Bread', type: 'PRIMARY' },
        { name: 'Milk', type: 'PRIMARY' },
      ],
    });
    expect(await valuesOf(lookups, categories, { account_id: 'o/1' })).toEqual(['Milk', 'Bread']);
    expect(sent[0]).toMatchObject({ method: 'GET', path: '/api/organizations/o%2F1/categories' });
  });

  it('reads nested lists and plain strings', async () => {
    const nested = fromPlatform({
      path: '/api/organizations',
      read: 'organizations',
      each: 'services',
      value: 'service_name',
    });
    const { lookups } = over({
      organizations: [
        { services: [{ service_name: 'A' }, { service_name: 'B' }] },
        { services: null },
        { services: [{ service_name: 'B' }, {}, null] },
      ],
    });
    expect(await valuesOf(lookups, nested, {})).toEqual(['A', 'B']);
    const plain = fromPlatform({ path: '/api/uom', read: 'uoms' });
    expect(await valuesOf(over({ uoms: ['EACH', '', 3, null] }).lookups, plain, {})).toEqual([
      'EACH',
    ]);
    const numbers = fromPlatform({ path: '/api/steps', read: 'steps', areNumbers: true });
    expect(await valuesOf(over({ steps: [0.25, 'x', 3, 3] }).lookups, numbers, {})).toEqual([
      '0.25',
      '3',
    ]);
  });

  it.each([[{ categories: null }], [{ categories: [null, 3, []] }]])(
    'reads %j as no options',
    async (body) => {
      expect(await valuesOf(over(body).lookups, categories, { account_id: 'o' })).toEqual([]);
    },
  );

  it.each([[null], ['<html>'], [{}], [{ categories: {} }]])(
    'treats %j as a failure, because it does not mean that there are none',
    async (body) => {
      await expect(valuesOf(over(body).lookups, categories, { account_id: 'o' })).rejects.toThrow(
        'facings.failures.malformed',
      );
    },
  );

  it("throws the platform's message", async () => {
    const { lookups } = over(null, refused);
    await expect(valuesOf(lookups, categories, { account_id: 'o' })).rejects.toMatchObject({
      status: 403,
      message: 'Not yours.',
    });
  });
});

describe('search', () => {
  const call: SearchCall = {
    method: 'POST',
    path: '/api/notionals/search',
    needs: ['account_id'],
    read: 'results',
    label: ['label', 'name'],
    min: 3,
  };

  it('sends only what the search needs, with a caller so that a newer one cancels it', async () => {
    const { lookups, sent } = over({ results: [] });
    await lookups.search(call, 'mil', { account_id: 'o', name: 'private' });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      body: { account_id: 'o', text: 'mil' },
      caller: 'search /api/notionals/search',
    });
  });

  it('collapses spaces', async () => {
    const { lookups, sent } = over({ results: [] });
    await lookups.search(call, ' whole   milk ', { account_id: 'o' });
    expect(sent.map(({ body }) => body)).toEqual([{ account_id: 'o', text: 'whole milk' }]);
  });

  it('searches a label as typed first, then with letters replaced by digits', async () => {
    const { lookups, sent } = over({ results: [{ id: 'p', label: 'AA-01' }] });
    const typed = { '1': 'I', '0': 'O', '5': 'S', '2': 'Z' };
    const found = await lookups.search({ ...call, typed }, 'AA-01', { account_id: 'o' });
    expect(sent.map(({ body }) => body)).toEqual([
      { account_id: 'o', text: 'AA-01' },
      { account_id: 'o', text: 'AA-OI' },
    ]);
    expect(new Set(sent.map(({ caller }) => caller)).size).toBe(2);
    expect(found).toMatchObject([{ id: 'p', label: 'AA-01' }]);
    await lookups.search({ ...call, typed }, 'milk', { account_id: 'o' });
    expect(sent).toHaveLength(3);
  });

  it('puts the text of a GET search into the query', async () => {
    const { lookups, sent } = over({ results: [] });
    await lookups.search({ ...call, method: 'GET', needs: [] }, 'a&b', {});
    expect(sent[0]).toMatchObject({ method: 'GET', query: { text: 'a&b' } });
    expect(sent[0]).not.toHaveProperty('body');
  });

  it.each([[undefined], [null], ['']])(
    'sends nothing without its organization (%j)',
    async (id) => {
      const { lookups, sent } = over({ results: [] });
      expect(await lookups.search(call, 'milk', { account_id: id })).toBeNull();
      expect(sent).toEqual([]);
    },
  );

  it('labels a result by the first label present, or else by its id; drops results without an id', async () => {
    const { lookups } = over({
      results: [
        { id: 1, label: 'One', name: 'Uno' },
        { id: 'b', name: 'Two' },
        { id: 'c', label: '' },
        { name: 'nobody' },
        null,
        'text',
      ],
    });
    const found = await lookups.search(call, 'any', { account_id: 'o' });
    expect(found?.map(({ id, label }) => [id, label])).toEqual([
      ['1', 'One'],
      ['b', 'Two'],
      ['c', 'c'],
    ]);
  });

  it('includes the detail, if the declaration names one', async () => {
    const { lookups } = over({
      results: [
        { id: 1, name: 'AV-10', of: { text: 'Cheddar 8 oz' } },
        { id: 2, name: 'AV-11', of: null },
      ],
    });
    const detailed = { ...call, detail: ['of.text'] };
    const found = await lookups.search(detailed, 'any', { account_id: 'o' });
    expect(found?.map(({ detail }) => detail)).toEqual(['Cheddar 8 oz', undefined]);
  });
});

describe('suggest', () => {
  const source: TextSource = {
    method: 'POST',
    path: '/api/products/states/phrases/search',
    needs: ['account_id'],
    read: 'results',
    label: ['phrase', 'text'],
    min: 2,
  };

  it('sends what the search needs and the text', async () => {
    const { lookups, sent } = over({ results: [] });
    const { signal } = new AbortController();
    await lookups.suggest(source, { account_id: 'o', name: 'private' }, 'mi', signal);
    expect(sent).toEqual([
      { method: 'POST', path: source.path, body: { account_id: 'o', text: 'mi' }, signal },
    ]);
  });

  it('puts the text of a GET into the query', async () => {
    const { lookups, sent } = over({ results: [] });
    await lookups.suggest({ ...source, method: 'GET', needs: [] }, {}, 'a&b');
    expect(sent).toEqual([{ method: 'GET', path: source.path, query: { text: 'a&b' } }]);
  });

  it.each([[undefined], [null], ['']])(
    'sends nothing without its organization (%j)',
    async (id) => {
      const { lookups, sent } = over({ results: ['milk'] });
      expect(await lookups.suggest(source, { account_id: id }, 'mi')).toEqual([]);
      expect(sent).toEqual([]);
    },
  );

  it("reads strings and objects, without duplicates, in the platform's order", async () => {
    const { lookups } = over({
      results: [
        'oat milk',
        { phrase: 'milk' },
        { text: ' skimmed ' },
        { phrase: '', text: 'other' },
        'milk',
        { phrase: 3 },
        '  ',
        {},
        null,
        7,
        [],
      ],
    });
    expect(await lookups.suggest(source, { account_id: 'o' }, 'mi')).toEqual([
      'oat milk',
      'milk',
      'skimmed',
    ]);
  });

  it.each([[null], ['<html>'], [{}], [{ results: {} }], [undefined]])(
    'reads %j as none',
    async (body) => {
      expect(await over(body).lookups.suggest(source, { account_id: 'o' }, 'mi')).toEqual([]);
    },
  );

  it("throws the platform's message", async () => {
    await expect(
      over(null, refused).lookups.suggest(source, { account_id: 'o' }, 'mi'),
    ).rejects.toThrow('Not yours.');
  });
});

describe('extra', () => {
  it('runs a declared read of the record', async () => {
    const { lookups, sent } = over({ id: 'n', name: 'Milk' });
    expect(await lookups.extra(products, 'notional', { id: 'p' })).toEqual({
      id: 'n',
      name: 'Milk',
    });
    expect(sent[0]).toMatchObject({ method: 'GET', path: '/api/products/p/notional' });
  });

  it('sends nothing for an unknown read or a record without an id', async () => {
    const { lookups, sent } = over({});
    expect(await lookups.extra(products, 'other', { id: 'p' })).toBeNull();
    expect(await lookups.extra(products, 'notional', {})).toBeNull();
    expect(sent).toEqual([]);
  });

  it.each([[null], ['<html>'], [3], [undefined]])('reads %j as none', async (body) => {
    expect(await over(body).lookups.extra(products, 'notional', { id: 'p' })).toBeNull();
  });
});
