import { describe, expect, it } from 'vitest';
import type { WriteCall } from '../../src/schema/calls';
import { json, text } from '../../src/schema/fields';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { valueAt } from '../../src/schema/template';
import { apps } from '../testing/apps';
import { entityOn, shapeOf } from '../testing/fakePlatform';

const meta = { within: { account_id: 'o/1' } };

const creating = (
  call: Partial<WriteCall>,
  create: Partial<NonNullable<AnyDeclaration['create']>> = {},
  own: Partial<AnyDeclaration> = {},
) =>
  apps({
    create: { title: 'Add App', fields: ['name'], ...create },
    calls: { create: { path: '/api/apps', send: ['name'], ...call } },
    ...own,
  });

describe('create', () => {
  it('is sent below its parent, with additional keys from the parent and the person', async () => {
    const declaration = creating({
      path: '/api/organizations/:account_id/apps',
      adds: { accountId: '{within.account_id}', user_id: '{identity.id}', kind: 'client' },
      action: 'CREATE_APP',
    });
    const { sent, provider } = entityOn(declaration, { data: { id: 7 } });
    expect(await provider.create({ data: { name: ' A ' }, meta })).toEqual({
      data: { id: 7, name: ' A ', account_id: 'o/1' },
    });
    expect(sent.map(shapeOf)).toEqual([
      {
        method: 'POST',
        path: '/api/organizations/o%2F1/apps',
        body: { name: 'A', accountId: 'o/1', user_id: 'me', kind: 'client' },
      },
    ]);
    expect(sent[0]?.audit).toEqual({ type: 'APP_CLIENT', action: 'CREATE_APP' });
  });

  it('resolves to what the platform has filled in and normalized', async () => {
    const answer = { id: 7, name: 'A', code: 'A-7', detail: null };
    const data = { name: ' A ' };
    const { provider } = entityOn(creating({}), { data: answer });
    expect((await provider.create({ data })).data).toEqual(answer);
    const secrets = [{ read: 'code', label: 'Code' }];
    const secret = entityOn(creating({}, { secrets }), { data: answer });
    expect(await secret.provider.create({ data })).toEqual({
      data: { id: 7, name: ' A ' },
      secrets: ['A-7'],
    });
    const elsewhere = entityOn(creating({ newId: 'made.id' }), {
      data: { code: 'SUCCESS', id: 1, made: { id: 7 } },
    });
    expect((await elsewhere.provider.create({ data })).data).toEqual({ id: 7, name: ' A ' });
  });

  it('sends nothing if its parent is missing', async () => {
    const declaration = creating({ path: '/api/organizations/:account_id/apps' });
    const { sent, provider } = entityOn(declaration);
    await expect(provider.create({ data: { name: 'A' } })).rejects.toMatchObject({ status: 404 });
    expect(sent).toEqual([]);
  });

  it('sends the initial value of a field that no form has', async () => {
    const declaration = creating(
      { send: ['name', 'technique'] },
      {},
      {
        fields: {
          name: text({ label: 'Name' }),
          technique: text({ label: 'T', initial: 'DEPTH' }),
        },
      },
    );
    const { sent, provider } = entityOn(declaration, { data: { id: 1 } });
    await provider.create({ data: { name: 'A' } });
    expect(sent[0]?.body).toEqual({ name: 'A', technique: 'DEPTH' });
  });

  it('can be a PUT with constant query parameters', async () => {
    const declaration = creating({ method: 'PUT', with: { type: 'productSku' } });
    const { sent, provider } = entityOn(declaration, { data: { id: 1 } });
    await provider.create({ data: { name: 'A' } });
    expect(sent.map(shapeOf)).toEqual([
      { method: 'PUT', path: '/api/apps', query: { type: 'productSku' }, body: { name: 'A' } },
    ]);
  });

  it('sends the id in the audit headers if it is known before', async () => {
    const declaration = creating({ method: 'PUT' });
    const { sent, provider } = entityOn({ ...declaration, idFrom: ['name'] }, { data: null });
    await provider.create({ data: { name: 'PAR' } });
    expect(sent[0]?.audit?.id).toBe('PAR');
  });

  it('adds its additional keys to a form with files as well', async () => {
    const declaration = creating({ as: 'multipart', adds: { user_id: '{identity.id}' } });
    const { sent, provider } = entityOn(declaration, { data: { id: 1 } });
    await provider.create({ data: { name: 'A' } });
    expect(Object.fromEntries(sent[0]?.body as FormData)).toEqual({ name: 'A', user_id: 'me' });
  });
});

