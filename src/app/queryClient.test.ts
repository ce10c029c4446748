import { describe, expect, it } from 'vitest';
import { createQueryClient } from './queryClient';

describe('the query cache', () => {
  it('restores the rows of each page under that page, wherever the person is now', () => {
    let page = 'one';
    const client = createQueryClient({ keyOfPage: () => page });
    const key = () => ['categories', 'getList', {}];
    client.setQueryData(key(), 'rows of one');
    page = 'two';
    client.setQueryData(key(), 'rows of two');
    const before = client.getQueriesData({ queryKey: ['categories'] });
    client.setQueriesData(
      { queryKey: ['categories'] },
      (rows: unknown) => `${String(rows)}, changed`,
    );
    for (const [restored, rows] of before.toReversed()) client.setQueryData(restored, rows);
    expect(client.getQueryData(key())).toBe('rows of two');
    page = 'one';
    expect(client.getQueryData(key())).toBe('rows of one');
  });
});
