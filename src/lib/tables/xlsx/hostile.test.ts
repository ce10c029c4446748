import { describe, expect, it } from 'vitest';
import { hostileFiles } from '../testing/hostile';
import { refusalOf } from './testing/openXlsx';

describe('hostile workbooks', () => {
  it.each(hostileFiles().map((hostile) => [hostile.name, hostile] as const))(
    '%s',
    async (_, { file, expected }) => {
      expect(await refusalOf(file())).toBe(expected);
    },
  );

  it('leave no trace in what every object is made from', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>).c).toBeUndefined();
  });
});

describe('a bomb', () => {
  it('takes less than 100 MiB before it is refused', async () => {
    const bytes = hostileFiles()
      .find(({ name }) => name.includes('declared as 1 MB'))!
      .file();
    const before = process.memoryUsage.rss();
    let most = before;
    const pieceSize = () => {
      most = Math.max(most, process.memoryUsage.rss());
      return Infinity;
    };
    expect(await refusalOf(bytes, { pieceSize })).toBe('bomb');
    most = Math.max(most, process.memoryUsage.rss());
    expect(most - before).toBeLessThan(100 * 1024 * 1024);
  });
});
