import { expect, it, vi } from 'vitest';
import type { createBulkCalls } from '../../../../../dataProvider/calls/bulk';
import { fakeLinks } from '../../save/testing/fakePlatform';
import { productSource } from '../source';
import { product, productSheet, type } from '../testing/productSheet';
import { createLoader } from './createLoader';

type Load = ReturnType<typeof createBulkCalls>['loadProducts'];

const page = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => product(first + at));

const opened = (load: Load) => {
  const sheet = productSheet([]);
  const loadProducts = vi.fn<Load>(load);
  const { read } = productSource({ bulk: { loadProducts } } as never, fakeLinks, 'org-1');
  const loader = createLoader({ sheet, read });
  const asked = () => loadProducts.mock.calls.map(([own]) => own);
  return { sheet, loader, asked };
};

it('loads page after page, each product once, and knows when it is at the end', async () => {
  const { sheet, loader, asked } = opened(({ offset }) =>
    // A product was added at the front between two pages.
    Promise.resolve({ products: page(offset === 0 ? 0 : 499, offset === 0 ? 500 : 3), total: 503 }),
  );
  await loader.more();
  expect(loader.state()).toMatchObject({ isReady: true, total: 503, isMore: true });
  await loader.more();
  expect(asked()).toEqual([
    { account_id: 'org-1', offset: 0, search: '' },
    { account_id: 'org-1', offset: 500, search: '' },
  ]);
  expect(sheet.entries.counts().rows).toBe(502);
  expect(loader.state().isMore).toBe(false);
});

it('does not take a short page without a total for the last one', async () => {
  const { loader } = opened(({ offset }) =>
    Promise.resolve({ products: page(offset, offset < 50 ? 25 : 0), total: undefined }),
  );
  await loader.more();
  expect(loader.state()).toMatchObject({ isMore: true, offset: 25 });
  await loader.upTo(1_000);
  expect(loader.state()).toMatchObject({ isMore: false, offset: 50 });
});

it('appends search results that are not loaded, and keeps edits', async () => {
  const { sheet, loader, asked } = opened(({ search, offset }) =>
    Promise.resolve(
      search === ''
        ? { products: page(offset, 2), total: 9 }
        : { products: [product(1), product(7)], total: 2 },
    ),
  );
  await loader.more();
  type(sheet, 1, 'product_description', 'Typed');
  await loader.search('product 7');
  expect(asked()[1]).toEqual({ account_id: 'org-1', offset: 0, search: 'product 7' });
  expect(sheet.entries.counts().rows).toBe(3);
  expect(loader.state()).toMatchObject({ total: 2, isMore: false, all: { total: 9 } });
  await loader.search('');
  expect(loader.state()).toMatchObject({ search: '', total: 9, isMore: true });
  expect(sheet.entries.textAt(1, 1)).toBe('Typed');
  expect(asked()).toHaveLength(2);
});

it('tells what failed, and tries the same page again', async () => {
  let isDown = true;
  const { loader, asked } = opened(() =>
    isDown
      ? Promise.reject(new Error('down'))
      : Promise.resolve({ products: page(0, 1), total: 1 }),
  );
  await loader.more();
  expect(loader.state()).toMatchObject({ isReady: false, isLoading: false });
  expect(loader.state().error).toBeInstanceOf(Error);
  isDown = false;
  await loader.more();
  expect(loader.state()).toMatchObject({ isReady: true, error: null });
  expect(asked().map(({ offset }) => offset)).toEqual([0, 0]);
});

it('gives up a search that another one follows', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const { loader, sheet } = opened(({ search }, signal) => {
    signals.push(signal);
    return new Promise((resolve) => {
      setTimeout(
        () => {
          resolve({ products: search === 'one' ? [product(1)] : [product(2)], total: 1 });
        },
        search === 'one' ? 20 : 1,
      );
    });
  });
  await Promise.all([loader.search('one'), loader.search('two')]);
  expect(signals[0]?.aborted).toBe(true);
  expect(sheet.entries.counts().rows).toBe(1);
  expect(sheet.idOf(0)).toBe('p-2');
});
