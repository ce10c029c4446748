// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openShop, shopPage } from '../testing/shopConsole';

const clerksApi = '/api/shops/a%2F1%25/clerks';
const duty = (name: string) => screen.findByRole('switch', { name: `On duty: ${name}` });

const opened = async (panel = '') => {
  const made = await openShop(shopPage + panel);
  // An open dialog hides the page from screen readers.
  await screen.findByRole('switch', { name: 'On duty: Ada', hidden: true });
  return { ...made, puts: () => made.sentTo('PUT', '/api').map(({ path, body }) => [path, body]) };
};

/** A response that the test releases. */
const later = () => {
  let give: (reply: Response) => void = () => undefined;
  const reply = new Promise<Response>((resolve) => {
    give = resolve;
  });
  return { reply, give };
};

describe('a switch in its row', () => {
  it('changes in place, and is reported', async () => {
    const { puts, address } = await opened();
    expect(await duty('Ada')).toBeChecked();
    await userEvent.click(await duty('Ben'));
    expect(await screen.findByText('Clerk "Ben": On.')).toBeVisible();
    await waitFor(async () => {
      expect(await duty('Ben')).toBeChecked();
    });
    expect(puts()).toEqual([[`${clerksApi}/c%2F2`, { name: 'Ben', is_on: true, desk: null }]]);
    expect(address()).toBe(shopPage);
  });

  it('shows the requested state during the call, and sends once for several clicks', async () => {
    const { meet, puts } = await opened();
    const { reply, give } = later();
    meet('PUT /api/shops', reply);
    const ada = await duty('Ada');
    await userEvent.dblClick(ada);
    await userEvent.click(ada);
    expect(ada).not.toBeChecked();
    expect(ada).toHaveFocus();
    expect(screen.queryByText(/^Clerk "/)).not.toBeInTheDocument();
    await act(async () => {
      give(Response.json({}));
      await reply;
    });
    expect(await screen.findByText('Clerk "Ada": Off.')).toBeVisible();
    expect(puts()).toHaveLength(1);
    // The platform answered but did nothing, so the stored state is shown.
    await waitFor(async () => {
      expect(await duty('Ada')).toBeChecked();
    });
  });

  it('that is refused returns to the stored state, and reports the refusal', async () => {
    const { refuse } = await opened();
    refuse('PUT /api/shops', 403, 'Not your clerk.');
    await userEvent.click(await duty('Ben'));
    expect(await screen.findByText('Not your clerk.')).toBeVisible();
    await waitFor(async () => {
      expect(await duty('Ben')).not.toBeChecked();
    });
    expect(screen.queryByText(/^Clerk "/)).not.toBeInTheDocument();
    // It can be switched again.
    await userEvent.click(await duty('Ben'));
    expect(await screen.findByText('Clerk "Ben": On.')).toBeVisible();
  });

  it('does not affect other rows', async () => {
    const { meet, puts } = await opened();
    const { reply, give } = later();
    meet('PUT /api/shops/a%2F1%25/clerks/c%2F1', reply);
    await userEvent.click(await duty('Ada'));
    await userEvent.click(await duty('Ben'));
    expect(await screen.findByText('Clerk "Ben": On.')).toBeVisible();
    await act(async () => {
      give(Response.json({ message: 'Too late.' }, { status: 409 }));
      await reply;
    });
    expect(await screen.findByText('Too late.')).toBeVisible();
    await waitFor(async () => {
      expect(await duty('Ada')).toBeChecked();
      expect(await duty('Ben')).toBeChecked();
    });
    expect(puts()).toHaveLength(2);
  });
});

describe('the edit panel over a row', () => {
  it('stays with typed values if reloading the list fails', async () => {
    const { refuse, readAgain, address } = await opened('?panel=clerks/edit/c%252F2');
    const panel = within(await screen.findByRole('dialog', { name: /^Edit Clerk:/ }));
    await userEvent.type(panel.getByRole('textbox', { name: 'Name' }), 'jamin');
    for (let time = 0; time < 3; time += 1) refuse(`GET ${clerksApi}`, 403, 'Closed.');
    await act(readAgain);
    expect(await screen.findByRole('dialog', { name: /^Edit Clerk:/ })).toBeVisible();
    expect(panel.getByRole('textbox', { name: 'Name' })).toHaveValue('Benjamin');
    expect(address()).toContain('?panel=clerks/edit/');
  });
});

describe('one change to all rows', () => {
  const title = 'Set All Desks';

  it('loads all current rows, and sends each with the typed values', async () => {
    const { store, puts, address } = await opened();
    await userEvent.click(screen.getByRole('link', { name: title }));
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(address()).toBe(`${shopPage}?panel=clerks%2Ftogether`);
    store.clerks.push({ id: 'c/3', name: 'Cy', is_on: false, desk: 1 });
    await userEvent.type(within(dialog).getByRole('spinbutton', { name: 'Desk' }), '7');
    await userEvent.dblClick(within(dialog).getByRole('button', { name: title }));
    expect(await screen.findByText('All desks set.')).toBeVisible();
    expect(puts()).toEqual([
      [
        clerksApi,
        {
          clerks: [
            { id: 'c/1', desk: 7 },
            { id: 'c/2', desk: 7 },
            { id: 'c/3', desk: 7 },
          ],
        },
      ],
    ]);
    await waitFor(() => {
      expect(screen.getAllByRole('cell', { name: '7' })).toHaveLength(3);
    });
    expect(address()).toBe(shopPage);
  });

  it('that is refused stays open with typed values, and changes no row', async () => {
    const { refuse } = await opened('?panel=clerks/together');
    const dialog = await screen.findByRole('dialog', { name: title });
    refuse('PUT /api/shops', 409, 'Desks are nailed down.');
    await userEvent.type(within(dialog).getByRole('spinbutton', { name: 'Desk' }), '7');
    await userEvent.click(within(dialog).getByRole('button', { name: title }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Desks are nailed down.');
    expect(within(dialog).getByRole('spinbutton', { name: 'Desk' })).toHaveValue('7');
    expect(screen.queryByRole('cell', { name: '7', hidden: true })).not.toBeInTheDocument();
  });

  it('sends nothing if the rows cannot be loaded', async () => {
    const { meet, puts } = await opened('?panel=clerks/together');
    const dialog = await screen.findByRole('dialog', { name: title });
    await userEvent.type(within(dialog).getByRole('spinbutton', { name: 'Desk' }), '7');
    meet(`GET ${clerksApi}`, new Response('<h1>Sign in</h1>'));
    await userEvent.click(within(dialog).getByRole('button', { name: title }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/\w/);
    expect(puts()).toEqual([]);
  });
});
