import { describe, expect, it } from 'vitest';
import { zones } from '../../resources/zones';
import { isValue } from '../../src/schema/condition';
import { json, onOff, own, text } from '../../src/schema/fields';
import type { WriteCall } from '../../src/schema/calls';
import { apps } from '../testing/apps';
import { entityOn, shapeOf } from '../testing/fakePlatform';

const meta = { within: { account_id: 'o' } };
const load = () => Promise.resolve({ default: () => null });

const updating = (call: Partial<WriteCall> = {}) =>
  apps({
    fields: {
      name: text({ label: 'Name' }),
      note: text({ label: 'Note' }),
      code: text({ label: 'Code', sends: ({ code }) => code ?? 'made up' }),
      is_on: onOff({ label: 'On', words: { on: 'On', off: 'Off' } }),
      why: text({ label: 'Why', shownIf: isValue('is_on', true) }),
      auth: json({ label: 'Details', secret: 'hidden' }),
      keys: own({ label: 'Keys', secret: 'masked', cell: load, input: load }),
    },
    edit: { title: 'Edit App', fields: ['name', 'note', 'is_on'], done: 'Done' },
    calls: {
      update: {
        path: '/api/apps/:id',
        send: ['name', 'note', 'code', 'is_on', 'why', 'auth', 'keys'],
        ...call,
      },
    },
  });

const list = (row: object) => ({ data: { apps: [{ id: 1, ...row }] } });
const stored = { name: 'A', note: null, is_on: true, why: 'because', keys: '••••' };

describe('an update with some values', () => {
  it.each([
    ['none', undefined],
    ['an empty one', {}],
    ['only an id', { id: 1 }],
    ['an older one', { id: 1, name: 'Old', why: 'old' }],
  ])('fills the others from the stored record: previousData is %s', async (_, previousData) => {
    const { sent, provider } = entityOn(updating(), list(stored));
    const { data } = await provider.update({
      id: 1,
      data: { note: 'n', name: undefined },
      ...(previousData ? { previousData } : {}),
      meta,
    });
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'PUT']);
    // Neither secrets, nor what is not stored, nor a computed value.
    expect(sent[1]?.body).toEqual({ name: 'A', note: 'n', is_on: true, why: 'because' });
    expect(data).toMatchObject({ id: 1, name: 'A', note: 'n', why: 'because' });
  });

  it('clears what is null or empty, and hides what then does not exist', async () => {
    const { sent, provider } = entityOn(updating(), list(stored));
    await provider.update({ id: 1, data: { name: '', note: null, is_on: false }, meta });
    expect(sent[1]?.body).toEqual({ name: null, note: null, is_on: false });
  });

  it('sends nothing if the stored record cannot be read', async () => {
    const { sent, provider } = entityOn(updating(), { type: 'error', kind: 'network' });
    await expect(provider.update({ id: 1, data: { note: 'n' }, meta })).rejects.toMatchObject({
      failure: { kind: 'network' },
    });
    expect(sent.map(({ method }) => method)).toEqual(['GET']);
  });

  it('is not preceded by a read if its values are complete, or the caller has read them', async () => {
    const complete = entityOn(updating({ send: ['name', 'note'] }));
    await complete.provider.update({ id: 1, data: { name: 'B', note: null }, meta });
    expect(complete.sent.map(({ body }) => body)).toEqual([{ name: 'B', note: null }]);
    const read = entityOn(updating({ send: ['name', 'note'] }));
    await read.provider.update({ id: 1, data: { name: 'B' }, meta: { ...meta, stored } });
    expect(read.sent.map(({ body }) => body)).toEqual([{ name: 'B', note: null }]);
  });

  it('gives the calls that complete it the stored record and only the changed values', async () => {
    const declaration = updating();
    const saved: unknown[] = [];
    const { calls = {}, ...rest } = declaration;
    const { provider } = entityOn(
      apps({ ...rest, calls: { ...calls, afterSave: (one) => (saved.push(one), []) } }),
      list(stored),
    );
    await provider.update({ id: 1, data: { note: 'n' }, previousData: { name: 'Old' }, meta });
    expect(saved).toMatchObject([{ before: { name: 'A' }, after: { note: 'n' } }]);
    expect(saved).not.toHaveProperty('[0].after.name');
  });
});

