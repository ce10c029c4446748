import { expect, it, vi } from 'vitest';
import { zipSpanOf } from './openZip';

const mebibyte = 1024 * 1024;

const fileOf = (size: number) => {
  const bytes = Uint8Array.from({ length: size }, (_, at) => at % 251);
  const file = new Blob([bytes]);
  return { bytes, file, slice: vi.spyOn(file, 'slice') };
};

it('gives the bytes between two places, and asks the file once for those of one block', async () => {
  const { bytes, file, slice } = fileOf(10_000);
  for (const [from, to] of [
    [0, 30],
    [30, 41],
    [9_000, 10_000],
  ] as const)
    expect(await zipSpanOf(file, from, to)).toEqual(bytes.slice(from, to));
  expect(slice).toHaveBeenCalledTimes(1);
});

it('gives fewer where the file ends before', async () => {
  const { bytes, file } = fileOf(100);
  expect(await zipSpanOf(file, 90, 140)).toEqual(bytes.slice(90));
  expect(await zipSpanOf(file, 100, 101, 1)).toHaveLength(0);
});

it('returns cached bytes if not all are needed at once', async () => {
  const { bytes, file, slice } = fileOf(mebibyte + 500);
  const parts: Uint8Array[] = [];
  for (let from = 10; from < bytes.length;) {
    const part = await zipSpanOf(file, from, bytes.length, 1);
    parts.push(part);
    from += part.length;
  }
  expect(parts.map(({ length }) => length)).toEqual([mebibyte, 490]);
  expect(parts.every((part, at) => part[0] === bytes[10 + at * mebibyte])).toBe(true);
  expect(slice).toHaveBeenCalledTimes(2);
});

it('keeps the end of a file at hand while its beginning is read', async () => {
  const { file, slice } = fileOf(3 * mebibyte);
  const end = 3 * mebibyte - 20;
  await zipSpanOf(file, end, 3 * mebibyte);
  await zipSpanOf(file, 0, 40);
  await zipSpanOf(file, end, 3 * mebibyte);
  expect(slice).toHaveBeenCalledTimes(2);
});
