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
  expect(await countExisting({ opened: file, column: 0, existing }, signal)).toEqual({
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
      await countExisting({ opened: await opened(keys), column: 0, existing }, signal),
    ).toBeNull();
  expect(blocks).toEqual([]);
});

it('begins to read the records for an update, once they are too many to be read one by one', async () => {
  const { existing } = askedBlocks(['A-1']);
  const counted = async (keys: readonly string[], isUpdate: boolean) => {
    await countExisting({ opened: await opened(keys), column: 0, existing, isUpdate }, signal);
    return existing.every.mock.calls.length;
  };
  expect(await counted(['A-1'], true)).toBe(0);
  expect(await counted(['A-1', 'B-2', 'C-3'], false)).toBe(0);
  expect(await counted(['A-1', 'B-2', 'C-3'], true)).toBeGreaterThan(0);
});

it('fails with the call, and stops when it is aborted', async () => {
  const file = await opened(['A-1', 'B-2']);
  const ask = () => Promise.reject(new Error('no answer'));
  const existing = { ask, every: () => Promise.resolve([]) };
  await expect(countExisting({ opened: file, column: 0, existing }, signal)).rejects.toThrow(
    'no answer',
  );
  await expect(
    countExisting({ opened: file, column: 0, existing }, AbortSignal.abort()),
  ).rejects.toMatchObject({ name: 'AbortError' });
});
