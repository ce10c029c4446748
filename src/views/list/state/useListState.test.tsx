// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { declarations } from '../../../../resources/index';
import { jobs } from '../../../../resources/jobs';
import { products } from '../../../../resources/products';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { filterNames, keys } from './listQuery';
import { useListState } from './useListState';

const at = (address: string, declaration: AnyDeclaration = products) =>
  renderHook(() => ({ state: useListState(declaration), search: useLocation().search }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    ),
  });

describe('useListState', () => {
  it.each([
    ['', 1],
    ['?page=7', 7],
    ['?page=0', 1],
    ['?page=-3', 1],
    ['?page=2.5', 1],
    ['?page=1e3', 1],
    ['?page=', 1],
    ['?page=abc', 1],
    ['?page=99999999999', 1],
  ])('%j is page %i', (search, page) => {
    expect(at(`/products${search}`).result.current.state.page).toBe(page);
  });

  it.each([
    ['2026-11-24', { scheduled_at: '2026-11-24' }],
    ['2026-02-30', {}],
    ['2026-11-24T10:00', {}],
    ['yesterday', {}],
  ])('reads the first day of a filter by moments only if it is a day: %s', (text, filters) => {
    const { state } = at(`/zones/jobs?scheduled_at=${text}`, jobs).result.current;
    expect(state.filters).toEqual(filters);
  });

  it('reads a search of someone else without what nobody sees', () => {
    const { state } = at(`/products?q=${encodeURIComponent(' AV-1\u200b00 \n  milk')}`).result
      .current;
    expect(state.text).toBe('AV-100 milk');
    expect(at(`/products?q=${encodeURIComponent('\u200b')}`).result.current.state.text).toBe('');
  });

  it.each(['%0a%0a', '%20', ',,;', '%E2%80%8B', '""', ''])(
    'reads no filter by keys from only=%s',
    (text) => {
      expect(at(`/products?only=${text}`).result.current.state.filters).toEqual({});
    },
  );

  it('reads only declared filters, each in its kind', () => {
    const { state } = at('/products?q=milk&is_archived=false&account_id=7&category=&sku=x&evil=1')
      .result.current;
    expect(state.text).toBe('milk');
    expect(state.filters).toEqual({ is_archived: false, account_id: '7' });
    expect(at('/products?is_archived=true').result.current.state.filters).toEqual({
      is_archived: true,
    });
  });

  it('resets the page for another search or filter, and keeps the rest', () => {
    const { result } = at('/products?page=4&account_id=7&other=1');
    act(() => {
      result.current.state.setText('oat & rye');
    });
    expect(result.current.search).toBe('?account_id=7&other=1&q=oat+%26+rye');
    act(() => {
      result.current.state.setPage(3);
    });
    expect(result.current.state).toMatchObject({ page: 3, text: 'oat & rye' });
    act(() => {
      result.current.state.setFilter('is_archived', false);
    });
    expect(result.current.state).toMatchObject({
      page: 1,
      text: 'oat & rye',
      filters: { account_id: '7', is_archived: false },
    });
    act(() => {
      result.current.state.setFilter('account_id', undefined);
    });
    expect(result.current.state.filters).toEqual({ is_archived: false });
  });

  it('keeps search and filters in links to pages, which change nothing themselves', () => {
    const { result } = at('/products?q=milk&page=2');
    expect(result.current.state.hrefOfPage(5)).toBe('?q=milk&page=5');
    expect(result.current.state.page).toBe(2);
  });

  it('clears everything', () => {
    const { result } = at('/products?q=milk&page=2&account_id=7');
    act(() => {
      result.current.state.clear();
    });
    expect(result.current.search).toBe('');
    expect(result.current.state).toMatchObject({ page: 1, text: '', filters: {} });
  });

  it('has columns and sort order in the address only if selected', () => {
    const declared = at('/products').result.current.state.columns;
    const { result } = at('/products?page=3');
    act(() => {
      result.current.state.setColumns(['sku', 'category']);
    });
    expect(result.current.search).toBe('?page=3&columns=sku,category');
    act(() => {
      result.current.state.setSorts([
        { name: 'sku', isDescending: true },
        { name: 'category', isDescending: false },
      ]);
    });
    expect(result.current.search).toBe('?columns=sku,category&sort=-sku,category');
    expect(result.current.state).toMatchObject({ page: 1, columns: ['sku', 'category'] });
    act(() => {
      result.current.state.setColumns(declared);
    });
    act(() => {
      result.current.state.setSorts([]);
    });
    expect(result.current.search).toBe('');
  });

  it('keeps columns and sort order when cleared', () => {
    const { result } = at('/products?q=milk&sort=sku&columns=sku&account_id=7');
    act(() => {
      result.current.state.clear();
    });
    expect(result.current.search).toBe('?sort=sku&columns=sku');
  });

  it('replaces everything when a view is shown', () => {
    const { result } = at('/products?q=milk&sort=sku&page=4&account_id=7');
    act(() => {
      result.current.state.show({ is_archived: 'true', columns: 'sku' });
    });
    expect(result.current.search).toBe('?is_archived=true&columns=sku');
  });

  it('marks an address without parameters if a default view exists', () => {
    localStorage.setItem(
      'facings-views:p1',
      JSON.stringify({ version: 1, views: [], defaults: { products: 'a' } }),
    );
    const { result } = at('/products?q=milk');
    act(() => {
      result.current.state.clear();
    });
    expect(result.current.search).toBe('?view=all');
    act(() => {
      result.current.state.setText('oat');
    });
    expect(result.current.search).toBe('?q=oat');
    localStorage.clear();
  });
});

it('no declaration has a filter with a reserved name', () => {
  const reserved: readonly string[] = Object.values(keys);
  for (const declaration of declarations.filter(({ list }) => list !== undefined)) {
    expect(filterNames(declaration).filter((name) => reserved.includes(name))).toEqual([]);
  }
});
