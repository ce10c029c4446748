// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createShopConsole, openShop, shopPage } from '../testing/shopConsole';

const panel = () => screen.findByRole('dialog', { name: /^Edit Shop:/ });
const conflict = () => screen.findByRole('alertdialog', { name: 'Newer changes to Shop' });
const box = async (name: string) => within(await panel()).getByRole('textbox', { name });
const save = async () => {
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Save' }));
};
const retype = async (name: string, text: string) => {
  const input = await box(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
const opened = async () => {
  const made = await openShop(`${shopPage}/edit`);
  await panel();
  return { ...made, puts: () => made.sentTo('PUT', '/api/shops').map(({ body }) => body) };
};

/** The record is renamed in the form and by someone else. */
const inConflict = async () => {
  const made = await opened();
  await retype('Name', 'Mine');
  Object.assign(made.store.shops[0] ?? {}, { name: 'Theirs' });
  await save();
  return { ...made, question: await conflict() };
};

describe('a conflicting change', () => {
  it('is shown field by field, and nothing is sent before the decision', async () => {
    const { question, puts } = await inConflict();
    const name = within(question).getByRole('group', { name: 'Name' });
    expect(within(name).getByRole('radio', { name: 'Mine: Mine' })).toBeChecked();
    expect(within(name).getByRole('radio', { name: 'Saved: Theirs' })).not.toBeChecked();
    expect(within(question).getAllByRole('group')).toHaveLength(1);
    expect(puts()).toEqual([]);
  });

  it('keeps my value if selected', async () => {
    const { question, puts, address } = await inConflict();
    await userEvent.click(within(question).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Shop "Mine" saved.')).toBeVisible();
    expect(puts()).toEqual([{ name: 'Mine', note: null, mode: 'OFF' }]);
    await waitFor(() => {
      expect(address()).toBe(shopPage);
    });
  });

  it('keeps their value if selected', async () => {
    const { question, puts } = await inConflict();
    await userEvent.click(within(question).getByRole('radio', { name: 'Saved: Theirs' }));
    await userEvent.click(within(question).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Shop "Theirs" saved.')).toBeVisible();
    expect(puts()).toEqual([{ name: 'Theirs', note: null, mode: 'OFF' }]);
  });

  it.each(['Back to the form', 'Escape'])(
    'returns with %s to the form with typed values',
    async (by) => {
      const { question, puts, address } = await inConflict();
      if (by === 'Escape') await userEvent.keyboard('{Escape}');
      else await userEvent.click(within(question).getByRole('button', { name: by }));
      await waitFor(() => {
        expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      });
      expect(await box('Name')).toHaveValue('Mine');
      expect(within(await panel()).queryByRole('alert')).not.toBeInTheDocument();
      expect(puts()).toEqual([]);
      expect(address()).toBe(`${shopPage}/edit`);
      // The form still works: saving again shows the conflict again.
      await save();
      await userEvent.click(within(await conflict()).getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('Shop "Mine" saved.')).toBeVisible();
    },
  );

  it('is still detected after the page behind the panel reloaded the record', async () => {
    const { store, readAgain, address, puts } = await opened();
    await retype('Name', 'Mine');
    Object.assign(store.shops[0] ?? {}, { name: 'Theirs' });
    await act(readAgain);
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('Theirs');
    });
    await save();
    await userEvent.click(
      within(await conflict()).getByRole('button', { name: 'Back to the form' }),
    );
    expect(puts()).toEqual([]);
    expect(address()).toBe(`${shopPage}/edit`);
  });
});

describe('the panel', () => {
  it('starts with the record itself, not with a row of the list', async () => {
    const { store, meet, show } = await createShopConsole();
    Object.assign(store.shops[0] ?? {}, { note: 'Long' });
    const rows = store.shops.map(({ id, name }) => ({ id, name }));
    meet('GET /api/shops', Response.json({ shops: rows }));
    const { router } = show('/shops');
    await screen.findByRole('row', { name: /Corner/ });
    await act(() => router.navigate(`${shopPage}/edit`));
    expect(await box('Note')).toHaveValue('Long');
  });
});

describe('concurrent changes of different fields', () => {
  it('overwrite nothing that the person left unchanged, and ask nothing', async () => {
    const { store, puts } = await opened();
    await retype('Name', 'Mine');
    Object.assign(store.shops[0] ?? {}, { note: 'Theirs', mode: 'ON' });
    await save();
    expect(await screen.findByText('Shop "Mine" saved.')).toBeVisible();
    expect(puts()).toEqual([{ name: 'Mine', note: 'Theirs', mode: 'ON' }]);
  });

  it('ask nothing if both changed to the same value', async () => {
    const { store, puts } = await opened();
    await retype('Name', 'Same');
    Object.assign(store.shops[0] ?? {}, { name: 'Same' });
    await save();
    expect(await screen.findByText('Shop "Same" saved.')).toBeVisible();
    expect(puts()).toHaveLength(1);
  });

  it('leave a field that was filled and cleared again to the other person', async () => {
    const { store, puts } = await opened();
    await retype('Name', 'Mine');
    await userEvent.type(await box('Note'), 'x');
    await userEvent.clear(await box('Note'));
    Object.assign(store.shops[0] ?? {}, { note: 'Theirs' });
    await save();
    expect(await screen.findByText('Shop "Mine" saved.')).toBeVisible();
    expect(puts()).toEqual([{ name: 'Mine', note: 'Theirs', mode: 'OFF' }]);
  });
});

describe('a record that cannot be reloaded before saving', () => {
  it('is reported in the form, and nothing is sent', async () => {
    const { refuse, puts } = await opened();
    await retype('Name', 'Mine');
    refuse('GET /api/shops/', 403, 'Closed for today.');
    await save();
    expect(await within(await panel()).findByRole('alert')).toHaveTextContent('Closed for today.');
    expect(await box('Name')).toHaveValue('Mine');
    expect(puts()).toEqual([]);
  });

  it.each([
    ['HTML', new Response('<h1>Sign in</h1>', { headers: { 'Content-Type': 'text/html' } })],
    ['nothing', new Response('')],
  ])('responds with %s: nothing is sent either', async (_, reply) => {
    const { meet, puts } = await opened();
    await retype('Name', 'Mine');
    meet('GET /api/shops/', reply);
    await save();
    expect(await within(await panel()).findByRole('alert')).toHaveTextContent(/\w/);
    expect(puts()).toEqual([]);
  });
});

describe('a save', () => {
  it('is sent once for a double click and Enter', async () => {
    const { puts } = await opened();
    await retype('Name', 'Mine');
    await userEvent.dblClick(within(await panel()).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Shop "Mine" saved.')).toBeVisible();
    expect(puts()).toHaveLength(1);
  });

  it.each([
    ['an empty 200', () => new Response('')],
    ['extra and missing keys', () => Response.json({ id: 'other', more: [1], name: null })],
  ])('accepts %s', async (_, reply) => {
    const { meet } = await opened();
    await retype('Name', 'Mine');
    meet('PUT /api/shops', reply());
    await save();
    expect(await screen.findByText(/^Shop ".*" saved\.$/)).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  it('with an HTML response is not a success: the panel and typed values stay', async () => {
    const { meet } = await opened();
    await retype('Name', 'Mine');
    meet('PUT /api/shops', new Response('<h1>Sign in</h1>'));
    await save();
    expect(await within(await panel()).findByRole('alert')).toHaveTextContent(/\w/);
    expect(await box('Name')).toHaveValue('Mine');
  });
});
