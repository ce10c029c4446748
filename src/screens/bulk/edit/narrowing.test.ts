// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { effectiveCount } from './sheet/changesOf';
import type { Narrowing } from './source';
import { editingOf } from './testing/openedEditing';
import { productColumns as sheetColumns } from './testing/productSheet';

const many = 1100;

const records = Array.from({ length: many }, (_, at) => ({
  id: `p${at}`,
  sku: `S-${at}`,
  product_description: `Product ${at}`,
  category: at % 2 === 0 ? 'Tea' : 'Iced Tea',
  is_archived: at === 0,
}));

const opened = (narrowing?: Narrowing) => {
  const loadProducts = vi.fn(({ offset }: { readonly offset: number }) =>
    Promise.resolve({ products: records.slice(offset, offset + 500), total: many }),
  );
  const editing = editingOf({
    provider: { bulk: { loadProducts } as never, links: {} as never },
    ...(narrowing ? { narrowing } : {}),
  });
  return { editing, loadProducts };
};

const place = (key: string) => sheetColumns.findIndex((column) => column.key === key);

describe('a bulk edit that is opened over a list', () => {
  it('shows and selects all rows that match its filters, on every page', async () => {
    const { editing, loadProducts } = opened({ text: '', values: { category: 'Tea' } });
    await editing.load();
    expect(loadProducts).toHaveBeenCalledTimes(3);
    expect(editing.sheet.entries.shown()).toHaveLength(many / 2);
    expect(editing.sheet.entries.chosenRows()).toHaveLength(many / 2);
  });

  it('selects all of them on a device that filters in several turns', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
    const { editing } = opened({ text: '', values: { category: 'Tea' } });
    await editing.load();
    vi.restoreAllMocks();
    expect(editing.sheet.entries.chosenRows()).toHaveLength(many / 2);
  });

  it('loads as many products again as there were', async () => {
    const { editing, loadProducts } = opened();
    await editing.load(1000);
    expect(loadProducts).toHaveBeenCalledTimes(2);
    expect(editing.sheet.entries.counts().rows).toBe(1000);
  });
});

describe('the count of changes', () => {
  it('leaves out what would change nothing, as the review does', async () => {
    const { editing } = opened();
    await editing.load();
    const { sheet } = editing;
    const [zones, category] = [place('zones'), place('category')];
    sheet.entries.set([
      { row: 0, column: zones, text: '[["z1"],[]]' },
      { row: 1, column: zones, text: '[["z1"],[]]' },
      { row: 2, column: category, text: ' Tea ' },
    ]);
    // The first is archived and cannot be added to zones; blanks alone are not a change.
    expect(effectiveCount(sheet)).toBe(1);
    editing.session.look({ isChangedOnly: true });
    expect([...sheet.entries.shown()]).toEqual([1]);
  });
});
