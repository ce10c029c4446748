import { describe, expect, it } from 'vitest';
import { apps } from '../../../dataProvider/testing/apps';
import { entityOn, shapeOf } from '../../../dataProvider/testing/fakePlatform';
import { isBlank } from '../../../src/schema/condition';
import { size, text } from '../../../src/schema/fields';
import { productStates } from '..';
import { panSizesPath, type PanSizes } from '.';
import { sendPanSizes } from './sendPanSizes';

const fields = ['name', 'dimensions', 'pan_sizes'];

const declaration = apps({
  create: { title: 'Add App', fields },
  edit: { title: 'Edit App', fields, done: 'Done' },
  fields: {
    name: text({ label: 'Name' }),
    dimensions: size({ label: 'Dimensions', unit: 'in', shownIf: isBlank('pan_sizes') }),
    pan_sizes: productStates.fields.pan_sizes,
    default_pan_size_id: productStates.fields.default_pan_size_id,
  },
  calls: {
    create: { path: '/api/apps', send: ['name', 'dimensions', 'default_pan_size_id'] },
    update: { path: '/api/apps/:id', send: ['name', 'dimensions', 'default_pan_size_id'] },
    afterSave: sendPanSizes,
  },
});

const amounts = { sixth: 1, third: 2, half: 3 } as const;
type Key = keyof typeof amounts;

const pans = (selected: Partial<Record<Key, number>>, id: Key): PanSizes => ({
  pan_sizes: (Object.keys(amounts) as Key[]).map((key) => ({
    id: key,
    name: key,
    dimensions: null,
    default_amount: selected[key] ?? amounts[key],
    is_selected: key in selected,
  })),
  default_pan_size_id: id,
});

const failure = (status: number) =>
  ({ type: 'error', kind: status === 404 ? 'notFound' : 'server', status }) as const;

const box = { width: 1, height: 2, depth: 3 };

describe('pan sizes of a new record', () => {
  it('are saved after it, with its default sent in the record', async () => {
    const { sent, provider } = entityOn(declaration, { data: { id: 's1' } });
    const data = { name: 'A', pan_sizes: pans({ sixth: 1, half: 0.5 }, 'half') };
    await provider.create({ data });
    expect(sent.map(shapeOf)).toEqual([
      { method: 'POST', path: '/api/apps', body: { name: 'A', default_pan_size_id: 'half' } },
      {
        method: 'POST',
        path: panSizesPath,
        body: {
          state_id: 's1',
          pan_sizes: [
            { pan_size_id: 'sixth', default_amount: 1 },
            { pan_size_id: 'half', default_amount: 0.5 },
          ],
        },
      },
    ]);
    expect(sent[1]?.audit).toEqual({ type: 'APP_CLIENT', action: 'UPDATE_PAN_SIZES', id: 's1' });
  });

  it('need no call if they are off', async () => {
    const { sent, provider } = entityOn(declaration, { data: { id: 's1' } });
    await provider.create({ data: { name: 'A', dimensions: box, pan_sizes: null } });
    expect(sent.map(shapeOf)).toEqual([
      {
        method: 'POST',
        path: '/api/apps',
        body: { name: 'A', dimensions: box, default_pan_size_id: null },
      },
    ]);
  });

  it('that fail are reported beside the record, which exists', async () => {
    const { provider } = entityOn(declaration, { data: { id: 's1' } }, failure(500));
    const made = await provider.create({
      data: { name: 'A', pan_sizes: pans({ sixth: 1 }, 'sixth') },
    });
    expect(made.data.id).toBe('s1');
    expect(made.unfinished).toBeInstanceOf(Error);
    expect(made.unfinished).toMatchObject({ status: 500 });
  });
});

describe('pan sizes of a changed record', () => {
  const stored = pans({ sixth: 1, third: 2 }, 'sixth');
  const change = async (
    before: PanSizes | null,
    after: PanSizes | null | undefined,
    ...answers: Parameters<typeof entityOn>[1][]
  ) => {
    const { sent, provider } = entityOn(declaration, { data: null }, ...answers);
    await provider.update({
      id: 's1',
      data: { name: 'B', ...(after === undefined ? {} : { pan_sizes: after }) },
      meta: {
        stored: {
          id: 's1',
          name: 'A',
          ...(before === null ? {} : { dimensions: null }),
          pan_sizes: before,
          default_pan_size_id: before?.default_pan_size_id,
        },
      },
    });
    return { body: sent[0]?.body, after: sent.slice(1).map(shapeOf) };
  };

  it('are not sent if they are unchanged', async () => {
    expect(await change(stored, structuredClone(stored))).toEqual({
      body: { name: 'B', default_pan_size_id: 'sixth' },
      after: [],
    });
    expect((await change(null, null)).after).toEqual([]);
  });

  it('are not sent if the change does not contain them', async () => {
    expect(await change(stored, undefined)).toEqual({
      body: { name: 'B', default_pan_size_id: 'sixth' },
      after: [],
    });
  });

  it('change their default with the record alone', async () => {
    expect(await change(stored, { ...stored, default_pan_size_id: 'third' })).toEqual({
      body: { name: 'B', default_pan_size_id: 'third' },
      after: [],
    });
  });

  it('are selected before others are removed', async () => {
    const { body, after } = await change(stored, pans({ half: 3 }, 'half'));
    expect(body).toEqual({ name: 'B', default_pan_size_id: 'half' });
    const remove = (key: Key) => ({
      method: 'DELETE',
      path: panSizesPath,
      body: { state_id: 's1', pan_size_id: key },
    });
    expect(after).toEqual([
      {
        method: 'POST',
        path: panSizesPath,
        body: { state_id: 's1', pan_sizes: [{ pan_size_id: 'half', default_amount: 3 }] },
      },
      remove('sixth'),
      remove('third'),
    ]);
  });

  it('are sent if an amount changed', async () => {
    const { after } = await change(stored, pans({ sixth: 1.5, third: 2 }, 'sixth'));
    expect(after).toMatchObject([{ method: 'POST' }]);
  });

  it('are all removed when turned off, and the dimensions are sent again', async () => {
    expect(await change(stored, null)).toEqual({
      body: { name: 'B', dimensions: null, default_pan_size_id: null },
      after: [{ method: 'DELETE', path: panSizesPath, body: { state_id: 's1' } }],
    });
  });

  it('that no longer exist count as removed', async () => {
    const { after } = await change(stored, pans({ sixth: 1 }, 'sixth'), failure(404));
    expect(after).toMatchObject([{ method: 'DELETE' }]);
  });

  it('report a failure', async () => {
    await expect(change(stored, null, failure(500))).rejects.toMatchObject({ status: 500 });
    await expect(change(null, pans({ sixth: 1 }, 'sixth'), failure(404))).rejects.toMatchObject({
      status: 404,
    });
  });
});
