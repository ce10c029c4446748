import { expect, it } from 'vitest';
import type { Answer, Call } from './client';
import { readTwoPages } from './cursorPages';

const list = {
  parameter: 'after',
  next: 'data.next',
  read: 'data.items',
  idFrom: ['planogram_id'],
  first: { limit: '1' },
};

const answerOf = (ids: readonly string[], next?: string): Answer => ({
  status: 200,
  ms: 1,
  contentType: 'application/json',
  contentRange: '',
  text: '',
  json: { data: { items: ids.map((planogram_id) => ({ planogram_id })), next } },
});

const readOn = async (pages: Readonly<Record<string, Answer>>) => {
  const sent: Call[] = [];
  const send = (call: Call): Promise<Answer> => {
    sent.push(call);
    return Promise.resolve(pages[call.query?.after ?? ''] ?? answerOf([]));
  };
  const call = { name: 'GET /api/planograms', query: { limit: '10' } };
  return { result: await readTwoPages({ send, call, list }), sent };
};

it('sends the cursor that the first page names', async () => {
  const { result, sent } = await readOn({ '': answerOf(['a'], 'x'), x: answerOf(['b']) });
  expect(sent.map(({ query }) => query)).toEqual([{ limit: '1' }, { limit: '1', after: 'x' }]);
  expect(result).toMatchObject({ fault: undefined });
});

it.each([
  ['rows of the first page again', ['a']],
  ['no rows', []],
])('reports %s', async (seen, ids) => {
  const { result } = await readOn({ '': answerOf(['a'], 'x'), x: answerOf(ids) });
  expect(result).toMatchObject({ fault: { seen } });
});

it('has nothing to compare if the first page is the only one', async () => {
  const { result, sent } = await readOn({ '': answerOf(['a']) });
  expect(result).toEqual({ reason: 'the list has one page' });
  expect(sent).toHaveLength(1);
});
