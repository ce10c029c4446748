import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PlatformError } from '../../lib/failures/failures';
import { fakeLine } from './testing/fakeLine';
import { createToggleQueue, type FailedToggle, type Settled } from './toggleQueue';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const zones = (count: number) => Array.from({ length: count }, (_, at) => `z${at}`);

const start = (options: Partial<Parameters<typeof fakeLine>[0]> = {}) => {
  const line = fakeLine({ joined: [], latency: () => 150, ...options });
  const settled: Settled[] = [];
  const failed: FailedToggle[] = [];
  const idle = vi.fn();
  const queue = createToggleQueue({
    end: 0,
    record: 'p',
    batch: 100,
    send: line.send,
    readTruth: line.readTruth,
  });
  queue.setHandlers({
    onSettled: (one) => settled.push(one),
    onFailed: (one) => failed.push(one),
    onIdle: idle,
  });
  queue.load(new Set(line.truth));
  const sizes = () => line.sent.map(({ isOn, pairs }) => (isOn ? 1 : -1) * pairs.length);
  const told = () => settled.map(({ isOn, n }) => ({ isOn, n }));
  return { line, queue, settled, told, failed, idle, sizes };
};

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a switch', () => {
  it('shows the requested state at once, and keeps it once the platform has answered', async () => {
    const { queue, line } = start();
    queue.change(['z1'], true);
    expect(queue.stateOf('z1')).toEqual({ isOn: true });
    expect(queue.joined()).toEqual(new Set(['z1']));
    await pass(150);
    expect(queue.stateOf('z1')).toEqual({ isOn: true });
    expect(line.truth).toEqual(new Set(['z1']));
  });

  it("is unknown and disabled until the platform's state is loaded", async () => {
    const line = fakeLine({ joined: [], latency: () => 1 });
    const queue = createToggleQueue({ ...line, end: 0, record: 'p', batch: 100 });
    expect(queue.stateOf('z1')).toBeUndefined();
    expect(queue.joined()).toBeUndefined();
    queue.change(['z1'], true);
    await pass(100);
    expect(line.sent).toEqual([]);
  });

  it('sends the first change of a burst at once and collects the following ones', async () => {
    const { queue, sizes } = start();
    for (const zone of zones(30)) {
      queue.change([zone], true);
      await pass(0.5);
    }
    await pass(1000);
    expect(sizes()).toEqual([1, 29]);
  });

  it('stays as requested if the platform refuses other switches of its batch', async () => {
    const line = fakeLine({ joined: [], latency: () => 150 });
    const send = (changes: Parameters<typeof line.send>[0]) => {
      const at = changes.findIndex(({ pair }) => pair[0] === 'z1');
      if (at < 0) return line.send(changes);
      const fields = { [`zone_products.${String(at)}.zone_id`]: 'This zone is archived.' };
      const message = `Zone product ${String(at + 1)}: This zone is archived.`;
      return Promise.reject(
        new PlatformError({ type: 'error', kind: 'invalid', status: 400, message, fields }),
      );
    };
    const { readTruth } = line;
    const queue = createToggleQueue({ end: 0, record: 'p', batch: 100, send, readTruth });
    const failed: FailedToggle[] = [];
    queue.setHandlers({ onFailed: (one) => failed.push(one) });
    queue.load(new Set());
    queue.change(zones(3), true);
    await pass(1000);
    expect(line.truth).toEqual(new Set(['z0', 'z2']));
    expect(zones(3).map((zone) => queue.stateOf(zone)?.isOn)).toEqual([true, false, true]);
    expect(failed.map(({ rows }) => rows)).toEqual([['z1']]);
    // Not the text of the batch, which counts its items.
    expect(failed.map(({ error }) => (error as Error).message)).toEqual(['This zone is archived.']);
    expect((queue.stateOf('z1')?.failure as Error).message).toBe('This zone is archived.');
  });

  it('switched on, off and on again ends as on, and is sent once', async () => {
    const { queue, line, sizes, told } = start();
    for (const isOn of [true, false, true]) {
      queue.change(['z1'], isOn);
      await pass(10);
    }
    await pass(1000);
    expect(sizes()).toEqual([1]);
    expect(line.truth).toEqual(new Set(['z1']));
    expect(told()).toEqual([{ isOn: true, n: 1 }]);
  });

  it('switched off while its change is running waits for the response, and reports nothing', async () => {
    const { queue, line, sizes, told, idle } = start();
    queue.change(['z1'], true);
    await pass(50);
    queue.change(['z1'], false);
    await pass(1000);
    expect(sizes()).toEqual([1, -1]);
    expect(line.truth.size).toBe(0);
    expect(told()).toEqual([]);
    expect(idle).toHaveBeenCalledOnce();
  });

  it('switched back before sending makes no call', async () => {
    const { queue, line } = start();
    queue.change(['z1'], true);
    queue.change(['z1'], false);
    await pass(1000);
    expect(line.sent).toEqual([]);
  });
});

