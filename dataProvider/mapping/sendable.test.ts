import { describe, expect, it } from 'vitest';
import { isValue } from '../../src/schema/condition';
import { date, json, onOff, own, text, time } from '../../src/schema/fields';
import type { WriteCall } from '../../src/schema/calls';
import { PlatformError } from '../../src/lib/failures/failures';
import { apps } from '../testing/apps';
import { entityOn } from '../testing/fakePlatform';

const meta = { within: { account_id: 'o' } };
const load = () => Promise.resolve({ default: () => null });
const fields = ['name', 'is_on', 'why', 'template', 'link', 'opens', 'begins'] as const;
const part = (value: unknown): unknown => (value as { link?: unknown } | null)?.link ?? null;

const declared = (call: Partial<WriteCall> = {}) =>
  apps({
    fields: {
      name: text({ label: 'Name' }),
      product_count: text({ label: 'Products' }),
      is_on: onOff({ label: 'On', words: { on: 'On', off: 'Off' } }),
      why: text({ label: 'Why', shownIf: isValue('is_on', true) }),
      template: json({ label: 'Template' }),
      link: text({ label: 'Link', from: ['template'], read: part }),
      opens: date({ label: 'Opens' }),
      begins: time({ label: 'Begins' }),
      keys: own({ label: 'Keys', secret: 'masked', cell: load, input: load }),
    },
    create: { title: 'Add App', fields },
    edit: { title: 'Edit App', fields, done: 'Done' },
    calls: { update: { path: '/api/apps/:id', ...call } },
  });

const stored = {
  id: 1,
  name: 'A',
  product_count: '3',
  is_on: false,
  template: { link: 'l' },
  keys: '••••',
  updated_at: 'yesterday',
};
const platform = (call?: Partial<WriteCall>) =>
  entityOn(declared(call), { data: { apps: [stored] } });
const bodies = (sent: ReturnType<typeof platform>['sent']) =>
  sent.flatMap(({ method, body }) => (method === 'GET' ? [] : [body]));

/** What a transform may return by mistake; its values would not be found. */
const noRecords = [
  ['undefined', undefined],
  ['null', null],
  ['FormData', new FormData()],
  ['Map', new Map([['name', 'B']])],
  ['Array', [{ name: 'B' }]],
  ['Promise', Promise.resolve({ name: 'B' })],
  ['Function', () => ({ name: 'B' })],
  ['String', 'B'],
] as const;

