import { describe, expect, it } from 'vitest';
import { createControl, pause, type Wait } from './control';

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

const controlWith = (wait?: Wait) => createControl(wait);

describe('a pause of all batches', () => {
  it('is over at first', async () => {
    expect(await controlWith().mayContinue()).toBe(true);
  });

  it('blocks every lane until its last pause is over', async () => {
    const { ends, wait } = byHand();
    const control = controlWith(wait);
    control.pauseFor(1000);
    control.pauseFor(10);
    const [one, other] = [control.mayContinue(), control.mayContinue()];
    ends[1]?.();
    expect(await settled(one)).toBe('waits');
    ends[0]?.();
    expect(await settled(one)).toBe(true);
    expect(await settled(other)).toBe(true);
    expect(await settled(control.mayContinue())).toBe(true);
  });

  it('ends all waits when the run is stopped', async () => {
    const control = controlWith(byHand().wait);
    control.pauseFor(1000);
    const asked = control.mayContinue();
    control.stop();
    expect(await settled(asked)).toBe(false);
    expect(await settled(control.mayContinue())).toBe(true);
  });
});

describe('a pause of one batch', () => {
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
