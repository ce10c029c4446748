// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal } from '../../../lib/batches/testing/fates';
import { stillRun } from '../../../lib/batches/testing/stillRun';
import { createFakePlatform } from '../save/testing/fakePlatform';
import { editingOf } from './testing/openedEditing';
import { product, productColumns } from './testing/productSheet';
import { useFooter } from './BulkEdit';

const footerOf = (provider: ReturnType<typeof createFakePlatform>['provider']) => {
  const editing = editingOf({ provider });
  const opened = { editing, columns: productColumns, journal: null };
  const { result } = renderHook(() => useFooter(opened));
  return { editing, primary: () => result.current.primary, back: () => result.current.back };
};

it('shows no reason while the rows load, because its room would go to the sheet on a phone', async () => {
  const platform = createFakePlatform();
  platform.seed(product(0));
  const { editing, primary } = footerOf(platform.provider);
  expect(primary()).toMatchObject({ why: null, isBusy: true });
  await act(() => editing.loader.more());
  expect(primary()).toMatchObject({ why: null, isBusy: false });
});

it('says that nothing can be reviewed where the rows could not be loaded', async () => {
  const platform = createFakePlatform({ fate: () => refusal('server', { status: 500 }) });
  const { editing, primary } = footerOf(platform.provider);
  await act(() => editing.loader.more());
  expect(primary()).toMatchObject({ why: 'facings.bulkEdit.notLoaded', isBusy: false });
});

it.each([
  ['ended', 'facings.bulkEdit.backToSheet'],
  ['undone', undefined],
] as const)('leads back to the sheet from a save that another tab has %s', (ending, label) => {
  const { editing, back } = footerOf(createFakePlatform().provider);
  const run = stillRun({ halt: 'elsewhere', ending });
  act(() => {
    editing.session.show({ of: 'sheet', run, rows: [] });
  });
  expect(back()?.label).toBe(label);
});
