// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { products } from '../../../resources/products';
import { useListState } from './useListState';

const at = (address: string) =>
  renderHook(() => ({ state: useListState(products), search: useLocation().search }), {
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

  it('reads only declared filters, each as its kind', () => {
    const { state } = at('/products?q=milk&is_archived=false&account_id=7&category=&sku=x&evil=1')
      .result.current;
    expect(state.text).toBe('milk');
    expect(state.filters).toEqual({ is_archived: false, account_id: '7' });
    expect(at('/products?is_archived=true').result.current.state.filters).toEqual({
      is_archived: true,
    });
  });

  it('another search or filter begins at page 1 again, the rest is kept', () => {
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

  it('links to pages keep search and filters, and change nothing themselves', () => {
    const { result } = at('/products?q=milk&page=2');
    expect(result.current.state.hrefOfPage(5)).toBe('?q=milk&page=5');
    expect(result.current.state.page).toBe(2);
  });

  it('clear leaves nothing', () => {
    const { result } = at('/products?q=milk&page=2&account_id=7');
    act(() => {
      result.current.state.clear();
    });
    expect(result.current.search).toBe('');
    expect(result.current.state).toMatchObject({ page: 1, text: '', filters: {} });
  });
});
