import { MutationObserver, QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChangeSender } from './changeSender';
import { createUndoQueue, type UndoableChange } from './undoQueue';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Written = Parameters<ReturnType<typeof createChangeSender>['beforeWrite']>[0];

const setUp = () => {
  const client = new QueryClient();
  const sender = createChangeSender(client);
  const queue = createUndoQueue({ client, sender });
  const beforeWrite = (written?: Written) => sender.beforeWrite(written, queue.send);
  /** As the data provider writes. */
  const write = async (written: Written, work: () => Promise<void> | void) => {
    const turn = beforeWrite(written);
    await turn?.ready;
    try {
      await work();
    } finally {
      turn?.answered();
    }
  };
  return { client, queue, write };
};

const written = (at: number) => ({ resource: 'regions', ids: [at] });

/**
 * What a person or the browser does; `change` may have a toast, be refused, and take some milliseconds. `write` is another
 * write, perhaps of the record of a change.
 */
const steps = fc.array(
  fc.oneof(
    fc.record({
      type: fc.constant('change' as const),
      hasToast: fc.boolean(),
      isRefused: fc.boolean(),
      takes: fc.integer({ min: 0, max: 3000 }),
    }),
    fc.record({ type: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 6000 }) }),
    fc.record({
      type: fc.constantFrom('undo', 'close', 'navigate', 'write', 'beforeunload'),
    }),
    fc.record({ type: fc.constant('write' as const), of: fc.nat(3) }),
  ),
  { maxLength: 12 },
);

