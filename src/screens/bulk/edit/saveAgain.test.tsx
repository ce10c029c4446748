// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { products } from '../../../../resources/products';
import { createFakePlatform, refusal } from '../save/testing/fakePlatform';
import { newJournal, portOf } from '../save/testing/world';
import { createEditing } from './createEditing';
import { readEarlier } from './EarlierLine';
import { product, productColumns, type } from './testing/productSheet';
import { useFooter } from './useFooter';

const accountId = 'org-1';

it('saves what went back to the sheet in place of the saving before', async () => {
  const platform = createFakePlatform({
    fate: ({ given }) =>
      JSON.stringify(given).includes('Dairy') ? refusal('server', { status: 500 }) : 'fine',
  });
  const { zones: _, id: __, ...values } = product(0, { primary_category: null });
  platform.seed(values);
  const journal = await newJournal();
  const port = portOf(platform, journal);
  const editing = createEditing({
    accountId,
    declaration: products,
    columns: productColumns,
    links: port.links,
    provider: port.provider,
    onSaved: vi.fn(),
  });
  await editing.loader.more();
  const opened = { editing, columns: productColumns, again: vi.fn() };
  const { result } = renderHook(() => useFooter(opened, port));
  const saved = async (category: string) => {
    type(editing.sheet, 0, 'primary_category', category);
    act(() => {
      editing.go('review');
    });
    await act(async () => {
      result.current.primary?.onClick();
      await editing.state().saving?.run.ended();
    });
    act(() => {
      editing.go('listing');
    });
  };

  await saved('Dairy');
  expect((await readEarlier({ journal }, accountId)).unfinished).toMatchObject({ total: 1 });
  await saved('Cheese');
  const { unfinished, undoable } = await readEarlier({ journal }, accountId);
  expect(unfinished).toBeNull();
  expect(undoable).toMatchObject({ saved: 1 });
});