describe('a burst', () => {
  it('of single switches is told from several rows that are switched at once', async () => {
    const { queue, settled } = start();
    queue.change(['z8', 'z9'], true);
    queue.change(['z8', 'z9'], false);
    await pass(1000);
    for (const zone of zones(3)) queue.change([zone], true);
    await pass(1000);
    expect(settled.at(-1)).toMatchObject({ n: 3 });
    expect(settled.at(-1)).not.toHaveProperty('isMany');
    queue.change(['z4', 'z5'], true);
    queue.change(['z6'], true);
    await pass(1000);
    expect(settled.at(-1)).toMatchObject({ n: 3, isMany: true });
  });

  it('is reported once it has settled, by actual changes, additions and removals separately', async () => {
    const { queue, told, sizes } = start({ joined: ['z0', 'z1'] });
    queue.change(['z0', 'z1'], false);
    queue.change(['z1', 'z2', 'z3'], true);
    await pass(1000);
    expect(sizes()).toEqual([2, -1]);
    expect(told()).toEqual([
      { isOn: true, n: 2 },
      { isOn: false, n: 1 },
    ]);
  });

  it("uses the platform's count, and offers no undo that would change too much", async () => {
    const { queue, settled, line } = start();
    line.truth.add('z1');
    queue.change(['z1', 'z2', 'z3'], true);
    await pass(1000);
    expect(settled).toMatchObject([{ isOn: true, n: 2, undo: null }]);
  });

  it('uses its own count if the platform reports none', async () => {
    const { queue, told } = start({ affected: () => null });
    queue.change(['z1', 'z2'], true);
    await pass(1000);
    expect(told()).toEqual([{ isOn: true, n: 2 }]);
  });

  it('is undone by exactly the inverse of its changes', async () => {
    const { queue, settled, line, told } = start({ joined: ['z0', 'z1'] });
    queue.change(['z0', 'z1', 'z2', 'z3'], true);
    await pass(1000);
    settled[0]?.undo?.();
    expect(queue.joined()).toEqual(new Set(['z0', 'z1']));
    await pass(1000);
    expect(line.truth).toEqual(new Set(['z0', 'z1']));
    expect(line.sent.at(-1)?.pairs).toEqual([
      ['z2', 'p'],
      ['z3', 'p'],
    ]);
    expect(told()).toEqual([
      { isOn: true, n: 2 },
      { isOn: false, n: 2 },
    ]);
  });

  it('undone late keeps later changes', async () => {
    const { queue, settled, sizes } = start();
    queue.change(['z1', 'z2'], true);
    await pass(1000);
    queue.change(['z1'], false);
    await pass(1000);
    settled[0]?.undo?.();
    await pass(1000);
    expect(sizes()).toEqual([2, -1, -1]);
  });
});

