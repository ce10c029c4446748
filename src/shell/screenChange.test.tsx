// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useLocation } from 'react-router';
import { PageBar } from '../views/PageBar';
import { renderShell } from './testing/renderShell';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});

const titles: Readonly<Record<string, string>> = {
  '/products': 'Products',
  '/zones': 'Zones',
  '/zones/regions': 'Regions',
};

const Page = () => {
  const { pathname, search } = useLocation();
  return (
    <>
      <PageBar title={titles[pathname] ?? ''} isTitlePending={search === '?loading'} />
      {pathname === '/zones' && <input aria-label="Note" ref={(input) => input?.focus()} />}
      <dialog open aria-modal="true" aria-label="Over the page" hidden={search !== '?over'}>
        <button>Inside</button>
      </dialog>
    </>
  );
};

const shown = async () => {
  const { router } = renderShell({ path: '/products', page: <Page /> });
  const heading = await screen.findByRole('heading', { level: 1, name: 'Products' });
  const region = await waitFor(() => {
    const found = document.querySelector('[data-screen-title]');
    if (!found) throw new Error('There is no live region.');
    return found;
  });
  const announced: string[] = [];
  new MutationObserver(() => {
    if (region.textContent !== '') announced.push(region.textContent);
  }).observe(region, { childList: true, characterData: true, subtree: true });
  const go = (to: string) => act(() => router.navigate(to));
  return { heading, announced, go };
};

/** The heading takes the focus after a paint. */
const painted = () => new Promise((done) => setTimeout(done, 60));

describe('a change of screen', () => {
  it('moves the focus to the heading and announces the title once', async () => {
    const { heading, announced } = await shown();
    expect(heading).not.toHaveFocus();
    const links = within(screen.getAllByRole('navigation', { name: 'Main' })[0] as HTMLElement);
    await userEvent.click(links.getByRole('link', { name: 'Regions' }));
    await waitFor(() => {
      expect(heading).toHaveFocus();
    });
    expect(heading).toHaveTextContent('Regions');
    expect(announced).toEqual(['Regions']);
  });

  it('waits for the name of a record', async () => {
    const { heading, announced, go } = await shown();
    await go('/zones/regions?loading');
    await painted();
    expect(heading).not.toHaveFocus();
    expect(announced).toEqual([]);
    await go('/zones/regions');
    await waitFor(() => {
      expect(heading).toHaveFocus();
      expect(announced).toEqual(['Regions']);
    });
  });

  it('leaves the focus in an input of the screen, and in a dialog', async () => {
    const { heading, announced, go } = await shown();
    await go('/zones');
    await painted();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
    await go('/products?over');
    const inside = screen.getByRole('button', { name: 'Inside' });
    inside.focus();
    await go('/zones/regions?over');
    await painted();
    expect(inside).toHaveFocus();
    expect(heading).not.toHaveFocus();
    await waitFor(() => {
      expect(announced).toEqual(['Zones', 'Products', 'Regions']);
    });
  });

  it('is silent for a filter, a dialog of the same screen and another page of a list', async () => {
    const { heading, announced, go } = await shown();
    await go('/products?page=2');
    await go('/products/create');
    await painted();
    expect(heading).not.toHaveFocus();
    expect(announced).toEqual([]);
  });
});
