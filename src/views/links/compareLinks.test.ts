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
  const failure = new Error('The shelf is full.');
  const of = (record: string, row: string) => ({ pair: [record, row] as const, amount: 4 });
  const sent = [
    of('z1', 'a'),
    { ...of('z1', 'a'), failure },
    { ...of('z1', 'a'), amount: 6 },
    { ...of('z1', 'a'), amount: 6, failure },
    of('z1', 'b'),
    of('z2', 'a'),
  ];
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
  expect(results.map(({ link: _, ...result }) => result)).toEqual([
    { state: 'same', held: 4 },
    { state: 'same', held: 4 },
    { state: 'kept', held: 4 },
    { state: 'failed', held: 4, error: failure },
    { state: 'gone', held: undefined },
    { state: 'unread', held: undefined, error },
  ]);
});
