// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { defineResource } from '../../schema/defineResource';
import { text } from '../../schema/fields';
import { createConsole } from '../testing/renderConsole';
import { createShopConsole, openShop, shopPage } from '../testing/shopConsole';
import { createShopPlatform } from '../testing/shopPlatform';
import { shopDeclarations } from '../testing/shops';

const clerksApi = '/api/shops/a%2F1%25/clerks';
const people = () => screen.findByRole('region', { name: 'People' });
const dialogs = () => screen.queryAllByRole('dialog');
const row = async (name: string) =>
  within(await people()).findByRole('row', { name: new RegExp(name) });

// jsdom cannot scroll.
Element.prototype.scrollIntoView = () => undefined;

describe('panels', () => {
  it('are shown below the record with their titles, each with its content', async () => {
    const { sentTo } = await openShop();
    expect(await row('Ada')).toBeVisible();
    const badges = await screen.findByRole('region', { name: 'Badges' });
    expect(await within(badges).findByText('No badges to display.')).toBeVisible();
    expect(within(badges).queryByRole('link')).not.toBeInTheDocument();
    const rules = await screen.findByRole('region', { name: 'House Rules' });
    expect(await within(rules).findByRole('textbox', { name: 'Quiet hours' })).toHaveValue(
      'Nine to ten',
    );
    expect(sentTo('GET', clerksApi)).toHaveLength(1);
  });

  it('are listed above, and each link leads to its section', async () => {
    const { address } = await openShop();
    expect(await row('Ada')).toBeVisible();
    const sections = screen.getByRole('navigation', { name: 'Sections of this page' });
    const links = within(sections).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'People',
      'Badges',
      'House Rules',
    ]);
    await userEvent.click(within(sections).getByRole('link', { name: 'Badges' }));
    expect(await screen.findByRole('heading', { name: 'Badges' })).toHaveFocus();
    expect(address()).toMatch(/^\/shops\/view\/[^/]+(?:#badges)?$/);
  });

  it('mark the section that is read, also while scrolling, without changing the address', async () => {
    const { address } = await openShop();
    expect(await row('Ada')).toBeVisible();
    const sections = screen.getByRole('navigation', { name: 'Sections of this page' });
    const current = () =>
      within(sections)
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') === 'location')
        .map(({ textContent }) => textContent);
    // jsdom has no layout: each section is 400 pixels high, below 300 pixels of facts.
    let scrolled = 0;
    ['people', 'badges', 'rules'].forEach((id, at) => {
      const section = document.getElementById(id);
      if (!section) throw new Error(`There is no section ${id}.`);
      section.getBoundingClientRect = () => DOMRect.fromRect({ y: 300 + 400 * at - scrolled });
    });
    const scrollTo = (top: number) => {
      scrolled = top;
      window.dispatchEvent(new Event('scroll'));
    };
    scrollTo(0);
    await waitFor(() => {
      expect(current()).toEqual([]);
    });
    scrollTo(290);
    await waitFor(() => {
      expect(current()).toEqual(['People']);
    });
    scrollTo(1090);
    await waitFor(() => {
      expect(current()).toEqual(['House Rules']);
    });
    scrollTo(700);
    await waitFor(() => {
      expect(current()).toEqual(['Badges']);
    });
    expect(address()).toBe(shopPage);
  });

  it('are followed by links to lists below the record that nothing else shows', async () => {
    const aisles = defineResource({
      name: 'aisles',
      label: 'Aisle',
      labels: 'Aisles',
      routes: { list: '/shops/view/:shop_id/aisles', up: '/shops/view/:shop_id' },
      api: '/api/aisles',
      fields: { name: text({ label: 'Name' }) },
      represent: '{name}',
      list: { columns: ['name'] },
    });
    const { answer } = createShopPlatform();
    const { show } = await createConsole({ more: [...shopDeclarations, aisles], answer });
    show(shopPage);
    const sections = await screen.findByRole('navigation', { name: 'Sections of this page' });
    const links = within(sections).getAllByRole('link');
    expect(links.at(-1)).toHaveAccessibleName('Aisles');
    expect(links.at(-1)).toHaveAttribute('href', `${shopPage}/aisles`);
    expect(links).toHaveLength(4);
  });

  it('that fail to load report that, and do not affect the page and the others', async () => {
    const { show, refuse } = await createShopConsole();
    refuse(`GET ${clerksApi}`, 403, 'Clerks are private.');
    show(shopPage);
    const alert = await within(await people()).findByRole('alert');
    expect(alert).toHaveTextContent('Clerks are private.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Corner');
    expect(await screen.findByText('No badges to display.')).toBeVisible();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await row('Ada')).toBeVisible();
  });

  it('open their dialogs at the address of the page, and Back closes them', async () => {
    const { address, router } = await openShop();
    await userEvent.click(await screen.findByRole('link', { name: 'Add Clerk' }));
    expect(await screen.findByRole('dialog', { name: 'Add Clerk' })).toBeVisible();
    expect(dialogs()).toHaveLength(1);
    expect(address()).toBe(`${shopPage}?panel=clerks%2Fcreate`);
    await act(() => router.navigate(-1));
    await waitFor(() => {
      expect(dialogs()).toEqual([]);
    });
    expect(address()).toBe(shopPage);
  });

  it('are also opened by address, with any id', async () => {
    const { address, sentTo } = await openShop(
      `${shopPage}?panel=${encodeURIComponent('clerks/edit/c%2F2')}`,
    );
    const panel = await screen.findByRole('dialog', { name: /^Edit Clerk:/ });
    expect(within(panel).getByRole('textbox', { name: /Name/ })).toHaveValue('Ben');
    await userEvent.type(within(panel).getByRole('textbox', { name: /Name/ }), 'jamin');
    await userEvent.click(within(panel).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Clerk "Benjamin" saved.')).toBeVisible();
    await waitFor(() => {
      expect(address()).toBe(shopPage);
    });
    expect(sentTo('PUT', '/api').map(({ path, body }) => [path, body])).toEqual([
      [`${clerksApi}/c%2F2`, { name: 'Benjamin', is_on: false, desk: null }],
    ]);
    expect(await row('Benjamin')).toBeVisible();
  });

  it('open a row by its button', async () => {
    const { address } = await openShop();
    await userEvent.click(await within(await row('Ada')).findByRole('link', { name: 'Edit Ada' }));
    const panel = await screen.findByRole('dialog', { name: /^Edit Clerk:/ });
    expect(within(panel).getByRole('textbox', { name: /Name/ })).toHaveValue('Ada');
    expect(address()).toBe(`${shopPage}?panel=clerks%2Fedit%2Fc%252F1`);
  });

  it.each([
    'badges/create',
    'badges/edit/x',
    'badges/together',
    'rules/create',
    'shops/edit/b',
    'clerks',
    'clerks/edit',
    'clerks/edit/',
    'clerks/nothing',
    'nobody/create',
    '%E0%A4%A',
  ])('have no dialog at %s', async (panel) => {
    await openShop(`${shopPage}?panel=${panel}`);
    expect(await row('Ada')).toBeVisible();
    expect(dialogs()).toEqual([]);
  });

  it('close if the record does not exist, and say so', async () => {
    const { address } = await openShop(`${shopPage}?panel=clerks/edit/ghost`);
    expect(await screen.findByRole('alert')).toHaveTextContent(/not (found|there|here)|nothing/i);
    await waitFor(() => {
      expect(address()).toBe(shopPage);
    });
    expect(dialogs()).toEqual([]);
  });

  it("create a record within the page's, once for a double click", async () => {
    const { sentTo, address } = await openShop(`${shopPage}?panel=clerks/create`);
    const dialog = await screen.findByRole('dialog', { name: 'Add Clerk' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'Cleo');
    await userEvent.dblClick(within(dialog).getByRole('button', { name: /Add|Save|Create/ }));
    expect(await row('Cleo')).toBeVisible();
    expect(sentTo('POST', '/api').map(({ path, body }) => [path, body])).toEqual([
      [clerksApi, { name: 'Cleo' }],
    ]);
    expect(address()).toBe(shopPage);
  });

  it('update what the page shows of them', async () => {
    await openShop();
    expect(await row('Ada')).toBeVisible();
    const staff = () => screen.getByText('Staff').nextElementSibling;
    expect(staff()).toHaveTextContent('2');
    await userEvent.click(
      await within(await row('Ada')).findByRole('button', { name: 'Remove Ada' }),
    );
    const question = await screen.findByRole('alertdialog', { name: 'Remove Clerk' });
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(() => {
      expect(staff()).toHaveTextContent('1');
    });
  });

  it('remove a row in place, and the page stays', async () => {
    const { sentTo, address } = await openShop();
    await userEvent.click(
      await within(await row('Ada')).findByRole('button', { name: 'Remove Ada' }),
    );
    const question = await screen.findByRole('alertdialog', { name: 'Remove Clerk' });
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(async () => {
      expect(within(await people()).queryByText('Ada')).not.toBeInTheDocument();
    });
    expect(sentTo('DELETE', '/api').map(({ path }) => path)).toEqual([`${clerksApi}/c%2F1`]);
    expect(address()).toBe(shopPage);
  });

  it('move the focus to the row that replaces a removed one', async () => {
    await openShop();
    const user = userEvent.setup();
    await user.click(await within(await row('Ada')).findByRole('button', { name: 'Remove Ada' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove Clerk' });
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(async () => {
      expect(within(await people()).queryByText('Ada')).not.toBeInTheDocument();
    });
    expect(await row('Ben')).toContainElement(document.activeElement as HTMLElement);
  });
});
