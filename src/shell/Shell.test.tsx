// @vitest-environment jsdom
import { act, cleanup, renderHook, screen, waitFor, within } from '@testing-library/react';
import { Configurable, HttpError, InspectorButton, Title, type DataProvider } from 'react-admin';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { declarations } from '../../resources/index';
import { createRegistry } from '../schema/registry';
import { screens } from '../screens/index';
import { PageBar } from '../views/PageBar';
import { shopDeclarations } from '../views/testing/shops';
import { closeOver, useOpened } from './keys/opened';
import { NotFound } from './NotFound';
import '../messages/stock';
import { renderShell } from './testing/renderShell';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});

const Page = ({ title = 'Regions' }: { title?: string }) => (
  <>
    <PageBar
      title={title}
      back={{ to: '/zones', label: 'Back to Zones' }}
      toggle={<button>Edit</button>}
      actions={<button>Add Region</button>}
    />
    <p>the page</p>
  </>
);

describe('the top bar', () => {
  it('contains what the page renders there, and the tab has its title', async () => {
    renderShell({ path: '/zones/regions', page: <Page /> });
    const bar = within(screen.getByRole('banner'));
    expect(await bar.findByRole('heading', { level: 1 })).toHaveTextContent('Regions');
    expect(bar.getByRole('link', { name: 'Back to Zones' })).toHaveAttribute('href', '/zones');
    expect(bar.getByRole('button', { name: 'Edit' })).toBeInTheDocument();
    expect(bar.getByRole('button', { name: 'Add Region' })).toBeInTheDocument();
    expect(document.title).toBe('Facings · Regions');
  });

  it("has react-admin's title on a page without one of ours, and never both", async () => {
    renderShell({ page: <Title title="Stock title" /> });
    const heading = () => screen.findByRole('heading', { level: 1 });
    await waitFor(async () => expect(await heading()).toHaveAccessibleName('Stock title'));
    cleanup();
    renderShell({
      page: (
        <>
          <Page />
          <Title title="Stock title" />
        </>
      ),
    });
    await waitFor(async () => expect(await heading()).toHaveAccessibleName('Regions'));
  });

  it('has the menu of the person, with the e-mail, Account and Log out', async () => {
    const { onLeave } = renderShell({ page: <Page /> });
    await userEvent.click(await screen.findByRole('button', { name: 'olive@facings.example' }));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getByText('olive@facings.example')).toBeInTheDocument();
    expect(menu.getByRole('menuitem', { name: 'Account' })).toHaveAttribute('href', '/account');
    expect(onLeave).not.toHaveBeenCalled();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Log out' }));
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('stores the selected density in the browser', async () => {
    renderShell({ page: <Page /> });
    await userEvent.click(await screen.findByRole('button', { name: 'olive@facings.example' }));
    const compact = await screen.findByRole('menuitemradio', { name: 'Compact' });
    expect(compact).not.toBeChecked();
    await userEvent.click(compact);
    expect(compact).toBeChecked();
    expect(localStorage.getItem('facings.density')).toBe('compact');
    expect(document.documentElement).toHaveAttribute('data-density', 'compact');
  });
});

describe('the pages of an organization', () => {
  const alder = { id: '7', name: 'Alder & Co' };
  const show = (title: string, rest: string) => {
    const getOne = vi.fn((_: string, { id }: { id: string }) =>
      id === alder.id ? Promise.resolve({ data: alder }) : Promise.reject(new Error('no such')),
    );
    const dataProvider = { getOne } as unknown as DataProvider;
    return renderShell({
      path: `/organizations/view/${rest}`,
      page: <Page title={title} />,
      dataProvider,
    });
  };
  // The narrow screen's drawer contains it too, because jsdom does not evaluate widths.
  const organization = () =>
    within(screen.getAllByRole('navigation', { name: 'Organization' }).at(-1) as HTMLElement);
  const switchOf = (name: string) =>
    organization().findByRole('button', { name: `${name}: switch organization` });

  it("show its name in their sidebar and in the tab's title", async () => {
    show('Apps', '7/apps');
    expect(await switchOf('Alder & Co')).toBeVisible();
    expect(document.title).toBe('Facings · Alder & Co · Apps');
  });

  it('contain the name once in the title of its own page', async () => {
    show('Alder & Co', '7');
    await switchOf('Alder & Co');
    expect(document.title).toBe('Facings · Alder & Co');
  });

  it('switch to another one', async () => {
    show('Apps', '7/apps');
    const heard = renderHook(() => useOpened());
    await userEvent.click(await switchOf('Alder & Co'));
    expect(heard.result.current).toBe('switch');
    act(closeOver);
  });

  it('say that it does not exist instead of listing nothing of it', async () => {
    const getOne = () => Promise.reject(new HttpError('There is no such organization', 404));
    renderShell({
      path: '/organizations/view/gone/apps',
      page: <Page title="Apps" />,
      dataProvider: { getOne } as unknown as DataProvider,
    });
    expect(
      await screen.findByText('There is no record at this address. It may have been removed.'),
    ).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Organization not found');
    expect(screen.queryByText('the page')).not.toBeInTheDocument();
    const [back] = screen.getAllByRole('link', { name: 'Back to Organizations' });
    expect(back).toHaveAttribute('href', '/organizations');
  });

  it('say so below any other kind of record, too', async () => {
    const getOne = () => Promise.reject(new HttpError('There is no such shop', 404));
    renderShell({
      path: '/shops/view/gone/rules',
      page: <Page title="House Rules" />,
      registry: createRegistry([...declarations, ...shopDeclarations], screens),
      dataProvider: { getOne } as unknown as DataProvider,
    });
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Shop not found');
    });
    expect(screen.queryByText('the page')).not.toBeInTheDocument();
    const [back] = screen.getAllByRole('link', { name: 'Back to Shops' });
    expect(back).toHaveAttribute('href', '/shops');
  });

  it('can still switch to another one if its name cannot be loaded', async () => {
    show('Apps', 'gone/apps');
    expect(await switchOf('Organization')).toBeVisible();
    expect(document.title).toBe('Facings · Apps');
  });
});

