// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../../app/i18nProvider';
import { english } from '../../../messages/en/index';
import { EmptyList, ListSummary } from './ListSummary';
import { Pagination } from './Pagination';

const show = (content: ReactNode) =>
  render(
    <MemoryRouter>
      <I18nContextProvider value={createI18nProvider(english)}>{content}</I18nContextProvider>
    </MemoryRouter>,
  );

describe('Pagination', () => {
  const hrefOf = (page: number) => `?q=a&page=${page}`;

  it('every page is a link, and the current one is marked', () => {
    show(<Pagination of="Trams" page={6} pages={20} hrefOf={hrefOf} />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Previous',
      '1',
      '4',
      '5',
      '6',
      '7',
      '8',
      '20',
      'Next',
    ]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [5, 1, 4, 5, 6, 7, 8, 20, 7].map((page) => `/?q=a&page=${page}`),
    );
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 6');
  });

  it.each([
    [1, ['Next']],
    [3, ['Previous']],
  ])('page %i of 3 has only %j', (page, steps) => {
    show(<Pagination of="Trams" page={page} pages={3} hrefOf={hrefOf} />);
    const names = screen.getAllByRole('link').map((link) => link.textContent);
    expect(names.filter((name) => !/^\d+$/.test(name))).toEqual(steps);
  });

  it('a single page needs none', () => {
    show(<Pagination of="Trams" page={1} pages={1} hrefOf={hrefOf} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('ListSummary', () => {
  const usual = {
    reach: null,
    missing: 0,
    loose: null,
    text: '',
    isOlder: false,
    leftOut: [],
    added: null,
    newest: null,
    isNewestOnly: false,
    many: 'Trams',
  };
  it.each([
    [{ page: 1, pageSize: 25, count: 25, total: 90, isTotalKnown: true }, 'Showing 1-25 of 90'],
    [{ page: 4, pageSize: 25, count: 15, total: 90, isTotalKnown: true }, 'Showing 76-90 of 90'],
    [{ page: 1, pageSize: 25, count: 1, total: 1, isTotalKnown: true }, 'Showing 1-1 of 1'],
    [
      { page: 41, pageSize: 25, count: 25, total: 4270, isTotalKnown: true },
      'Showing 1,001-1,025 of 4,270',
    ],
    [
      { page: 2, pageSize: 25, count: 25, total: 50, isTotalKnown: false },
      'Showing 26-50 of more than 50',
    ],
    [{ page: 1, pageSize: 25, count: 0, total: 0, isTotalKnown: true }, ''],
  ])('%j', async (given, text) => {
    show(<ListSummary {...usual} {...given} />);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
  });

  it('leaves the first use of Intl until the rows are painted', async () => {
    const page = { page: 1, pageSize: 25, count: 25, total: 90, isTotalKnown: true };
    show(<ListSummary {...usual} {...page} />);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(await screen.findByText('Showing 1-25 of 90')).toBeVisible();
  });
});

describe('EmptyList', () => {
  it('reports an empty list, and what to do next', () => {
    show(
      <EmptyList
        many="Notional Products"
        isNarrowed={false}
        isSearched={false}
        isCompact={false}
        onClear={vi.fn()}
        next={<a href="/new">Add one</a>}
      />,
    );
    expect(screen.getByText('No notional products to display.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add one' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('reports no matches, and offers to clear the search instead', async () => {
    const onClear = vi.fn();
    show(
      <EmptyList
        many="Products"
        isNarrowed
        isSearched
        isCompact={false}
        onClear={onClear}
        next={<a href="/new">Add</a>}
      />,
    );
    expect(screen.getByText('No products match your search.')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(onClear).toHaveBeenCalledOnce();
  });
});
