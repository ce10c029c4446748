// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { RegistryProvider } from '../../fields/useDeclaration';
import { registryOf } from '../../schema/registry';
import { FrozenLocation } from './FrozenLocation';

const entity = { fields: {}, represent: '{id}', label: 'X', labels: 'Xs', api: '/api/x' } as const;
const forms = {
  create: { title: 'Add', fields: [] },
  edit: { title: 'Edit', fields: [], done: '' },
};
const registry = registryOf([
  {
    ...entity,
    ...forms,
    name: 'shops',
    routes: { list: '/shops/a' },
    list: { columns: [], panels: [{ of: 'clerks', within: {} }] },
  },
  { ...entity, ...forms, name: 'clerks', routes: {} },
]);

const open = (address: string) => {
  let drawn = 0;
  const Rows = memo(() => {
    const { pathname, search } = useLocation();
    drawn += 1;
    return (
      <>
        <output>{pathname + search}</output>
        <Link to="/shops/b">B</Link>
      </>
    );
  });
  Rows.displayName = 'Rows';
  const page = (
    <RegistryProvider registry={registry}>
      <FrozenLocation>
        <Rows />
      </FrozenLocation>
    </RegistryProvider>
  );
  const router = createMemoryRouter([{ path: '/shops/*', element: page }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return {
    drawn: () => drawn,
    seen: () => screen.getByRole('status').textContent,
    go: (to: string) => act(() => router.navigate(to)),
    link: () => screen.getByRole('link', { name: 'B' }).getAttribute('href'),
  };
};

describe('a page under a dialog', () => {
  it('is not re-rendered while dialogs open and close over it', async () => {
    const { drawn, seen, go, link } = open('/shops/a?q=x');
    const before = drawn();
    for (const to of [
      '/shops/a?q=x&panel=clerks/create',
      '/shops/a?q=x',
      '/shops/a/create?q=x',
      '/shops/a?q=x',
      '/shops/a/edit/c%2F1?q=x',
      '/shops/a?q=x',
    ]) {
      await go(to);
    }
    expect(drawn()).toBe(before);
    expect(seen()).toBe('/shops/a?q=x');
    expect(link()).toBe('/shops/b');
  });

  it.each(['/shops/a?q=y', '/shops/b?q=x', '/shops/a', '/shops/a?q=x'])(
    'follows to %s',
    async (to) => {
      const { drawn, seen, go } = open('/shops/a?q=x');
      const before = drawn();
      await go(to);
      expect(drawn()).toBeGreaterThan(before);
      expect(seen()).toBe(to);
    },
  );

  it('follows a change that opens the dialog as well', async () => {
    const { seen, go } = open('/shops/a?q=x');
    await go('/shops/a?q=y&panel=clerks/create');
    expect(seen()).toBe('/shops/a?q=y');
  });

  it.each(['/shops/a?q=x&panel=clerks/create', '/shops/a/create?q=x', '/shops/a/edit/c?q=x'])(
    'never sees the dialog in its address at %s',
    async (address) => {
      const { seen, go } = open(address);
      expect(seen()).toBe('/shops/a?q=x');
      await go('/shops/a?q=x');
      expect(seen()).toBe('/shops/a?q=x');
    },
  );
});
