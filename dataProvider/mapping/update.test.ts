import { describe, expect, it } from 'vitest';
import type { RemoveCall, WriteCall } from '../../src/schema/calls';
import { image, json, own, text } from '../../src/schema/fields';
import { valueAt } from '../../src/schema/template';
import { apps } from '../testing/apps';
import { entityOn, shapeOf } from '../testing/fakePlatform';

const meta = { within: { account_id: 'o/1' } };

const fields = {
  name: text({ label: 'Name' }),
  note: text({ label: 'Note', from: ['detail.note'] }),
  auth: json({ label: 'Details', secret: 'hidden', required: true }),
  logo: image({ label: 'Logo', from: ['icon'] }),
};

const updating = (call: Partial<WriteCall> = {}) =>
  apps({
    fields,
    edit: { title: 'Edit App', fields: ['name', 'logo'], done: 'Done' },
    calls: {
      afterSave: ({ id, after: { logo } }) => {
        if (!(logo instanceof File)) return [];
        const body = new FormData();
        body.append('app_id', String(id));
        body.append('picture', logo, logo.name);
        return [{ method: 'POST', path: '/api/apps/media', body }];
      },
      update: { path: '/api/organizations/:account_id/apps/:id', send: ['name'], ...call },
    },
  });

const removing = (call: Partial<RemoveCall>) =>
  apps({ remove: {}, calls: { remove: { path: '/api/apps/:id', ...call } } });

const previousData = { id: 'a%', name: 'A', note: 'n', auth: null, logo: 'https://x/old.png' };

/** As our forms save: with the record that they have just read. */
const saved = { ...meta, stored: previousData };

describe('update', () => {
  it('is sent below its parent, with the id in the declared place', async () => {
    const { sent, provider } = entityOn(
      updating({ idAs: 'app_id', with: { type: 'app' }, action: 'RENAME_APP' }),
    );
    await provider.update({ id: 'a%', data: { name: ' B ' }, meta: saved });
    expect(sent.map(shapeOf)).toEqual([
      {
        method: 'PUT',
        path: '/api/organizations/o%2F1/apps/a%25',
        query: { type: 'app' },
        body: { app_id: 'a%', name: 'B' },
      },
    ]);
    expect(sent[0]?.audit).toEqual({ type: 'APP_CLIENT', action: 'RENAME_APP', id: 'a%' });
  });

  it('sends nothing if its parent is missing', async () => {
    const { sent, provider } = entityOn(updating());
    await expect(provider.update({ id: 1, data: { name: 'B' } })).rejects.toMatchObject({
      status: 404,
    });
    expect(sent).toEqual([]);
  });

  it('sends unchanged values as they are: a row keeps its name when its switch changes', async () => {
    const { sent, provider } = entityOn(updating({ send: ['name', 'note'] }));
    await provider.update({ id: 1, data: { note: 'm' }, meta: saved });
    expect(sent[0]?.body).toEqual({ name: 'A', note: 'm' });
  });

  it('treats a refusal inside a 200 as a refusal', async () => {
    const accepted = [
      {
        when: ({ answer }: { readonly answer: unknown }) => valueAt(answer, 'message') !== 'No',
        refused: 'Not "{name}".',
      },
    ];
    const { provider } = entityOn(updating({ accepted }), { data: { message: 'No' } });
    await expect(provider.update({ id: 1, data: { name: 'B' }, meta: saved })).rejects.toThrow(
      'Not "B".',
    );
  });

  it.each([[null], [{}], ['ok'], [{ id: 'a%' }], [[]]])(
    'keeps the sent and the previous values for the response %j',
    async (data) => {
      const { provider } = entityOn(updating(), { data });
      const answer = await provider.update({ id: 'a%', data: { name: 'B' }, meta: saved });
      expect(answer.data).toMatchObject({ ...previousData, name: 'B' });
    },
  );

  it('uses the values that the platform returns', async () => {
    const { provider } = entityOn(updating(), {
      data: { id: 'a%', name: 'B!', detail: { note: 'theirs' }, icon: null },
    });
    const { data } = await provider.update({ id: 'a%', data: { name: 'B' }, meta: saved });
    expect(data).toMatchObject({ name: 'B!', note: 'theirs' });
  });
});

describe('a write-only value', () => {
  const keeping = updating({ send: ['name', 'auth'] });

  it('is left out if it is empty, so that it stays the same', async () => {
    const { sent, provider } = entityOn(keeping, { data: null }, { data: null });
    for (const auth of [null, undefined]) {
      await provider.update({ id: 1, data: { name: 'B', auth }, meta: saved });
    }
    expect(sent.map(({ body }) => body)).toEqual([{ name: 'B' }, { name: 'B' }]);
  });

  it.each([[null], [{ id: 1, name: 'B', auth: { token: 's3' } }]])(
    'is sent and then forgotten, also for the response %j',
    async (data) => {
      const { sent, provider } = entityOn(keeping, { data });
      const auth = { token: 's3' };
      const answer = await provider.update({ id: 1, data: { name: 'B', auth }, meta: saved });
      expect(sent[0]?.body).toEqual({ name: 'B', auth });
      expect(answer.data.auth).toBeNull();
    },
  );
});

