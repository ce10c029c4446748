import { expect, it, vi } from 'vitest';
import { openFile } from '../../../../lib/tables/openFile';
import { countExisting } from './fileKeys';

const opened = async (keys: readonly string[]) => {
  const text = ['sku,name', ...keys.map((key) => `${key},x`)].join('\n');
  const read = await openFile(new File([text], 'a.csv'), {
    locale: 'en-US',
    names: ['sku', 'name'],
  });
  if (read.type === 'refused') throw new Error(read.code);
  return read;
};

const askedBlocks = (stored: readonly string[]) => {
  const blocks: number[] = [];
  return {
    blocks,
    existing: {
      ask: (keys: readonly string[]) => {
        blocks.push(keys.length);
        return Promise.resolve(stored.map((key) => ({ id: key, key })));
      },
      block: 2,
      every: vi.fn(() => Promise.resolve([])),
      few: { most: 1, read: () => Promise.resolve([]) },
    },
  };
};

const { signal } = new AbortController();

it('counts rows whose keys look like those that exist, each key asked once', async () => {
  const { blocks, existing } = askedBlocks(['A-1', 'B-2', 'Z-9']);
  const file = await opened(['A-1', ' a-1 ', 'B-2', '', 'C-3']);
  expect(await countExisting({ opened: file, column: 0, key: 'sku', existing }, signal)).toEqual({
    rows: 5,
    existing: 3,
  });
  expect(blocks).toEqual([2, 1]);
});

it('asks nothing without keys, or for more of them than are asked at once', async () => {
  const { blocks, existing } = askedBlocks([]);
  const many = Array.from({ length: 10_001 }, (_, at) => `K-${String(at)}`);
  for (const keys of [['', ''], many])
    expect(
      await countExisting({ opened: await opened(keys), column: 0, key: 'sku', existing }, signal),
    ).toBeNull();
  expect(blocks).toEqual([]);
});

it('reads the records of an update: at once, or when too many exist to be read one by one', async () => {
  const counted = async (keys: readonly string[], purpose: 'create' | 'update' | 'both') => {
    const { existing, blocks } = askedBlocks(['A-1', 'B-2']);
    existing.every.mockResolvedValue([{ sku: 'A-1' }, { sku: 'b-2' }, { sku: 'Z-9' }] as never);
    const file = await opened(keys);
    const result = await countExisting(
      { opened: file, column: 0, key: 'sku', existing, purpose },
      signal,
    );
    return [result?.existing, blocks.length, existing.every.mock.calls.length > 0];
  };
  expect(await counted(['A-1'], 'update')).toEqual([1, 1, true]);
  expect(await counted(['A-1', 'B-2', 'C-3'], 'create')).toEqual([2, 2, false]);
  expect(await counted(['A-1', 'B-2', 'C-3'], 'both')).toEqual([2, 2, true]);
  expect(await counted(['A-1', 'B-2', 'C-3'], 'update')).toEqual([2, 0, true]);
});

it('counts nothing if it is aborted while the records of an update are read', async () => {
  const { existing } = askedBlocks([]);
  const control = new AbortController();
  existing.every.mockImplementation(() => {
    control.abort();
    return Promise.resolve([]);
  });
  const options = { opened: await opened(['A-1', 'B-2']), column: 0, key: 'sku', existing };
  await expect(
    countExisting({ ...options, purpose: 'update' }, control.signal),
  ).rejects.toMatchObject({ name: 'AbortError' });
  expect(existing.every).toHaveBeenCalled();
});

it('fails with the call, and stops when it is aborted', async () => {
  const file = await opened(['A-1', 'B-2']);
  const ask = () => Promise.reject(new Error('no answer'));
  const existing = { ask, every: () => Promise.resolve([]) };
  await expect(
    countExisting({ opened: file, column: 0, key: 'sku', existing }, signal),
  ).rejects.toThrow('no answer');
  await expect(
    countExisting({ opened: file, column: 0, key: 'sku', existing }, AbortSignal.abort()),
  ).rejects.toMatchObject({ name: 'AbortError' });
});