describe('a refusal', () => {
  it('resets its rows, says why, and lets the others continue', async () => {
    const { queue, failed, told, line } = start({
      verdict: (call) => (call === 1 ? 'refused' : 'done'),
    });
    queue.change(zones(250), true);
    await pass(2000);
    const refused = zones(250).slice(100, 200);
    expect(failed).toEqual([{ isOn: true, rows: refused, error: new Error('refused 1') }]);
    expect(told()).toEqual([{ isOn: true, n: 150 }]);
    expect(queue.stateOf('z100')).toEqual({ isOn: false, failure: new Error('refused 1') });
    expect(queue.stateOf('z99')).toEqual({ isOn: true });
    expect(line.reads()).toBe(1);
    expect(line.sent).toHaveLength(3);
  });

  it('is cleared when the row is switched again', async () => {
    const { queue } = start({ verdict: (call) => (call === 0 ? 'refused' : 'done') });
    queue.change(['z1'], true);
    await pass(1000);
    queue.change(['z1'], true);
    expect(queue.stateOf('z1')).toEqual({ isOn: true });
    await pass(1000);
    expect(queue.stateOf('z1')).toEqual({ isOn: true });
  });

  it('of a call that was executed after all is ignored', async () => {
    const { queue, failed, told } = start({ verdict: () => 'lost' });
    queue.change(['z1'], true);
    await pass(1000);
    expect(failed).toEqual([]);
    expect(told()).toEqual([{ isOn: true, n: 1 }]);
    expect(queue.stateOf('z1')).toEqual({ isOn: true });
  });

  it('of a change that is no longer wanted is not reported, and the new one is sent', async () => {
    const refused = start({ verdict: () => 'refused' });
    refused.queue.change(['z1'], true);
    await pass(10);
    refused.queue.change(['z1'], false);
    await pass(1000);
    expect(refused.failed).toEqual([]);
    expect(refused.sizes()).toEqual([1]);

    const lost = start({ verdict: (call) => (call === 0 ? 'lost' : 'done') });
    lost.queue.change(['z1'], true);
    await pass(10);
    lost.queue.change(['z1'], false);
    await pass(1000);
    expect(lost.sizes()).toEqual([1, -1]);
    expect(lost.line.truth.size).toBe(0);
    expect(lost.failed).toEqual([]);
  });

  it("keeps the last known state if the platform's state cannot be read", async () => {
    const { queue, line, failed } = start({ joined: ['z1'], verdict: () => 'refused' });
    line.cut();
    queue.change(['z1', 'z2'], false);
    queue.change(['z2'], true);
    await pass(1000);
    expect(failed.map(({ isOn, rows }) => ({ isOn, rows }))).toEqual([
      { isOn: true, rows: ['z2'] },
      { isOn: false, rows: ['z1'] },
    ]);
    expect(queue.joined()).toEqual(new Set(['z1']));
  });
});

describe("the platform's state", () => {
  it('is adopted if no change is running, and ignored otherwise', async () => {
    const { queue } = start();
    queue.load(new Set(['z5']));
    expect(queue.stateOf('z5')?.isOn).toBe(true);
    queue.change(['z1'], true);
    queue.load(new Set());
    expect(queue.stateOf('z5')?.isOn).toBe(true);
    await pass(1000);
    expect(queue.joined()).toEqual(new Set(['z1', 'z5']));
  });
});

describe('the amount of a link', () => {
  it('is restored by undo, and by switching the row on again', async () => {
    const line = fakeLine({ joined: ['z1', 'z2'], latency: () => 1 });
    const undo: (() => void)[] = [];
    const queue = createToggleQueue({
      end: 0,
      record: 'p',
      batch: 100,
      send: line.send,
      readTruth: line.readTruth,
      amountOf: (row) => (row === 'z1' ? 6 : 0),
    });
    queue.setHandlers({ onSettled: (one) => undo.push(one.undo ?? (() => undefined)) });
    queue.load(new Set(line.truth));
    queue.change(['z1', 'z2'], false);
    await pass(100);
    undo[0]?.();
    await pass(100);
    queue.change(['z2'], false);
    await pass(100);
    queue.change(['z2', 'z3'], true);
    await pass(100);
    expect(line.sent.filter(({ isOn }) => isOn).map(({ at: _, ...batch }) => batch)).toEqual([
      {
        isOn: true,
        pairs: [
          ['z1', 'p'],
          ['z2', 'p'],
        ],
        amounts: [6, 0],
      },
      {
        isOn: true,
        pairs: [
          ['z2', 'p'],
          ['z3', 'p'],
        ],
      },
    ]);
  });
});