describe('an update', () => {
  it.each([
    ['an unknown key', { zork: 'x' }, 'zork', 'zork'],
    ['a field that no call takes', { product_count: '4' }, 'product_count', 'Products'],
    ['a part of a field without that field', { link: 'm' }, 'link', 'Link'],
    ['a part that its field contradicts', { link: 'm', template: { link: 'n' } }, 'link', 'Link'],
    ['a field that does not exist', { why: 'so' }, 'why', 'Why'],
    ['another id', { id: 2 }, 'id', 'id'],
    [
      'a number that JSON writes as null',
      { why: 'x', name: Number.NaN, is_on: true },
      'name',
      'Name',
    ],
    ['a date that JSON writes as null', { name: new Date(Number.NaN) }, 'name', 'Name'],
    [
      'such a number within a value',
      { template: { link: 'l', sizes: [Number.NaN] } },
      'template',
      'Template',
    ],
    ['a function, which JSON leaves out', { name: () => 'B' }, 'name', 'Name'],
    ['a function within a value', { template: [() => 'B'] }, 'template', 'Template'],
    ['a symbol', { name: Symbol('B') }, 'name', 'Name'],
    [
      'a Map, which JSON writes as an empty object',
      { template: new Map([['a', 1]]) },
      'template',
      'Template',
    ],
    [
      'a file, which JSON writes as an empty object',
      { template: { link: new File([], 'a') } },
      'template',
      'Template',
    ],
    // It is a moment: which day that is depends on the time zone.
    ['a Date for a day', { opens: new Date('2026-11-28') }, 'opens', 'Opens'],
    ['a Date for a time of day', { begins: new Date('2026-11-28T07:15Z') }, 'begins', 'Begins'],
    ['a nested key', { template: { link: 'l' }, detail: { note: 'n' } }, 'detail', 'detail'],
  ])('with %s is refused', async (_, data, name, label) => {
    for (const previousData of [undefined, stored]) {
      const { sent, provider } = platform();
      const error: unknown = await provider
        .update({
          id: 1,
          data: { name: 'B', ...data },
          ...(previousData && { previousData }),
          meta,
        })
        .catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(PlatformError);
      const message = `Apps can't be saved with ${label}.`;
      expect(error).toMatchObject({
        message,
        failure: { kind: 'invalid' },
        body: { errors: { [name]: message, root: { serverError: message } } },
      });
      expect(bodies(sent)).toEqual([]);
    }
  });

  it('can hold what JSON writes as a text', async () => {
    const { sent, provider } = platform();
    const moment = { toJSON: () => '2026-11-28T00:00:00Z' };
    await provider.update({ id: 1, data: { template: { at: moment, none: undefined } }, meta });
    expect(JSON.parse(JSON.stringify(bodies(sent)))).toMatchObject([
      { template: { at: '2026-11-28T00:00:00Z' } },
    ]);
  });

  it.each(noRecords)('of %s is refused, instead of sending nothing', async (name, data) => {
    const { sent, provider } = platform();
    await expect(provider.update({ id: 1, data: data as never, meta })).rejects.toThrow(
      `Apps can't be saved with ${name}.`,
    );
    expect(bodies(sent)).toEqual([]);
  });

  it('names every key that cannot be sent', async () => {
    const { provider } = platform();
    await expect(
      provider.update({ id: 1, data: { zork: 1, product_count: '4' }, meta }),
    ).rejects.toMatchObject({
      body: { errors: { zork: expect.any(String), product_count: expect.any(String) } },
    });
  });

  it.each([
    ['as it is stored', undefined, {}],
    ['as the form has read it', { ...stored, product_count: '2', updated_at: 'long ago' }, {}],
    ['with blank values for missing ones', stored, { why: '', zork: null }],
  ])('of a whole record leaves out what no call takes: %s', async (_, previousData, blank) => {
    const { sent, provider } = platform();
    const { data } = await provider.update({
      id: 1,
      data: { ...stored, ...previousData, name: 'B', ...blank },
      ...(previousData ? { previousData } : {}),
      meta,
    });
    expect(bodies(sent)).toEqual([{ name: 'B', is_on: false, template: { link: 'l' } }]);
    expect(data).toMatchObject({ ...stored, name: 'B' });
    expect(data).not.toHaveProperty('zork');
  });

  it('can contain a part that its field contains, too', async () => {
    const { sent, provider } = platform();
    await provider.update({ id: 1, data: { link: 'm', template: { link: 'm' } }, meta });
    expect(bodies(sent)).toMatchObject([{ template: { link: 'm' } }]);
  });

  it.each([[{}], [{ product_count: '3' }], [{ updated_at: 'yesterday', name: undefined }]])(
    'with nothing to send sends nothing and returns the stored record: %j',
    async (some) => {
      const { sent, provider } = platform();
      expect((await provider.update({ id: 1, data: some, meta })).data).toMatchObject(stored);
      expect(bodies(sent)).toEqual([]);
    },
  );
});

describe('a masked secret', () => {
  const send = ['name', 'keys'];

  it('that is only the mask is left out', async () => {
    for (const previousData of [undefined, stored]) {
      const { sent, provider } = platform({ send });
      const data = { name: 'B', keys: '••••' };
      await provider.update({ id: 1, data, ...(previousData && { previousData }), meta });
      expect(bodies(sent)).toEqual([{ name: 'B' }]);
    }
  });

  it('that is all of an unchanged record is not sent', async () => {
    const { sent, provider } = platform({ send });
    const answer = await provider.update({ id: 1, data: stored, previousData: stored, meta });
    expect(bodies(sent)).toEqual([]);
    expect(answer.data).toMatchObject(stored);
  });

  it('that was typed is sent', async () => {
    const { sent, provider } = platform({ send });
    await provider.update({ id: 1, data: { keys: { a: 's3cret' } }, previousData: stored, meta });
    expect(bodies(sent)).toEqual([{ name: 'A', keys: { a: 's3cret' } }]);
  });
});

describe('a create', () => {
  it.each([
    ['an unknown key', { zork: 'x' }, 'zork'],
    ['a field that the call does not take', { product_count: '4' }, 'product_count'],
    ['a field that does not exist', { is_on: false, why: 'so' }, 'why'],
    ['a part alone', { link: 'm' }, 'link'],
    ['an id', { id: 7 }, 'id'],
  ])('with %s is refused', async (_, data, name) => {
    const { sent, provider } = platform();
    await expect(provider.create({ data: { name: 'B', ...data }, meta })).rejects.toMatchObject({
      body: { errors: { [name]: expect.any(String) } },
    });
    expect(sent).toEqual([]);
  });

  it.each(noRecords)('of %s is refused', async (name, data) => {
    const { sent, provider } = platform();
    await expect(provider.create({ data: data as never, meta })).rejects.toThrow(
      `Apps can't be saved with ${name}.`,
    );
    expect(sent).toEqual([]);
  });

  it('returns only what was sent', async () => {
    const { provider } = entityOn(declared(), { data: { id: 5 } });
    const { data } = await provider.create({
      data: { name: 'B', is_on: false, why: '', zork: null, link: null },
      meta,
    });
    expect(data).toEqual({ id: 5, name: 'B', is_on: false, why: '', account_id: 'o' });
  });
});
