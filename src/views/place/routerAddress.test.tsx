// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { memo, useContext, useState, type ReactNode } from 'react';
import {
  createMemoryRouter,
  Link,
  MemoryRouter,
  Route,
  RouterProvider,
  Routes,
  // oxlint-disable-next-line no-restricted-imports -- states what the console expects of them
  UNSAFE_LocationContext,
  // oxlint-disable-next-line no-restricted-imports -- the same
  UNSAFE_RouteContext,
  useLocation,
  useParams,
} from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { AtAddress, useRouterAddress, withLocation } from './routerAddress';

const changed = 'react-router has changed: see docs/decisions/34-router-contexts.md';

/** Renders within a router at `/shops/a`; `go` opens another address. */
const open = (page: ReactNode) => {
  const router = createMemoryRouter([{ path: '/shops/*', element: page }], {
    initialEntries: ['/shops/a?q=x'],
  });
  render(<RouterProvider router={router} />);
  return { go: (to: string) => act(() => router.navigate(to)) };
};

/** A part that counts its renders. */
const counted = () => {
  const drawn = vi.fn();
  const Part = memo(() => {
    drawn();
    const { pathname, search } = useLocation();
    return <output>{pathname + search}</output>;
  });
  Part.displayName = 'Part';
  return { Part, drawn };
};

const seen = () => screen.getByRole('status').textContent;

describe("react-router's contexts", () => {
  it('hold what an address is made of', () => {
    expect([UNSAFE_LocationContext, UNSAFE_RouteContext], changed).not.toContain(undefined);
    const Held = () => {
      const location = useContext(UNSAFE_LocationContext);
      const route = useContext(UNSAFE_RouteContext);
      return <output>{[location, route].flatMap((held) => Object.keys(held)).join(' ')}</output>;
    };
    open(<Held />);
    expect(seen().split(' ').sort(), changed).toEqual([
      'isDataRoute',
      'location',
      'matches',
      'navigationType',
      'outlet',
    ]);
  });

  it('decide what hooks, routes and links see', async () => {
    const Id = () => <p>{`Shop ${useParams().id ?? ''}`}</p>;
    const Other = ({ children }: { readonly children: ReactNode }) => (
      <AtAddress address={withLocation(useRouterAddress(), { pathname: '/shops/b', search: '' })}>
        {children}
      </AtAddress>
    );
    const { Part } = counted();
    const { go } = open(
      <Other>
        <Part />
        <Routes>
          <Route path=":id" element={<Id />} />
        </Routes>
        <Link to="?q=y">Search</Link>
      </Other>,
    );
    await go('/shops/c?q=z');
    expect(seen(), changed).toBe('/shops/b');
    expect(screen.queryByText('Shop b'), changed).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Search' });
    expect(link.getAttribute('href'), changed).toBe('/shops/b?q=y');
  });

  it('do not render a part again that keeps its address', async () => {
    const { Part, drawn } = counted();
    const Kept = () => {
      const [first] = useState(useRouterAddress());
      return (
        <AtAddress address={first}>
          <Part />
        </AtAddress>
      );
    };
    const { go } = open(<Kept />);
    await go('/shops/b');
    await go('/shops/c?q=z');
    expect(drawn, changed).toHaveBeenCalledTimes(1);
    expect(seen(), changed).toBe('/shops/a?q=x');
  });
});

describe('the public ways, which would make the module unnecessary', () => {
  const works = 'It works now: replace routerAddress.tsx (docs/decisions/34-router-contexts.md)';

  it('a router cannot be within a router', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const draw = () =>
      render(
        <MemoryRouter>
          <MemoryRouter>Inner</MemoryRouter>
        </MemoryRouter>,
      );
    expect(draw, works).toThrow('cannot render a <Router> inside another <Router>');
    cleanup();
  });

  it('routes at a location of their own render again at each navigation', async () => {
    const { Part, drawn } = counted();
    const page = <Part />;
    const { go } = open(
      <Routes location="/shops/a">
        <Route path="*" element={page} />
      </Routes>,
    );
    const before = drawn.mock.calls.length;
    await go('/shops/b');
    expect(drawn.mock.calls.length, works).toBeGreaterThan(before);
  });
});
