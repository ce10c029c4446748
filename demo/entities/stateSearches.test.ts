import { expect, it } from 'vitest';
import { standIn } from '../node';
import { audit } from '../signedIn';

interface Answer {
  readonly results: readonly (string & { readonly id: string; readonly external_id: string })[];
  readonly total: number;
}

const account_id = 'acc00000-0000-4000-8000-000000000001';
const harbor = 'acc00000-0000-4000-8000-000000000008';
const states = '/api/products/states';

const signIn = async () => {
  const { ask } = await standIn().signIn();
  const search = (word: string, body: object) =>
    ask<Answer>('POST', `${states}/${word}/search`, body);
  return {
    ask: ask<{ id: string; states: { id: string }[] }>,
    search,
    found: async (word: string, text: string, account = account_id) =>
      (await search(word, { account_id: account, text })).body,
  };
};

it('suggests phrases in any case, each once, beginnings first', async () => {
  const { found } = await signIn();
  const { results, total } = await found('phrases', 'Chedd');
  expect(results[0]).toBe('cheddar');
  expect(new Set(results).size).toBe(results.length);
  expect(total).toBeGreaterThanOrEqual(results.length);
  for (const phrase of results) expect(phrase).toContain('chedd');
  expect((await found('phrases', 'c')).results).toHaveLength(20);
  expect((await found('phrases', 'zzzz')).results).toEqual([]);
  expect((await found('phrases', 'chedd', harbor)).results).toEqual([]);
});

it('suggests external ids in any case', async () => {
  const { found } = await signIn();
  const { results } = await found('externalids', 'VS-');
  expect(results).toHaveLength(20);
  const ids = results.map(({ external_id }) => external_id);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await found('externalids', 'vs-')).results).toEqual(results);
  expect(results[0]!.id).toMatch(/^[\da-f-]{36}$/);
});

it('includes recent changes, and excludes removed ones', async () => {
  const { ask, found } = await signIn();
  const product = '5c000000-0000-4000-8000-000000000036';
  const { body } = await ask('GET', `${states}?product_id=${product}`);
  const { id } = body.states[0]!;
  const change = {
    state: 'EACH',
    external_id: 'QQ-1',
    key_phrases: { primary_phrases: ['Quite Quaint'], common_phrases: [], phrases: [] },
  };
  await ask('PUT', `${states}/${id}`, change, audit('UPDATE_STATE', id));
  expect((await found('phrases', 'quaint')).results).toEqual(['Quite Quaint']);
  expect((await found('externalids', 'qq')).results).toEqual([{ id, external_id: 'QQ-1' }]);
  await ask('DELETE', `${states}/${id}`, undefined, audit('DELETE_STATE', id));
  expect((await found('phrases', 'quaint')).results).toEqual([]);
});

it.each(['phrases', 'externalids'])('refuses what is no %s search', async (word) => {
  const { search } = await signIn();
  const good = { account_id, text: 'che' };
  for (const bad of [
    { text: 'che' },
    { account_id },
    { ...good, limit: 3 },
    { ...good, text: ' ' },
  ])
    expect((await search(word, bad)).status).toBe(400);
  expect(await search(word, { ...good, account_id: 'nope' })).toMatchObject({
    status: 400,
    body: { errors: { account_id: expect.any(String) } },
  });
});