describe('the id of a created record', () => {
  it.each([
    [{ id: 'a' }, 'a'],
    [{ id: 0 }, 0],
  ])('is read from %j', async (data, id) => {
    const { provider } = entityOn(creating({}), { data });
    expect((await provider.create({ data: { name: 'A' } })).data.id).toBe(id);
  });

  it.each([[null], [{}], [{ id: '' }], [{ id: null }], [{ id: { deep: 1 } }], ['made'], [[]]])(
    'is missing in %j, which is reported',
    async (data) => {
      const { provider } = entityOn(creating({}), { data });
      await expect(provider.create({ data: { name: 'A' } })).rejects.toThrow(
        'facings.failures.maybeSaved',
      );
    },
  );

  it.each([[null], [{}], [{ message: 'Sent.' }], ['made'], [[]]])(
    'is not expected in %j if the platform returns none',
    async (data) => {
      const { provider } = entityOn(creating({ newId: null }), { data });
      expect((await provider.create({ data: { name: 'A' } })).data).toMatchObject({ name: 'A' });
    },
  );

  it('is taken from the sent values if records are identified by them', async () => {
    const declaration = creating({}, {}, { idFrom: ['name'] });
    const { provider } = entityOn(declaration, { data: { ok: true } });
    expect((await provider.create({ data: { name: 'EACH' } })).data.id).toBe('EACH');
  });
});

describe('a 200 that is a refusal', () => {
  const accepted = [
    {
      when: ({ answer }: { readonly answer: unknown }) =>
        valueAt(answer, 'message') !== 'Already there',
      refused: 'Invite to {name} already exists',
    },
  ];

  it('uses the declared message, filled with the typed values', async () => {
    const { provider } = entityOn(creating({ newId: null, accepted }), {
      data: { message: 'Already there' },
    });
    await expect(provider.create({ data: { name: 'a@b.c' } })).rejects.toMatchObject({
      message: 'Invite to a@b.c already exists',
      body: { errors: { root: { serverError: 'Invite to a@b.c already exists' } } },
    });
  });

  it.each([['Sent.'], ['constructor'], ['__proto__'], [null], [3], [['Already there']]])(
    'is a success with the text %j',
    async (message) => {
      const { provider } = entityOn(creating({ newId: null, accepted }), { data: { message } });
      expect((await provider.create({ data: { name: 'a' } })).data).toMatchObject({ name: 'a' });
    },
  );

  it('can be an empty response, if the declaration says so', async () => {
    const declaration = creating({
      accepted: [
        { when: ({ answer }) => answer != null, refused: 'No webhook "{name}" was made.' },
      ],
    });
    const { provider } = entityOn(declaration, { data: null }, { data: { id: 1 } });
    await expect(provider.create({ data: { name: 'W' } })).rejects.toThrow(
      'No webhook "W" was made.',
    );
    expect((await provider.create({ data: { name: 'W' } })).data.id).toBe(1);
  });
});

describe('secrets', () => {
  const secrets = [
    { read: 'client.id', label: 'Client ID' },
    { read: 'client.secret', label: 'Secret' },
  ];

  it('are returned beside the record, never in it', async () => {
    const declaration = creating({ newId: null }, { secrets });
    const { provider } = entityOn(declaration, { data: { client: { id: 'c', secret: 's3' } } });
    const answer = await provider.create({ data: { name: 'A' } });
    expect(answer).toMatchObject({ secrets: ['c', 's3'] });
    expect(JSON.stringify(answer.data)).not.toContain('s3');
  });

  it('that are missing in the response stay missing, each in its position', async () => {
    const declaration = creating({ newId: null }, { secrets });
    const { provider } = entityOn(declaration, { data: { client: { secret: 's3' } } });
    expect(await provider.create({ data: { name: 'A' } })).toMatchObject({
      secrets: [undefined, 's3'],
    });
  });

  it('that were typed are sent and not kept', async () => {
    const declaration = creating(
      { send: ['name', 'auth'] },
      { fields: ['name', 'auth'] },
      { fields: { name: text({ label: 'Name' }), auth: json({ label: 'A', secret: 'hidden' }) } },
    );
    const { sent, provider } = entityOn(declaration, { data: { id: 1 } });
    const auth = { token: 's3' };
    const { data } = await provider.create({ data: { name: 'A', auth } });
    expect(sent[0]?.body).toEqual({ name: 'A', auth });
    expect(data).toEqual({ id: 1, name: 'A', auth: null });
  });
});