describe('PATCH', () => {
  it('sends the named keys alone, and the id', async () => {
    const { sent, provider } = entityOn(updating({ method: 'PATCH', idAs: 'app_id' }));
    const { data } = await provider.update({
      id: 1,
      data: { note: 'n' },
      previousData: { id: 1, name: 'A' },
      meta,
    });
    expect(sent.map(shapeOf)).toEqual([
      { method: 'PATCH', path: '/api/apps/1', body: { app_id: 1, note: 'n' } },
    ]);
    expect(sent[0]?.audit).toMatchObject({ action: 'UPDATE_APP_CLIENT', id: 1 });
    expect(data).toMatchObject({ id: 1, name: 'A', note: 'n' });
  });

  it('sends only what a form changed', async () => {
    const { sent, provider } = entityOn(updating({ method: 'PATCH' }));
    const previousData = { id: 1, name: 'A', note: 'old' };
    await provider.update({ id: 1, data: { name: 'A', note: 'n' }, previousData, meta });
    expect(sent.map(({ body }) => body)).toEqual([{ note: 'n' }]);
  });

  it('reads the record if another field decides whether a named one exists', async () => {
    const { sent, provider } = entityOn(updating({ method: 'PATCH' }), list(stored));
    await provider.update({ id: 1, data: { why: 'so' }, meta });
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'PATCH']);
    expect(sent[1]?.body).toEqual({ why: 'so' });
  });
});

describe('a create with some values', () => {
  it('starts with the initial values of the form, and keeps a cleared one', async () => {
    const declaration = apps({
      fields: {
        name: text({ label: 'Name' }),
        note: text({ label: 'Note', initial: 'first' }),
        is_on: onOff({ label: 'On', words: { on: 'On', off: 'Off' } }),
      },
      create: { title: 'Add App', fields: ['name', 'note', 'is_on'] },
    });
    const { sent, provider } = entityOn(declaration, { data: { id: 1 } }, { data: { id: 2 } });
    await provider.create({ data: { name: 'A', note: undefined }, meta });
    await provider.create({ data: { name: 'B', note: null }, meta });
    expect(sent.map(({ body }) => body)).toEqual([
      { name: 'A', note: 'first', is_on: false },
      { name: 'B', note: null, is_on: false },
    ]);
  });

  it('sends no key of the Add form that nobody gave', async () => {
    const { sent, provider } = entityOn(
      zones,
      { data: { insert_zone_one: { id: 'y' } } },
      { data: { insert_zone_one: { id: 'z' } } },
    );
    await provider.create({ data: { account_id: 'o', name: 'Quay' } });
    await provider.create({ data: { account_id: 'o', name: 'Pier', region_id: null } });
    const bodies = sent.flatMap(({ method, body }) => (method === 'POST' ? [body] : []));
    expect(bodies[0]).toMatchObject({ account_id: 'o', name: 'Quay' });
    expect(bodies[0]).not.toHaveProperty('region_id');
    expect(bodies[1]).toHaveProperty('region_id', null);
  });
});

describe('one of many records', () => {
  const gone = { type: 'error', kind: 'notFound', status: 404 } as const;
  const removable = apps({
    remove: {},
    calls: { remove: { path: '/api/o/:account_id/apps/:id' } },
  });

  it('that no longer exists counts as removed', async () => {
    const { provider } = entityOn(removable, gone, gone);
    await expect(provider.removeIfThere({ id: 1, meta })).resolves.toEqual({ data: { id: 1 } });
    await expect(provider.remove({ id: 1, meta })).rejects.toMatchObject({ status: 404 });
  });

  it('without its parent id was not removed', async () => {
    const { sent, provider } = entityOn(removable);
    await expect(provider.removeIfThere({ id: 1 })).rejects.toMatchObject({ status: 404 });
    expect(sent).toEqual([]);
  });
});
