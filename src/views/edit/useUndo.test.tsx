// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { organizationId } from '../../../demo/store/seed/organizations';
import { createConsole } from '../testing/renderConsole';
import { openShop, shopPage } from '../testing/shopConsole';

const panel = () => screen.findByRole('dialog', { name: /^Edit Shop:/ });
const undo = () => screen.findByRole('button', { name: 'Undo' });

const opened = async () => {
  const made = await openShop(`${shopPage}/edit`);
  const dialog = within(await panel());
  return {
    ...made,
    dialog,
    shop: made.store.shops[0] ?? {},
    bodies: () => made.sentTo('PUT', '/api/shops').map(({ body }) => body),
    save: () => userEvent.click(dialog.getByRole('button', { name: 'Save' })),
  };
};

/** Switched on and saved; the success toast is visible. */
const turnedOn = async () => {
  const made = await opened();
  await userEvent.click(made.dialog.getByRole('combobox', { name: 'Mode' }));
  await userEvent.click(await screen.findByRole('option', { name: 'ON' }));
  await made.save();
  expect(await screen.findByText('Shop "Corner" saved.')).toBeVisible();
  return made;
};

describe('a guarded change', () => {
  it('has an undo in the toast: the previous value, over the stored record', async () => {
    const { shop, bodies, address } = await turnedOn();
    // The undo must keep a change that someone else made in the meantime.
    shop.note = 'Theirs';
    await userEvent.dblClick(await undo());
    expect(await screen.findByText('Shop "Corner": change undone.')).toBeVisible();
    expect(bodies()).toEqual([
      { name: 'Corner', note: null, mode: 'ON' },
      { name: 'Corner', note: 'Theirs', mode: 'OFF' },
    ]);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(address()).toBe(shopPage);
    // The page shows the stored value again.
    expect(await screen.findByRole('button', { name: 'Tidy' })).toBeVisible();
  });

  it('whose undo fails reports that, and stays', async () => {
    const { shop, refuse, bodies } = await turnedOn();
    refuse('PUT /api/shops', 409, 'The shop is open.');
    await userEvent.click(await undo());
    expect(await screen.findByText('The shop is open.')).toBeVisible();
    expect(screen.queryByText('Shop "Corner": change undone.')).not.toBeInTheDocument();
    expect(shop.mode).toBe('ON');
    expect(bodies()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Tidy' })).not.toBeInTheDocument();
  });

  it('is not undone if the record cannot be read', async () => {
    const { meet, bodies } = await turnedOn();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    // The page and its panels may be read again, too.
    for (let time = 0; time < 20; time += 1) {
      meet('GET /api/shops/', new Response('<h1>Sign in</h1>'));
    }
    await userEvent.click(await undo());
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
    expect(await toasts.findByRole('alert')).toHaveTextContent(/could not be read/);
    expect(bodies()).toHaveLength(1);
  });

  it('can be undone after the page was left', async () => {
    const { router, bodies } = await turnedOn();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await router.navigate('/shops');
    await userEvent.click(await undo());
    expect(await screen.findByText('Shop "Corner": change undone.')).toBeVisible();
    expect(bodies()).toHaveLength(2);
  });
});

describe('a change of an entity with undo', () => {
  it('can be undone for any field', async () => {
    const { sentTo } = await openShop(
      `${shopPage}?panel=${encodeURIComponent('clerks/edit/c%2F2')}`,
    );
    const dialog = within(await screen.findByRole('dialog', { name: /^Edit Clerk/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'jamin');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Clerk "Benjamin" saved.')).toBeVisible();
    await userEvent.click(await undo());
    expect(await screen.findByText('Clerk "Ben": change undone.')).toBeVisible();
    expect(sentTo('PUT', '/api/shops').map(({ body }) => body)).toEqual([
      { name: 'Benjamin', is_on: false, desk: null },
      { name: 'Ben', is_on: false, desk: null },
    ]);
    expect(await screen.findByRole('button', { name: 'Remove Ben' })).toBeVisible();
  });
});

it('a change of an entity without undo has none', async () => {
  const { show } = await createConsole();
  show(`/organizations/view/${organizationId(0)}/product-categories`);
  const [edit] = await screen.findAllByRole('link', { name: /^Edit / }, { timeout: 10_000 });
  if (!edit) throw new Error('There is no category.');
  await userEvent.click(edit);
  const dialog = within(await screen.findByRole('dialog', { name: /^Edit Category/ }));
  await userEvent.type(await dialog.findByRole('textbox', { name: /Name/ }), '!');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Category ".*!" updated successfully!$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
