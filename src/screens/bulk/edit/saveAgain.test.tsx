// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readEarlier } from '../../../lib/batches/keptRuns';
import { openedEditing } from './testing/openedEditing';
import { productColumns, type } from './testing/productSheet';
import { useFooter } from './BulkEdit';

const accountId = 'org-1';

it('saves what went back to the sheet in place of the saving before', async () => {
  const { editing, journal } = await openedEditing(1, ({ given }) =>
    JSON.stringify(given).includes('Refused'),
  );
  const opened = { editing, columns: productColumns, journal };
  const { result } = renderHook(() => useFooter(opened));
  const saved = async (category: string) => {
    type(editing.sheet, 0, 'primary_category', category);
    act(() => {
      editing.session.go('review');
    });
    await act(async () => {
      result.current.primary?.onClick();
      await vi.waitFor(() => {
        expect(editing.session.state().step).toBe('results');
      });
      await editing.session.state().sent?.run.ended();
    });
    act(() => {
      result.current.back?.onClick();
    });
  };

  await saved('Refused');
  expect(await readEarlier(journal, { accountId })).toMatchObject([{ phase: 'open', total: 1 }]);
  await saved('Cheese');
  expect(await readEarlier(journal, { accountId })).toMatchObject([{ phase: 'ended', saved: 1 }]);
});