describe('undoable changes', () => {
  it('are each undone and never sent, or sent exactly once and in order', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const { client, queue, write } = setUp();
        const sent: string[] = [];
        const undone: string[] = [];
        const answered = new Set<string>();
        const outcomes = new Map<string, string>();
        const names: string[] = [];

        const add = (isRefused: boolean, takes: number, hasToast: boolean) => {
          const id = names.length;
          const name = `change ${id}`;
          names.push(name);
          const observer = new MutationObserver(client, {
            mutationFn: async ({ resource, id }: { resource: string; id: number }) => {
              // Its own write passes the queue as any other.
              await write({ resource, ids: [id] }, async () => {
                sent.push(name);
                await new Promise((resolve) => setTimeout(resolve, takes));
                answered.add(name);
                if (isRefused) throw new Error('refused');
              });
            },
          });
          const change: UndoableChange = {
            run: ({ isUndo }) => {
              if (isUndo) undone.push(name);
              else observer.mutate({ resource: 'regions', id }).catch(() => undefined);
            },
            onOutcome: ({ type }) => {
              expect(outcomes.has(name)).toBe(false);
              outcomes.set(name, type);
              if (type !== 'undone') expect(type).toBe(isRefused ? 'refused' : 'done');
            },
          };
          queue.add(change);
          if (hasToast) {
            queue.announce({ id: names.length, at: Date.now(), severity: 'info', body: name });
          }
        };

        for (const step of sequence) {
          if ('hasToast' in step) add(step.isRefused, step.takes, step.hasToast);
          else if ('ms' in step) await vi.advanceTimersByTimeAsync(step.ms);
          else if (step.type === 'undo') queue.undo();
          else if (step.type === 'close') queue.send();
          else if (step.type === 'navigate') queue.leave();
          else if (step.type === 'write') {
            const earlier = names.filter((name) => !undone.includes(name));
            const own = 'of' in step ? written(step.of) : undefined;
            void write(own, () => {
              // Everything that was changed before is answered.
              expect(earlier.filter((name) => !answered.has(name))).toEqual([]);
            });
          } else {
            expect(queue.isUnsettled()).toBe(outcomes.size < names.length);
          }
        }
        await vi.advanceTimersByTimeAsync(120_000);

        expect(queue.isUnsettled()).toBe(false);
        expect(sent.filter((name) => name.startsWith('change'))).toEqual(
          names.filter((name) => !undone.includes(name)),
        );
        expect(new Set(undone).size).toBe(undone.length);
        expect([...outcomes.keys()].toSorted()).toEqual(names.toSorted());
        client.clear();
      }),
    );
  });

  it('are sent and answered before another write', async () => {
    const { client, queue, write } = setUp();
    const log: string[] = [];
    const observer = new MutationObserver(client, {
      mutationFn: async (_: { resource: string; id: number }) => {
        await write(written(1), async () => {
          log.push('change sent');
          await new Promise((resolve) => setTimeout(resolve, 500));
          log.push('change answered');
        });
      },
    });
    queue.add({
      run: () => void observer.mutate({ resource: 'regions', id: 1 }),
      onOutcome: () => undefined,
    });
    void write(undefined, () => void log.push('write'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(log).toEqual(['change sent', 'change answered', 'write']);
  });

  it.each([['a change of another record'], ['a change of the same record']])(
    'a write does not overtake %s that waits while one is being sent',
    async (kind) => {
      const { client, queue, write } = setUp();
      const log: string[] = [];
      const add = (id: number, name: string) => {
        const observer = new MutationObserver(client, {
          mutationFn: async (_: { resource: string; id: number }) => {
            await write(written(id), async () => {
              await new Promise((resolve) => setTimeout(resolve, 500));
              log.push(name);
            });
          },
        });
        queue.add({
          run: () => void observer.mutate({ resource: 'regions', id }),
          onOutcome: () => undefined,
        });
      };
      add(1, 'first');
      queue.send();
      await vi.advanceTimersByTimeAsync(100);
      const other = kind.includes('same') ? 1 : 2;
      add(other, 'second');
      void write(written(other), () => void log.push('write'));
      await vi.advanceTimersByTimeAsync(5000);
      expect(log).toEqual(['first', 'second', 'write']);
    },
  );

  it.each([
    ['has an id twice', { ids: ['a', 'a'] }, [['a']]],
    ['has no id', { id: undefined }, [[undefined]]],
    ['is replaced by other writes', { ids: ['a', 'b'] }, [['a'], ['b']]],
    ['follows another write', { id: 'a' }, [['log'], ['a']]],
    ['is followed by another write', { id: 'a' }, [['a'], ['log']]],
    ['follows another write of its record', { id: 'a' }, [['a'], ['a']]],
  ] as const)('never wait for themselves: a write that %s', async (_, variables, writes) => {
    const { client, queue, write } = setUp();
    const log: string[] = [];
    const takes = () => new Promise<void>((resolve) => setTimeout(resolve, 100));
    const observer = new MutationObserver(client, {
      mutationFn: async (_: object) => {
        for (const ids of writes) {
          await write({ resource: 'regions', ids: ids as unknown as string[] }, takes);
        }
      },
    });
    queue.add({
      run: () => void observer.mutate({ resource: 'regions', ...variables }),
      onOutcome: ({ type }) => log.push(type),
    });
    queue.send();
    await vi.advanceTimersByTimeAsync(1000);
    expect(log).toEqual(['done']);
  });

  it.each([['before'], ['after'], ['during']])(
    'with a write of their own %s the first one do not wait for the next change',
    async (when) => {
      const { client, queue, write } = setUp();
      const log: string[] = [];
      const add = (id: number, more: boolean) => {
        const send = (at: number) =>
          write(written(at), async () => {
            await new Promise((resolve) => setTimeout(resolve, 500));
            log.push(`write ${at}`);
          });
        const observer = new MutationObserver(client, {
          mutationFn: async (_: { resource: string; id: number }) => {
            if (more && when === 'before') await send(9);
            const own = send(id);
            if (when !== 'during') await own;
            await Promise.all([own, ...(more && when !== 'before' ? [send(9)] : [])]);
          },
        });
        queue.add({
          run: () => void observer.mutate({ resource: 'regions', id }),
          onOutcome: ({ type }) => log.push(`${id} ${type}`),
        });
      };
      add(1, true);
      queue.send();
      await vi.advanceTimersByTimeAsync(100);
      add(2, false);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(log.toSorted()).toEqual(['1 done', '2 done', 'write 1', 'write 2', 'write 9']);
    },
  );

  it('wait for their notification on a slow device, which draws the change for seconds before it', async () => {
    const { queue } = setUp();
    const run = vi.fn();
    queue.add({ run, onOutcome: () => undefined });
    // A long task: time passes, and the timers that are due fire once after it.
    vi.setSystemTime(Date.now() + 4000);
    await vi.advanceTimersByTimeAsync(250);
    const message = { id: 1, at: Date.now(), severity: 'info', body: 'Deleted' } as const;
    expect(queue.announce(message)).toBe(true);
    // Its redirect is drawn late, too.
    queue.leave();
    await vi.advanceTimersByTimeAsync(1000);
    expect(run).not.toHaveBeenCalled();
    expect(queue.pending()?.message).toBe(message);
    queue.leave();
    expect(queue.pending()).toBeNull();
  });
});
