import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeLine } from './testing/fakeLine';
import { createToggleQueue, type Failed, type Settled } from './toggleQueue';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const zones = (count: number) => Array.from({ length: count }, (_, at) => `z${at}`);

const start = (options: Partial<Parameters<typeof fakeLine>[0]> = {}) => {
  const line = fakeLine({ joined: [], latency: () => 150, ...options });
  const settled: Settled[] = [];
  const failed: Failed[] = [];
  const idle = vi.fn();
  const queue = createToggleQueue({
    end: 'zone',
    record: 'p',
    batch: 100,
    send: line.send,
    readTruth: line.readTruth,
  });
  queue.hear({
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
  it('shows at once what is wanted, and is busy until the platform has answered', async () => {
    const { queue, line } = start();
    queue.change(['z1'], true);
    expect(queue.stateOf('z1')).toEqual({ isOn: true, isBusy: true });
    expect(queue.joined()).toEqual(new Set(['z1']));
    await pass(149);
    expect(queue.stateOf('z1')?.isBusy).toBe(true);
    await pass(1);
    expect(queue.stateOf('z1')).toEqual({ isOn: true, isBusy: false });
    expect(line.truth).toEqual(new Set(['z1']));
  });

  it('is unknown and moves nothing until the truth is told', async () => {
    const line = fakeLine({ joined: [], latency: () => 1 });
    const queue = createToggleQueue({ ...line, end: 'zone', record: 'p', batch: 100 });
    expect(queue.stateOf('z1')).toBeUndefined();
    expect(queue.joined()).toBeUndefined();
    queue.change(['z1'], true);
    await pass(100);
    expect(line.sent).toEqual([]);
  });

  it('leaves the first of a burst at once and gathers what follows', async () => {
    const { queue, sizes } = start();
    for (const zone of zones(30)) {
      queue.change([zone], true);
      await pass(0.5);
    }
    await pass(1000);
    expect(sizes()).toEqual([1, 29]);
  });

  it('turned on, off and on again ends as on, and is sent but once', async () => {
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

  it('turned off while its on is under way waits for the answer, and says nothing of what came to nothing', async () => {
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

  it('turned back before it has left makes no call', async () => {
    const { queue, line } = start();
    queue.change(['z1'], true);
    queue.change(['z1'], false);
    await pass(1000);
    expect(line.sent).toEqual([]);
    expect(queue.isIdle()).toBe(true);
  });
});

describe('a burst', () => {
  it('is told once it has settled, by what truly changed, additions and removals apart', async () => {
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

  it('counts what the platform says it changed, and offers no undo that would turn too much', async () => {
    const { queue, settled, line } = start();
    line.truth.add('z1');
    queue.change(['z1', 'z2', 'z3'], true);
    await pass(1000);
    expect(settled).toMatchObject([{ isOn: true, n: 2, undo: null }]);
  });

  it('trusts its own count where the platform names none', async () => {
    const { queue, told } = start({ affected: () => null });
    queue.change(['z1', 'z2'], true);
    await pass(1000);
    expect(told()).toEqual([{ isOn: true, n: 2 }]);
  });

  it('is undone by the inverse of exactly what it changed', async () => {
    const { queue, settled, line, told } = start({ joined: ['z0', 'z1'] });
    queue.change(['z0', 'z1', 'z2', 'z3'], true);
    await pass(1000);
    settled[0]?.undo?.();
    expect(queue.joined()).toEqual(new Set(['z0', 'z1']));
    await pass(1000);
    expect(line.truth).toEqual(new Set(['z0', 'z1']));
    expect(line.sent.at(-1)?.pairs).toEqual([
      { zone: 'z2', product: 'p' },
      { zone: 'z3', product: 'p' },
    ]);
    expect(told()).toEqual([
      { isOn: true, n: 2 },
      { isOn: false, n: 2 },
    ]);
  });

  it('undone late leaves alone what was turned meanwhile', async () => {
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
  it('puts its rows back, says why, and lets the others go on', async () => {
    const { queue, failed, told, line } = start({
      verdict: (call) => (call === 1 ? 'refused' : 'done'),
    });
    queue.change(zones(250), true);
    await pass(2000);
    const refused = zones(250).slice(100, 200);
    expect(failed).toEqual([{ isOn: true, rows: refused, error: new Error('refused 1') }]);
    expect(told()).toEqual([{ isOn: true, n: 150 }]);
    expect(queue.stateOf('z100')).toEqual({
      isOn: false,
      isBusy: false,
      failure: new Error('refused 1'),
    });
    expect(queue.stateOf('z99')).toEqual({ isOn: true, isBusy: false });
    expect(line.reads()).toBe(1);
    expect(line.sent).toHaveLength(3);
  });

  it('is forgotten when the row is turned again', async () => {
    const { queue } = start({ verdict: (call) => (call === 0 ? 'refused' : 'done') });
    queue.change(['z1'], true);
    await pass(1000);
    queue.change(['z1'], true);
    expect(queue.stateOf('z1')).toEqual({ isOn: true, isBusy: true });
    await pass(1000);
    expect(queue.stateOf('z1')).toEqual({ isOn: true, isBusy: false });
  });

  it('whose call happened after all is none', async () => {
    const { queue, failed, told } = start({ verdict: () => 'lost' });
    queue.change(['z1'], true);
    await pass(1000);
    expect(failed).toEqual([]);
    expect(told()).toEqual([{ isOn: true, n: 1 }]);
    expect(queue.stateOf('z1')).toEqual({ isOn: true, isBusy: false });
  });

  it('of what is no longer wanted is not told, and what is wanted instead is sent', async () => {
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

  it('where not even the truth can be read holds to what was last known', async () => {
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
    expect(queue.isIdle()).toBe(true);
  });
});

describe('the truth', () => {
  it('told anew is taken where nothing is under way, and not while something is', async () => {
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