describe("a system's secrets", () => {
  const load = () => Promise.resolve({ default: () => null });
  const keys = own({
    label: 'Keys',
    secret: 'masked',
    read: () => '••••',
    cell: load,
    input: load,
  });
  const declaration = apps({
    fields: { name: text({ label: 'Name' }), keys },
    calls: { update: { path: '/api/apps/:id', send: ['keys'] } },
  });

  it.each([[null], [{ id: 1 }], [{ id: 1, keys: { DCKey: 's3cret' } }]])(
    'are sent and never kept, also for the response %j',
    async (data) => {
      const { sent, provider } = entityOn(declaration, { data });
      const answer = await provider.update({
        id: 1,
        data: { keys: { 'DC Key': 's3cret' } },
        meta: { stored: { id: 1, name: 'A', keys: null } },
      });
      expect(JSON.stringify(sent[0]?.body)).toContain('s3cret');
      expect(JSON.stringify(answer)).not.toContain('s3cret');
    },
  );
});

describe('a new image', () => {
  const logo = new File(['x'], 'new.png', { type: 'image/png' });

  it('is uploaded by a separate call after the rest was saved', async () => {
    const { sent, provider } = entityOn(updating());
    const { data } = await provider.update({ id: 7, data: { name: 'B', logo }, meta: saved });
    expect(sent.map(({ method, path, query }) => [method, path, query])).toEqual([
      ['PUT', '/api/organizations/o%2F1/apps/7', {}],
      ['POST', '/api/apps/media', undefined],
    ]);
    const form = sent[1]?.body as FormData;
    expect([...form.keys()]).toEqual(['app_id', 'picture']);
    expect(form.get('app_id')).toBe('7');
    expect(form.get('picture')).toMatchObject({ name: 'new.png' });
    expect(sent[1]?.audit).toEqual({ type: 'APP_CLIENT', action: 'UPDATE_APP_CLIENT', id: 7 });
    // The platform determines the image's address.
    expect(data.logo).toBe('https://x/old.png');
  });

  it('is not sent if the rest was refused', async () => {
    const { sent, provider } = entityOn(updating(), {
      type: 'error',
      kind: 'invalid',
      status: 400,
    });
    await expect(
      provider.update({ id: 7, data: { name: 'B', logo }, meta: saved }),
    ).rejects.toMatchObject({ status: 400 });
    expect(sent).toHaveLength(1);
  });

  it('that is refused is reported, though the rest was saved', async () => {
    const { provider } = entityOn(
      updating(),
      { data: null },
      { type: 'error', kind: 'invalid', status: 422, message: 'Too large.' },
    );
    await expect(
      provider.update({ id: 7, data: { name: 'B', logo }, meta: saved }),
    ).rejects.toThrow('Too large.');
  });

  it('is only sent if there is one', async () => {
    const { sent, provider } = entityOn(updating());
    await provider.update({ id: 7, data: { name: 'B', logo: previousData.logo }, meta: saved });
    expect(sent.map(({ method }) => method)).toEqual(['PUT']);
  });

  it.each([[null], ['https://x'], [{ rawFile: logo, src: 'blob:x', title: 'new.png' }]])(
    'that is no file is refused: %j',
    async (value) => {
      const { sent, provider } = entityOn(updating());
      await expect(
        provider.update({ id: 7, data: { name: 'B', logo: value }, meta: saved }),
      ).rejects.toMatchObject({ body: { errors: { logo: "Apps can't be saved with Logo." } } });
      expect(sent).toEqual([]);
    },
  );
});

describe('remove', () => {
  it('has the declared query or body', async () => {
    const declaration = removing({
      path: '/api/organizations/:account_id/apps',
      with: { type: 'app', id: '{record.id}', of: '{within.account_id}' },
      body: { user_id: '{record.id}', label: '{record.name}', gone: '{record.nothing}' },
      action: 'DELETE_MEMBERSHIP',
    });
    const { sent, provider } = entityOn(declaration);
    await provider.remove({ id: 'a/b', previousData: { id: 'a/b', name: 'A' }, meta });
    expect(sent.map(shapeOf)).toEqual([
      {
        method: 'DELETE',
        path: '/api/organizations/o%2F1/apps',
        query: { type: 'app', id: 'a/b', of: 'o/1' },
        body: { user_id: 'a/b', label: 'A' },
      },
    ]);
    expect(sent[0]?.audit).toEqual({
      type: 'APP_CLIENT',
      action: 'DELETE_MEMBERSHIP',
      // The path names only the parent, so both are needed.
      id: ['o/1', 'a/b'],
    });
  });

  it('has neither query nor body if none is declared', async () => {
    const { sent, provider } = entityOn(removing({}));
    await provider.remove({ id: 1 });
    expect(sent[0]).not.toHaveProperty('query');
    expect(sent[0]).not.toHaveProperty('body');
  });

  it('sends nothing if its parent is missing', async () => {
    const { sent, provider } = entityOn(removing({ path: '/api/o/:account_id/apps/:id' }));
    await expect(provider.remove({ id: 1 })).rejects.toMatchObject({ status: 404 });
    expect(sent).toEqual([]);
  });
});
