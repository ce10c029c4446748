// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createConsole } from '../../../testing/renderConsole';
import { loadViews } from '../../../load';
import {
  byCount,
  doMore,
  keep,
  long,
  openViews,
  settled,
  stored,
  viewsButton,
} from './testing/viewsMenu';

beforeEach(async () => {
  localStorage.clear();
  await loadViews();
});

describe('saved views', () => {
  it('are saved under a name, applied, changed and updated', async () => {
    const person = userEvent.setup();
    const { show, person: who } = await createConsole();
    const { address } = show('/zones/regions?sort=-zones&columns=name,zones');
    await settled('Regions');

    let menu = await openViews(person);
    expect(menu.getByText(/^No saved views yet\./)).toBeVisible();
    await person.click(menu.getByRole('button', { name: 'Save as a new view…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Name is required.')).toBeVisible();
    await person.type(dialog.getByRole('textbox', { name: 'Name' }), '  By count {Enter}');
    expect(await screen.findByText('View "By count" saved.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Views: By count' })).toHaveTextContent(
      'By count',
    );
    expect(Object.keys(localStorage)).toContain(`facings-views:${who.userId}`);
    expect(stored()).toMatchObject({
      views: [
        {
          list: 'regions',
          name: 'By count',
          parameters: { sort: '-zones', columns: 'name,zones' },
        },
      ],
    });

    menu = await openViews(person);
    await person.click(menu.getByRole('button', { name: 'All Regions' }));
    await waitFor(() => {
      expect(address()).toBe('/zones/regions');
    });
    menu = await openViews(person);
    expect(menu.getByRole('button', { name: 'All Regions', current: true })).toBeVisible();
    await person.click(menu.getByRole('button', { name: 'By count' }));
    await waitFor(() => {
      expect(address()).toBe('/zones/regions?sort=-zones&columns=name,zones');
    });

    const table = await settled('Regions');
    await person.click(within(table).getByRole('button', { name: 'Name' }));
    expect(await screen.findByRole('button', { name: 'Views: By count (changed)' })).toBeVisible();
    menu = await openViews(person);
    await person.click(menu.getByRole('button', { name: 'Save changes to "By count"' }));
    expect(await screen.findByText('View "By count" updated.')).toBeVisible();
    expect(stored()).toMatchObject({ views: [{ parameters: { sort: 'name' } }] });
  }, 60_000);

  it('are renamed, and removed with undo', async () => {
    const person = userEvent.setup();
    const { show, person: who } = await createConsole();
    keep(who.userId, [byCount, { ...byCount, id: 'v2', name: 'Other', list: 'zones' }], {
      regions: 'v1',
    });
    show('/zones/regions?sort=name');
    await settled('Regions');
    const menu = await openViews(person);
    expect(menu.queryByRole('button', { name: 'Other' })).not.toBeInTheDocument();
    await doMore(person, 'By count', 'Rename…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename view' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('By count');
    await person.clear(name);
    await person.type(name, 'Largest{Enter}');
    expect(await screen.findByText('View "Largest" updated.')).toBeVisible();
    const again = await openViews(person);
    expect(again.getByRole('button', { name: 'Largest default' })).toBeVisible();

    const before = stored();
    await doMore(person, 'Largest', 'Remove');
    expect(await screen.findByText('View "Largest" removed.')).toBeVisible();
    expect(stored()).toMatchObject({ views: [{ id: 'v2' }], defaults: {} });
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(stored()).toEqual(before);
  }, 60_000);

  it('can be the default view, with all rows still reachable', async () => {
    const person = userEvent.setup();
    const { show, person: who, sentTo } = await createConsole();
    keep(who.userId, [byCount]);
    const { address, router } = show('/zones/regions');
    await settled('Regions');
    await openViews(person);
    await doMore(person, 'By count', 'Make default view');
    expect(await screen.findByText('This list now opens with "By count".')).toBeInTheDocument();
    // A list that is already open does not change.
    expect(address()).toBe('/zones/regions');

    await router.navigate('/');
    await router.navigate('/zones/regions');
    await waitFor(() => {
      expect(address()).toBe('/zones/regions?sort=-zones&columns=name,zones');
    });
    expect(await viewsButton()).toHaveAccessibleName('Views: By count');
    await person.click((await openViews(person)).getByRole('button', { name: 'All Regions' }));
    await waitFor(() => {
      expect(address()).toBe('/zones/regions?view=all');
    });
    const table = await settled('Regions');
    expect(within(table).getByRole('columnheader', { name: 'Organization' })).toBeVisible();
    expect(await viewsButton()).toHaveAccessibleName('Views');
    // A link with its own parameters is not overridden.
    await router.navigate('/zones/regions?q=north');
    expect(address()).toBe('/zones/regions?q=north');
    expect(sentTo('GET', '/api/regions').length).toBeLessThan(4);
  }, 60_000);

  it('request the rows of a default view once, and no others before', async () => {
    const { show, person: who, sentTo } = await createConsole();
    const view = { id: 'v', list: 'products', name: 'Old', parameters: { is_archived: 'true' } };
    keep(who.userId, [view], { products: 'v' });
    const { address } = show('/products');
    await settled('Products');
    expect(address()).toBe('/products?is_archived=true');
    const calls = sentTo('GET', '/api/products').filter(({ path }) => path === '/api/products');
    expect(calls).toHaveLength(1);
    expect(calls[0]?.query.toString()).toContain('is_archived');
  }, 60_000);

  it('with equal settings are distinguished by the last selection', async () => {
    const person = userEvent.setup();
    const { show, person: who } = await createConsole();
    keep(who.userId, [byCount, { ...byCount, id: 'v2', name: 'The same' }]);
    show('/zones/regions');
    await settled('Regions');
    for (const name of ['By count', 'The same', 'By count']) {
      await person.click((await openViews(person)).getByRole('button', { name }));
      expect(await screen.findByRole('button', { name: `Views: ${name}` })).toBeVisible();
    }
  }, 60_000);

  it('are shared as a link that needs no stored data', async () => {
    const person = userEvent.setup();
    const { show, person: who } = await createConsole();
    const plain = { ...byCount, id: 'v2', name: 'Plain', parameters: {} };
    keep(who.userId, [byCount, plain]);
    show('/zones/regions');
    await settled('Regions');
    await openViews(person);
    await doMore(person, 'By count', 'Copy link');
    expect(await screen.findByText('Link to "By count" copied.')).toBeInTheDocument();
    const { origin } = window.location;
    expect(await navigator.clipboard.readText()).toBe(
      `${origin}/zones/regions?sort=-zones&columns=name,zones`,
    );
    await openViews(person);
    await doMore(person, 'Plain', 'Copy link');
    await waitFor(async () => {
      expect(await navigator.clipboard.readText()).toBe(`${origin}/zones/regions?view=all`);
    });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('forbidden'));
    await openViews(person);
    await doMore(person, 'Plain', 'Copy link');
    expect(
      await screen.findByText(/Copy the link yourself: .*\/zones\/regions\?view=all$/),
    ).toBeInTheDocument();
  }, 60_000);

  it('are not needed for a link to the list as it is shown', async () => {
    const person = userEvent.setup();
    const { show } = await createConsole();
    show('/zones/regions?q=no&sort=-zones');
    await settled('Regions');
    await person.click((await openViews(person)).getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link to "Regions" copied.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/zones/regions?q=no&sort=-zones`,
    );
  }, 60_000);

  it('are not shown to another person', async () => {
    const person = userEvent.setup();
    const { show } = await createConsole();
    keep('somebody-else', [byCount], { regions: 'v1' });
    const { address } = show('/zones/regions');
    await settled('Regions');
    expect(address()).toBe('/zones/regions');
    expect((await openViews(person)).queryByText('By count')).not.toBeInTheDocument();
  }, 60_000);

  it('that are unreadable are moved aside, which is reported', async () => {
    const { show, person: who } = await createConsole();
    localStorage.setItem(`facings-views:${who.userId}`, '{"version":1');
    show('/zones/regions');
    expect(
      await screen.findByText(/^Your saved views could not be read\. A copy is kept/, {}, long),
    ).toBeVisible();
    expect(localStorage.getItem(`facings.views-aside.${who.userId}`)).toBe('{"version":1');
  }, 60_000);
});

it('a list in a panel has no column selection, sort order or views', async () => {
  const { show } = await createConsole();
  const { router } = show('/zones');
  const table = await settled('Zones');
  const [link] = within(table).getAllByRole('link');
  await router.navigate(link?.getAttribute('href') ?? '');
  const panel = await screen.findByRole('region', { name: 'Jobs' }, long);
  expect(within(panel).queryByRole('button', { name: 'Columns' })).not.toBeInTheDocument();
  expect(within(panel).queryByRole('button', { name: 'Sort' })).not.toBeInTheDocument();
  expect(within(panel).queryByRole('button', { name: /^Views/ })).not.toBeInTheDocument();
}, 60_000);
