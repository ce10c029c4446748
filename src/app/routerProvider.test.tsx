// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declarations } from '../../resources/index';
import { createRouterProvider, declaredPath } from './routerProvider';

const turned = (path: string) => declaredPath(declarations, path);

describe('declaredPath', () => {
  it.each([
    ['/regions', '/zones/regions'],
    ['/regions/', '/zones/regions'],
    ['/regions?page=2#top', '/zones/regions?page=2#top'],
    ['/regions/create', '/zones/regions/create'],
    ['/regions/7', '/zones/regions/view/7/edit'],
    ['/regions/7/show', '/zones/regions/view/7'],
    ['/regions/7/show?x=1', '/zones/regions/view/7?x=1'],
    ['/regions/a%2Fb/show', '/zones/regions/view/a%2Fb'],
    ['/notionals/n/show', '/products/notionals/view/n'],
  ])('%s leads to %s', (path, to) => {
    expect(turned(path)).toBe(to);
  });

  it.each([
    '/zones/regions',
    '/zones/regions/view/7/edit',
    '/products',
    '/products/create',
    '/products/view/7',
    '/account',
    '/',
    '',
    '?page=3',
    'create',
    '/regions/7/other',
    '/regions/7/show/more',
    'https://elsewhere.example/regions',
  ])('%j is unchanged', (path) => {
    expect(turned(path)).toBe(path);
  });

  it('leaves invalid escapes unchanged, and never throws', () => {
    expect(turned('/regions/50%')).toBe('/regions/50%');
    fc.assert(
      fc.property(fc.string(), (rest) => {
        expect(typeof turned(`/regions/${rest}`)).toBe('string');
      }),
    );
  });

  it('is idempotent', () => {
    const paths = fc.constantFrom(...declarations.map(({ name }) => name)).chain((name) =>
      fc.record({
        name: fc.constant(name),
        id: fc.stringMatching(/^[a-z0-9-]{1,12}$/),
        action: fc.constantFrom('', '/show'),
      }),
    );
    fc.assert(
      fc.property(paths, ({ name, id, action }) => {
        const once = turned(`/${name}/${id}${action}`);
        expect(turned(once)).toBe(once);
      }),
    );
  });
});

describe('createRouterProvider', () => {
  const provider = createRouterProvider(declarations);
  const { Link, Navigate, useNavigate } = provider;
  const Page = () => {
    const navigate = useNavigate();
    return (
      <>
        <Link to="/regions/7/show">Show</Link>
        <Link to={{ pathname: '/notionals', search: '?page=2' }}>List</Link>
        <button
          onClick={() => {
            navigate('/regions/create');
          }}
        >
          Create
        </button>
        <button
          onClick={() => {
            navigate(-1);
          }}
        >
          Back
        </button>
      </>
    );
  };
  const { Route, Routes, RouterWrapper } = provider;
  // react-admin's own router uses the hash, which shows where it navigated to.
  const show = (from = '/start') => {
    window.location.hash = from;
    render(
      <RouterWrapper>
        <Routes>
          <Route path="/from" element={<Navigate to="/regions/7/show" />} />
          <Route path="*" element={<Page />} />
        </Routes>
      </RouterWrapper>,
    );
  };
  const address = () => window.location.hash.slice(1);

  it('converts links', () => {
    show();
    expect(screen.getByRole('link', { name: 'Show' })).toHaveAttribute(
      'href',
      '#/zones/regions/view/7',
    );
    expect(screen.getByRole('link', { name: 'List' })).toHaveAttribute(
      'href',
      '#/products/notionals?page=2',
    );
  });

  it('converts navigation, and keeps steps back', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(address()).toBe('/zones/regions/create');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => {
      expect(address()).toBe('/start');
    });
  });

  it('converts redirects', async () => {
    show('/from');
    expect(await screen.findByRole('link', { name: 'Show' })).toBeVisible();
    expect(address()).toBe('/zones/regions/view/7');
  });
});
