import { describe, expect, it } from 'vitest';
import { createGate, pause } from './control';

/** A wait that the test ends by hand. */
const byHand = () => {
  const ends: (() => void)[] = [];
  return {
    ends,
    wait: (_: number, signal: AbortSignal) =>
      new Promise<void>((done) => {
        ends.push(done);
        signal.addEventListener('abort', () => {
          done();
        });
      }),
  };
};

const settled = async (asked: Promise<boolean>): Promise<boolean | 'waits'> =>
  Promise.race([asked, new Promise<'waits'>((done) => setTimeout(done, 5, 'waits'))]);

describe('a gate', () => {
  it('is open at first', async () => {
    expect(await createGate(new AbortController().signal).pass()).toBe(true);
  });

  it('blocks every lane until its last pause is over', async () => {
    const { ends, wait } = byHand();
    const gate = createGate(new AbortController().signal, wait);
    gate.closeFor(1000);
    gate.closeFor(10);
    const [one, other] = [gate.pass(), gate.pass()];
    ends[1]?.();
    expect(await settled(one)).toBe('waits');
    ends[0]?.();
    expect(await settled(one)).toBe(true);
    expect(await settled(other)).toBe(true);
    expect(await settled(gate.pass())).toBe(true);
  });

  it('ends all waits when the run is stopped', async () => {
    const off = new AbortController();
    const gate = createGate(off.signal, byHand().wait);
    gate.closeFor(1000);
    const asked = gate.pass();
    off.abort();
    expect(await settled(asked)).toBe(false);
    expect(await settled(gate.pass())).toBe(true);
  });
});

describe('a pause', () => {
  it('ends by itself, and at once when it is aborted', async () => {
    const off = new AbortController();
    await pause(1, off.signal);
    const long = pause(60_000, off.signal);
    off.abort();
    await long;
    await pause(60_000, off.signal);
    expect(off.signal.aborted).toBe(true);
  });
});
