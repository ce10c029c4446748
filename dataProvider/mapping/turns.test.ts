import fc from 'fast-check';
import { expect, it } from 'vitest';
import { text } from '../../src/schema/fields';
import type { OutgoingCall, Transport } from '../transport/types';
import { apps } from '../testing/apps';
import { entityProvider } from './entityProvider';

const names = ['a', 'b', 'c'] as const;
const { calls: _, ...declaration } = apps({
  fields: Object.fromEntries(names.map((name) => [name, text({ label: name })])),
  edit: { title: 'Edit App', fields: names, done: 'Done' },
});

/** A platform whose PUT replaces the record, and whose answers wait for the scheduler. */
const platformOf = (scheduler: fc.Scheduler) => {
  let stored: Readonly<Record<string, unknown>> = { id: 1, a: '-', b: '-', c: '-' };
  const answerTo = ({ method, body }: OutgoingCall) => {
    if (method === 'PUT') stored = { id: 1, ...(body as object) };
    return { type: 'ok', status: 200, data: stored, headers: new Headers() } as const;
  };
  const transport: Transport = {
    send: async (call) => {
      await scheduler.schedule(Promise.resolve(), 'arrives');
      const answer = answerTo(call);
      await scheduler.schedule(Promise.resolve(), 'answered');
      return answer;
    },
  };
  return { transport, stored: () => stored };
};

it('partial updates of one record at the same time keep the values of each other', async () => {
  const changes = fc.array(
    fc.record({
      name: fc.constantFrom(...names),
      value: fc.constantFrom('x', 'y', 'z'),
      /** The caller has read the record itself. */
      isRead: fc.boolean(),
    }),
    { minLength: 2, maxLength: 4 },
  );
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), changes, async (scheduler, given) => {
      const { transport, stored } = platformOf(scheduler);
      const provider = entityProvider(transport, declaration, () => Promise.resolve({ id: 'me' }));
      const before = stored();
      const wanted = given.reduce<Record<string, unknown>>(
        (record, { name, value }) => ({ ...record, [name]: value }),
        { ...before },
      );
      const updates = given.map(({ name, value, isRead }) =>
        provider.update(
          isRead
            ? { id: 1, data: { ...before, [name]: value }, meta: { stored: before } }
            : { id: 1, data: { [name]: value } },
        ),
      );
      await scheduler.waitFor(Promise.all(updates));
      expect(stored()).toEqual(wanted);
    }),
  );
});

it.each(['remove', 'removeIfThere'] as const)('%s does not overtake an update', async (how) => {
  const sent: string[] = [];
  const transport: Transport = {
    send: async ({ method }) => {
      await Promise.resolve();
      sent.push(method);
      return { type: 'ok', status: 200, data: { id: 1, a: 'x' }, headers: new Headers() };
    },
  };
  const provider = entityProvider(transport, declaration, () => Promise.resolve({ id: 'me' }));
  await Promise.all([provider.update({ id: 1, data: { a: 'y' } }), provider[how]({ id: '1' })]);
  expect(sent).toEqual(['GET', 'PUT', 'DELETE']);
});

it('an update after one that failed is made', async () => {
  let isBroken = true;
  const transport: Transport = {
    send: ({ method }) => {
      const isRefused = method === 'PUT' && isBroken;
      isBroken = method === 'GET' && isBroken;
      return Promise.resolve(
        isRefused
          ? { type: 'error', kind: 'invalid', status: 422 }
          : { type: 'ok', status: 200, data: { id: 1, a: 'x' }, headers: new Headers() },
      );
    },
  };
  const provider = entityProvider(transport, declaration, () => Promise.resolve({ id: 'me' }));
  const [first, second] = await Promise.allSettled([
    provider.update({ id: 1, data: { a: 'x' } }),
    provider.update({ id: 1, data: { b: 'y' } }),
  ]);
  expect(first.status).toBe('rejected');
  expect(second.status).toBe('fulfilled');
});

it.each(['PUT', 'PATCH'] as const)(
  'an unchanged save does not revert the %s that it waited for',
  async (method) => {
    const before = { id: 1, a: '-', b: '-', c: '-' };
    let stored: Readonly<Record<string, unknown>> = before;
    const sent: unknown[] = [];
    const transport: Transport = {
      send: async (call) => {
        await Promise.resolve();
        if (call.method !== 'GET') {
          sent.push(call.body);
          stored = { ...stored, ...(call.body as object) };
        }
        return { type: 'ok', status: 200, data: stored, headers: new Headers() };
      },
    };
    const update = { path: '/api/apps/:id', method, send: names } as const;
    const own = method === 'PUT' ? declaration : { ...declaration, calls: { update } };
    const provider = entityProvider(transport, own, () => Promise.resolve({ id: 'me' }));
    const [, unchanged] = await Promise.all([
      provider.update({ id: 1, data: { a: 'x' }, previousData: before }),
      provider.update({ id: 1, data: before, previousData: before, meta: { stored: before } }),
    ]);
    expect(sent).toHaveLength(1);
    expect(stored).toMatchObject({ a: 'x' });
    expect(unchanged.data).toEqual({ ...before, a: 'x' });
  },
);
