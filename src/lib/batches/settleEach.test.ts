import { describe, expect, it } from 'vitest';
import { settleEach, type ItemOutcome } from './calls';

interface Unit {
  readonly name: string;
}

const nameOf = ({ name }: Unit) => name;
const units = ['a', 'b', 'c', 'd', 'e', 'f'].map((name): Unit => ({ name }));

/** A platform whose responses the test releases. */
const held = () => {
  const waiting = new Map<string, () => void>();
  let most = 0;
  return {
    names: () => [...waiting.keys()],
    most: () => most,
    send: (unit: Unit) =>
      new Promise<{ affected: number | null }>((done) => {
        waiting.set(nameOf(unit), () => done({ affected: 1 }));
        most = Math.max(most, waiting.size);
      }),
    answer: async (name: string) => {
      const answer = waiting.get(name);
      waiting.delete(name);
      answer?.();
      await new Promise((done) => setTimeout(done));
    },
  };
};

describe('settleEach', () => {
  it('limits the running calls, and starts the next after each response', async () => {
    const platform = held();
    const run = settleEach({ items: units, work: platform.send, atOnce: 2 });
    expect(platform.names()).toEqual(['a', 'b']);
    await platform.answer('b');
    expect(platform.names()).toEqual(['a', 'c']);
    for (const name of ['a', 'c', 'd', 'e', 'f']) await platform.answer(name);
    expect((await run).map(({ type }) => type)).toEqual(Array.from(units, () => 'done'));
    expect(platform.most()).toBe(2);
  });

  it('continues after a failure, and does not repeat it', async () => {
    const sent: string[] = [];
    const reported: ItemOutcome<Unit, { affected: number }>[] = [];
    const refusal = new Error('No.');
    const outcomes = await settleEach({
      items: units,
      work: (unit) => {
        sent.push(nameOf(unit));
        return nameOf(unit) === 'c' ? Promise.reject(refusal) : Promise.resolve({ affected: 7 });
      },
      onOutcome: (outcome) => reported.push(outcome),
    });
    expect(sent).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(outcomes.map(({ item }) => nameOf(item))).toEqual(sent);
    expect(outcomes[2]).toEqual({ type: 'failed', item: units[2], error: refusal });
    expect(outcomes[3]).toEqual({ type: 'done', item: units[3], result: { affected: 7 } });
    expect(reported).toHaveLength(6);
  });

  it('sends nothing more when canceled, and waits for running calls', async () => {
    const platform = held();
    const off = new AbortController();
    const run = settleEach({ items: units, work: platform.send, atOnce: 2, signal: off.signal });
    off.abort();
    await platform.answer('a');
    await platform.answer('b');
    expect((await run).map(({ type }) => type)).toEqual([
      'done',
      'done',
      'unsent',
      'unsent',
      'unsent',
      'unsent',
    ]);
    expect(platform.names()).toEqual([]);
  });

  it('resolves at once without units', async () => {
    expect(await settleEach({ items: [], work: held().send })).toEqual([]);
  });
});
