// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { use, useEffect, useInsertionEffect, useState } from 'react';
import { createMemoryRouter, Route, RouterProvider, Routes, useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { RegistryProvider } from '../fields/useDeclaration';
import { DrawAheadContext } from '../views/load';
import { registry } from './consoleData';
import { isRecordOf, KeptList, listShownAt } from './KeptList';

const listed: string[] = [];
afterEach(() => {
  listed.length = 0;
});

const List = () => {
  const { pathname, search } = useLocation();
  const [count, setCount] = useState(0);
  useEffect(() => {
    listed.push('on');
    return () => {
      listed.push('off');
    };
  }, []);
  return (
    <>
      <output>{pathname + search}</output>
      <button
        onClick={() => {
          setCount((before) => before + 1);
        }}
      >
        {count} times
      </button>
    </>
  );
};

const open = (address: string) => {
  const page = (
    <KeptList>
      <Routes>
        <Route path="/products/*" element={<List />} />
        <Route path="/products/view/:id/*" element={<p>One product</p>} />
        <Route path="/zones" element={<p>Zones</p>} />
      </Routes>
    </KeptList>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  render(
    <RegistryProvider registry={registry}>
      <RouterProvider router={router} />
    </RegistryProvider>,
  );
  return {
    go: (to: string | -1) => act(() => router.navigate(to as never)),
    button: () => screen.queryByRole('button'),
    click: () => fireEvent.click(screen.getByRole('button')),
  };
};

describe('a list below its records', () => {
  it('is the same one after Back, at its address, with its effects on again', async () => {
    const { go, button, click } = open('/products?page=2');
    click();
    const before = button();
    await go('/products/view/7');
    expect(screen.getByText('One product')).toBeTruthy();
    expect(button()).toBeNull();
    expect(listed).toEqual(['on', 'off']);
    await go('/products/view/7/edit');
    await go(-1);
    await go(-1);
    expect(button()).toBe(before);
    expect(before?.textContent).toBe('1 times');
    expect(screen.getByRole('status').textContent).toBe('/products?page=2');
    expect(screen.queryByText('One product')).toBeNull();
    expect(listed).toEqual(['on', 'off', 'on']);
  });

  it('follows an address that it did not have', async () => {
    const { go, button, click } = open('/products?page=2');
    click();
    await go('/products/view/7');
    await go('/products');
    expect(button()?.textContent).toBe('1 times');
    expect(screen.getByRole('status').textContent).toBe('/products');
  });

  it('is gone with another page', async () => {
    const { go, button, click } = open('/products');
    click();
    await go('/products/view/7');
    await go('/zones');
    await go('/products');
    expect(button()?.textContent).toBe('0 times');
  });

  it('is not kept with a dialog or a tool over it', async () => {
    for (const covered of ['/products/create', '/products/bulk-add']) {
      const { go, button, click } = open(covered);
      click();
      await go('/products/view/7');
      await go('/products');
      expect(button()?.textContent).toBe('0 times');
      document.body.replaceChildren();
    }
  });
});

describe('a page drawn ahead', () => {
  it('is drawn at its address, outside the document and without effects, and then dropped', async () => {
    const drawn: string[] = [];
    const started: string[] = [];
    const Ahead = () => {
      const { pathname } = useLocation();
      drawn.push(pathname);
      useInsertionEffect(
        () => () => {
          drawn.push('dropped');
        },
        [],
      );
      useEffect(() => {
        started.push(pathname);
      }, [pathname]);
      return <p>One product</p>;
    };
    const Asking = () => {
      const drawAhead = use(DrawAheadContext);
      return (
        <button
          onClick={() => {
            drawAhead('/products/view/7');
          }}
        >
          Draw ahead
        </button>
      );
    };
    const page = (
      <KeptList>
        <Routes>
          <Route path="/products/*" element={<Asking />} />
          <Route path="/products/view/:id/*" element={<Ahead />} />
        </Routes>
      </KeptList>
    );
    const router = createMemoryRouter([{ path: '*', element: page }], {
      initialEntries: ['/products'],
    });
    render(
      <RegistryProvider registry={registry}>
        <RouterProvider router={router} />
      </RegistryProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Draw ahead' }));
    await waitFor(() => {
      expect(drawn).toContain('/products/view/7');
    });
    expect(document.body.textContent).not.toContain('One product');
    await waitFor(() => {
      expect(drawn.at(-1)).toBe('dropped');
    });
    expect(started).toEqual([]);
    expect(router.state.location.pathname).toBe('/products');
    expect(screen.getByRole('button', { name: 'Draw ahead' })).toBeTruthy();
  });
});

describe('which list an address shows', () => {
  const at = (path: string) => {
    const [pathname = '', search = ''] = path.split(/(?=\?)/);
    const list = listShownAt(registry.pageAt({ pathname, search }));
    return list && [list.declaration.name, list.within, list.isCovered];
  };

  it.each([
    ['/products', ['products', {}, false]],
    ['/products/?page=2', ['products', {}, false]],
    ['/products/create', ['products', {}, true]],
    ['/zones/regions', ['regions', {}, false]],
    ['/organizations/view/a/product-categories/edit/b', ['categories', { account_id: 'a' }, true]],
    ['/products/view/7', null],
    ['/products/view/7/edit', null],
    ['/nowhere', null],
    ['/', null],
  ])('%s', (path, shown) => {
    expect(at(path)).toEqual(shown);
  });

  it('is the list below its tools as well', () => {
    const tooled = registry.all.find(
      ({ list, routes }) => list?.tools && routes.list === '/products',
    );
    const [tool] = tooled?.list?.tools ?? [];
    expect(tool).toBeDefined();
    expect(at(`/products/${tool?.key}`)).toEqual(['products', {}, true]);
  });

  it('leads to its own records, of the same organization only', () => {
    const pageOf = (pathname: string) => registry.pageAt({ pathname, search: '' });
    const list = (pathname: string) => {
      const found = listShownAt(pageOf(pathname));
      if (!found) throw new Error(`no list at ${pathname}`);
      return found;
    };
    const leads = (from: string, to: string) => isRecordOf(list(from), pageOf(to));
    expect(leads('/products', '/products/view/7')).toBe(true);
    expect(leads('/products', '/products/view/7/edit')).toBe(true);
    expect(leads('/products', '/zones/view/7')).toBe(false);
    expect(leads('/products', '/products')).toBe(false);
    const pickLists = '/organizations/view/a/pick-lists';
    expect(leads(pickLists, `${pickLists}/view/7`)).toBe(true);
    expect(leads(pickLists, '/organizations/view/b/pick-lists/view/7')).toBe(false);
    // A list that opens records of another entity.
    expect(leads('/organizations/view/a/models', '/models/view/7')).toBe(true);
    // Edited over its list: it has no page of its own.
    const categories = '/organizations/view/a/product-categories';
    expect(leads(categories, `${categories}/edit/b`)).toBe(false);
  });
});
