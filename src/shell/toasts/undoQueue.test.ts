import { MutationObserver, QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUndoQueue, type UndoableChange } from './undoQueue';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What a person or the browser does; `change` may have a toast, be refused, and take some milliseconds. */
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
  ),
  { maxLength: 12 },
);

describe('undoable changes', () => {
  it('are each undone and never sent, or sent exactly once and in order', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const client = new QueryClient();
        const queue = createUndoQueue(client);
        const sent: string[] = [];
        const undone: string[] = [];
        const outcomes = new Map<string, string>();
        const names: string[] = [];

        const add = (isRefused: boolean, takes: number, hasToast: boolean) => {
          const name = `change ${names.length}`;
          names.push(name);
          const observer = new MutationObserver(client, {
            mutationFn: async () => {
              // Its own write passes the queue as any other.
              await queue.beforeWrite();
              sent.push(name);
              await new Promise((resolve) => setTimeout(resolve, takes));
              if (isRefused) throw new Error('refused');
            },
          });
          const change: UndoableChange = {
            addedAt: Date.now(),
            run: ({ isUndo }) => {
              if (isUndo) undone.push(name);
              else observer.mutate().catch(() => undefined);
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
          else if (step.type === 'close') void queue.send();
          else if (step.type === 'navigate') queue.leave();
          else if (step.type === 'write') void queue.beforeWrite();
          else {
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
    const client = new QueryClient();
    const queue = createUndoQueue(client);
    const log: string[] = [];
    const observer = new MutationObserver(client, {
      mutationFn: async () => {
        await queue.beforeWrite();
        log.push('change sent');
        await new Promise((resolve) => setTimeout(resolve, 500));
        log.push('change answered');
      },
    });
    queue.add({
      addedAt: Date.now(),
      run: () => void observer.mutate(),
      onOutcome: () => undefined,
    });
    void queue.beforeWrite().then(() => log.push('write'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(log).toEqual(['change sent', 'change answered', 'write']);
  });
});
