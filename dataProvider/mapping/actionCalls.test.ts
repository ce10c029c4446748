import { describe, expect, it } from 'vitest';
import type { ActCall } from '../../src/schema/calls';
import { apps } from '../testing/apps';
import { fakePlatform, me, shapeOf, type PlatformAnswer } from '../testing/fakePlatform';
import { createActionCalls } from './actionCalls';

const on = (...answers: readonly PlatformAnswer[]) => {
  const { sent, transport } = fakePlatform(...answers);
  let asked = 0;
  const actionCalls = createActionCalls(transport, () => {
    asked += 1;
    return Promise.resolve(me);
  });
  return { sent, actionCalls, timesAsked: () => asked };
};

const within = { account_id: 'o/1' };
const refusal = { type: 'error', kind: 'conflict', status: 409, message: 'Busy.' } as const;

describe('act', () => {
  const action = (call: Partial<ActCall>) => ({
    key: 'notify',
    label: 'Notify',
    done: 'Done.',
    call: { method: 'POST' as const, path: '/api/apps/:id/notify', action: 'NOTIFY', ...call },
  });

  it("uses the record's path, with audit headers and without a body", async () => {
    const { sent, actionCalls, timesAsked } = on({ data: { ok: true } });
    expect(await actionCalls.act(apps(), action({}), { id: '7/%' })).toEqual({ ok: true });
    expect(sent.map(shapeOf)).toEqual([{ method: 'POST', path: '/api/apps/7%2F%25/notify' }]);
    expect(sent[0]?.audit).toEqual({ type: 'APP_CLIENT', action: 'NOTIFY', id: '7/%' });
    expect(timesAsked()).toBe(0);
  });

  it('fills path and body from the record, its parents and the person', async () => {
    const { sent, actionCalls } = on();
    await actionCalls.act(
      apps(),
      action({
        method: 'PUT',
        path: '/api/organizations/:account_id/apps/:id',
        body: { by: '{identity.id}', of: '{within.account_id}', name: '{record.name}' },
      }),
      { id: 7, name: 'A' },
      within,
    );
    expect(sent.map(shapeOf)).toEqual([
      {
        method: 'PUT',
        path: '/api/organizations/o%2F1/apps/7',
        body: { by: 'me', of: 'o/1', name: 'A' },
      },
    ]);
  });

  it('sends its query, and an audit with the id of its record', async () => {
    const { sent, actionCalls } = on();
    const call = { path: '/api/organizations/:account_id/apps', with: { type: 'all' } };
    await actionCalls.act(apps(), action(call), { id: 'o/1' }, within);
    expect(sent.map(shapeOf)).toEqual([
      { method: 'POST', path: '/api/organizations/o%2F1/apps', query: { type: 'all' } },
    ]);
    expect(sent[0]?.audit).toEqual({ type: 'APP_CLIENT', action: 'NOTIFY', id: 'o/1' });
  });

  it('sends values that are not text unchanged', async () => {
    const { sent, actionCalls, timesAsked } = on();
    const call = {
      body: { is_default: true, rows: [{ id: 1, name: '{record.name}' }], name: '{record.name}' },
    };
    await actionCalls.act(apps(), action(call), { id: 7, name: 'A' });
    expect(sent[0]?.body).toEqual({
      is_default: true,
      rows: [{ id: 1, name: '{record.name}' }],
      name: 'A',
    });
    expect(timesAsked()).toBe(0);
  });

  it('sends nothing if its path cannot be filled, and throws a refusal', async () => {
    const { sent, actionCalls } = on(refusal);
    const elsewhere = action({ path: '/api/:zone_id/apps/:id' });
    await expect(
      actionCalls.act(apps(), elsewhere, { id: 7, zone_id: null }),
    ).rejects.toMatchObject({ status: 404 });
    expect(sent).toEqual([]);
    await expect(actionCalls.act(apps(), action({}), { id: 7 })).rejects.toMatchObject({
      status: 409,
      message: 'Busy.',
    });
  });
});

describe('exportFile', () => {
  const call = { path: '/api/jobs/export', read: 'file.path', parameter: 'filepath' };
  const made = { data: { file: { path: 'exports/2026/jobs 1.csv' } } };

  it('lets the platform create the file and downloads it, without audit headers', async () => {
    const { sent, actionCalls } = on(made, { data: new Blob(['id\n1\n']) });
    const { name, file } = await actionCalls.exportFile(call, { account_id: 'o' });
    expect(name).toBe('jobs 1.csv');
    expect(await file.text()).toBe('id\n1\n');
    expect(sent.map(shapeOf)).toEqual([
      { method: 'POST', path: '/api/jobs/export', body: { account_id: 'o' } },
      { method: 'GET', path: '/api/jobs/export', query: { filepath: 'exports/2026/jobs 1.csv' } },
    ]);
    expect(sent.map(({ isFile = false, audit }) => [isFile, audit])).toEqual([
      [false, undefined],
      [true, undefined],
    ]);
  });

  it.each([[null], [{}], [{ file: null }], [{ file: { path: '' } }], [{ file: { path: 3 } }]])(
    'reports a response without a path: %j',
    async (data) => {
      const { sent, actionCalls } = on({ data });
      await expect(actionCalls.exportFile(call, {})).rejects.toThrow('facings.failures.malformed');
      expect(sent).toHaveLength(1);
    },
  );

  it.each([[null], [{ status: 'pending' }], [new Blob([])], [[1]]])(
    'refuses a file with the content %j',
    async (data) => {
      const { actionCalls } = on(made, { data });
      await expect(actionCalls.exportFile(call, {})).rejects.toThrow('facings.failures.malformed');
    },
  );

  it('names a file after its whole path if that ends in a slash', async () => {
    const { actionCalls } = on(
      { data: { file: { path: 'exports/' } } },
      { data: new Blob(['id']) },
    );
    expect((await actionCalls.exportFile(call, {})).name).toBe('exports');
  });

  it("throws the platform's error in either step", async () => {
    await expect(on(refusal).actionCalls.exportFile(call, {})).rejects.toThrow('Busy.');
    await expect(on(made, refusal).actionCalls.exportFile(call, {})).rejects.toThrow('Busy.');
  });
});
