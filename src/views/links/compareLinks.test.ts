import { expect, it } from 'vitest';
import type { LinkCalls, Pair } from '../../schema/links';
import { compareLinks, readBack } from './compareLinks';

const calls = {} as LinkCalls;
const pairOf = (row: string): Pair => ['z1', row];

it('planned links are open unless someone else has added, changed or removed them since', async () => {
  const held = new Map([
    ['as read', 5],
    ['changed', 9],
    ['as planned', 8],
    ['added', 5],
  ]);
  const isExpected = (amount: number) => amount === 5;
  const compared = await compareLinks(
    {
      amountsAt: (_, pairs) =>
        Promise.resolve(
          pairs.flatMap((pair) => {
            const amount = held.get(pair[1]);
            return amount === undefined ? [] : [{ pair, amount }];
          }),
        ),
    },
    calls,
    [
      ...['as read', 'changed', 'as planned', 'removed'].map((row) => ({
        pair: pairOf(row),
        amount: 8,
        isExpected,
      })),
      { pair: pairOf('added') },
      { pair: pairOf('new') },
    ],
  );
  expect(compared.map(({ link, state, held: now }) => [link.pair[1], state, now])).toEqual([
    ['as read', 'open', 5],
    ['changed', 'newer', 9],
    ['as planned', 'same', 8],
    ['removed', 'gone', undefined],
    ['added', 'newer', 5],
    ['new', 'open', undefined],
  ]);
});

it('sent links are read back by one call for each record, and a failed call concerns only its own', async () => {
  const error = new Error('Not now.');
  const asked: string[] = [];
  const sent = [['z1', 'a'] as const, ['z1', 'b'] as const, ['z2', 'a'] as const].map((pair) => ({
    pair,
  }));
  const results = await readBack(
    {
      amountsOf: (_, record) => {
        asked.push(record);
        return record === 'z1' ? Promise.resolve(new Map([['a', 4]])) : Promise.reject(error);
      },
    },
    calls,
    sent,
  );
  expect(asked).toEqual(['z1', 'z2']);
  expect(results).toEqual([
    { type: 'read', link: sent[0], held: 4 },
    { type: 'read', link: sent[1], held: undefined },
    { type: 'failed', link: sent[2], error },
  ]);
});