describe('the sidebars', () => {
  it('mark the page and link to every screen', () => {
    renderShell({ path: '/zones/regions', page: <Page /> });
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(main.getByRole('link', { name: 'Regions' })).toHaveAttribute('aria-current', 'page');
    expect(main.getByRole('link', { name: 'Zones' })).not.toHaveAttribute('aria-current');
    expect(main.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/users');
    const status = main.getByRole('link', { name: 'System Status' });
    expect(status).toHaveAttribute('href', 'https://status.example');
    expect(status).toHaveAttribute('target', '_blank');
    expect(status).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(status).toHaveAccessibleDescription('opens in a new tab');
    expect(main.getByText('3.0.3')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Organization' })).not.toBeInTheDocument();
  });

  it("show an organization's own entries below it", () => {
    renderShell({ path: '/organizations/view/a%20b/uom', page: <Page /> });
    const [own] = screen.getAllByRole('navigation', { name: 'Organization' });
    const link = within(own as HTMLElement).getByRole('link', { name: 'Units of Measure' });
    expect(link).toHaveAttribute('href', '/organizations/view/a%20b/uom');
    expect(link).toHaveAttribute('aria-current', 'page');
  });
});

it('the first tab stop skips them', async () => {
  renderShell({ page: <Page /> });
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('an unknown address is reported, with a link back', async () => {
  renderShell({ path: '/nope', page: <NotFound /> });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/');
});

describe('a page that fails', () => {
  let isBroken = true;
  const Breaking = () => {
    if (isBroken) throw new Error('cells is undefined');
    return <p>the page again</p>;
  };

  it('breaks nothing else, and can be tried again', async () => {
    isBroken = true;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renderShell({ page: <Breaking /> });
    expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page failed');
    expect(screen.getByRole('alert')).toHaveTextContent('cells is undefined');
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('the page again')).toBeInTheDocument();
  });

  it('is cleared on the next page', async () => {
    isBroken = true;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderShell({ page: <Breaking /> });
    await screen.findByRole('alert');
    isBroken = false;
    await act(() => router.navigate('/products'));
    expect(screen.getByText('the page again')).toBeInTheDocument();
  });
});

it('a new address draws nothing of the frame again but what it changes', async () => {
  const { router, i18nProvider } = renderShell({ path: '/products', page: <Page /> });
  await screen.findByRole('heading', { level: 1 });
  const translate = vi.spyOn(i18nProvider, 'translate');
  await act(() => router.navigate('/products/view/7'));
  expect(screen.getByRole('banner')).toHaveAttribute('data-record');
  const texts = translate.mock.calls.map(([key]) => key);
  expect(texts).not.toContain('facings.shell.skip');
  expect(texts).not.toContain('facings.palette.open');
});

it('a new page starts at its top; its dialogs and going back do not scroll', async () => {
  const { router } = renderShell({ path: '/products', page: <Page /> });
  await act(() => router.navigate('/products/create'));
  expect(window.scrollTo).not.toHaveBeenCalled();
  await act(() => router.navigate('/products/view/7'));
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  await act(() => router.navigate(-1));
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/products/create');
  });
  expect(window.scrollTo).toHaveBeenCalledOnce();
});

it.each([
  ['/users', '/users/edit/7'],
  ['/organizations/view/7/product-categories', '/organizations/view/7/product-categories/edit/c'],
  ['/organizations/view/7/job-templates', '/organizations/view/7/job-templates/edit/t'],
  ['/zones/regions', '/zones/regions/import'],
  ['/zones/view/7', '/zones/view/7?panel=zoneLocations%2Fcreate'],
])('a panel over %s does not scroll the page behind it', async (page, panel) => {
  const { router } = renderShell({ path: page, page: <Page /> });
  await act(() => router.navigate(panel));
  await act(() => router.navigate(page));
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it("react-admin's InspectorButton opens the settings of a configurable part", async () => {
  renderShell({
    page: (
      <>
        <InspectorButton />
        <Configurable editor={<p>Settings of the part</p>} preferenceKey="part">
          <p>The part</p>
        </Configurable>
      </>
    ),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Configure this page' }));
  expect(await screen.findByText('Inspector')).toBeVisible();
  await userEvent.hover(screen.getByText('The part'));
  await userEvent.click(await screen.findByTitle('Customize'));
  expect(await screen.findByText('Settings of the part')).toBeVisible();
});
