// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openShop, shopPage } from '../testing/shopConsole';

const opened = async () => {
  const made = await openShop(shopPage);
  return {
    ...made,
    posts: () => made.sentTo('POST', '/api/shops').map(({ path, body }) => [path, body]),
  };
};
const ring = '/api/shops/a%2F1%25/ring';
const asked = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Ring' }));
  return screen.findByRole('alertdialog', { name: 'Ring' });
};

describe('an action with a confirmation', () => {
  it("asks with the record's name, and Cancel does nothing", async () => {
    const { posts } = await opened();
    const dialog = await asked();
    expect(dialog).toHaveAccessibleDescription('Ring at Corner?');
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    expect(posts()).toEqual([]);
  });

  it('asks again after Escape, however soon', async () => {
    await opened();
    const dialog = await asked();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    // The browser counts clicks on one place, also with a key between them.
    fireEvent.click(screen.getByRole('button', { name: 'Ring' }), { detail: 2 });
    expect(await screen.findByRole('alertdialog', { name: 'Ring' })).toBeVisible();
  });

  it('runs once for several clicks, and is reported', async () => {
    const { posts } = await opened();
    const confirm = within(await asked()).getByRole('button', { name: 'Ring' });
    await userEvent.dblClick(confirm);
    expect(await screen.findByText('Rang at Corner.')).toBeVisible();
    // The dialog is still closing and has already been answered.
    if (confirm.isConnected) await userEvent.click(confirm);
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    expect(posts()).toEqual([[ring, undefined]]);
  });

  it('that is refused shows that in the dialog, and can be tried again', async () => {
    const { refuse, posts } = await opened();
    refuse('POST /api/shops', 409, 'The bell is broken.');
    const dialog = await asked();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ring' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('The bell is broken.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ring' }));
    expect(await screen.findByText('Rang at Corner.')).toBeVisible();
    expect(posts()).toHaveLength(2);
  });

  it('clears the error when it is opened again', async () => {
    const { refuse } = await opened();
    refuse('POST /api/shops', 409, 'The bell is broken.');
    const dialog = await asked();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ring' }));
    await within(dialog).findByRole('alert');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    expect(within(await asked()).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stays open while it is running, so that no error is missed', async () => {
    const { meet } = await opened();
    let give: (reply: Response) => void = () => undefined;
    const reply = new Promise<Response>((resolve) => {
      give = resolve;
    });
    meet('POST /api/shops', reply);
    const dialog = await asked();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ring' }));
    await userEvent.keyboard('{Escape}');
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await act(async () => {
      give(Response.json({ message: 'No bell.' }, { status: 409 }));
      await reply;
    });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('No bell.');
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeEnabled();
  });

  it('that is refused after its page was left reports that', async () => {
    const { meet, router, posts } = await opened();
    let give: (reply: Response) => void = () => undefined;
    meet(
      'POST /api/shops',
      new Promise<Response>((resolve) => {
        give = resolve;
      }),
    );
    await userEvent.click(within(await asked()).getByRole('button', { name: 'Ring' }));
    await waitFor(() => {
      expect(posts()).toHaveLength(1);
    });
    await act(() => router.navigate('/shops'));
    give(Response.json({ message: 'No bell.' }, { status: 409 }));
    expect(await screen.findByText('No bell.')).toBeVisible();
  });

  it.each([
    ['an empty 200', () => new Response('')],
    ['a 204', () => new Response(null, { status: 204 })],
    ['other keys', () => Response.json({ more: null })],
  ])('treats %s as success', async (_, reply) => {
    const { meet } = await opened();
    meet('POST /api/shops', reply());
    await userEvent.click(within(await asked()).getByRole('button', { name: 'Ring' }));
    expect(await screen.findByText('Rang at Corner.')).toBeVisible();
  });

  it('treats an HTML page as a failure', async () => {
    const { meet } = await opened();
    meet('POST /api/shops', new Response('<h1>Sign in</h1>'));
    const dialog = await asked();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ring' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/\w/);
    expect(screen.queryByText('Rang at Corner.')).not.toBeInTheDocument();
  });
});

describe('an action without a confirmation', () => {
  it('runs at once, once for a double click', async () => {
    const { posts } = await opened();
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Tidy' }));
    expect(await screen.findByText('Tidied Corner.')).toBeVisible();
    expect(posts()).toEqual([['/api/shops/a%2F1%25/tidy', undefined]]);
  });

  it('runs once if the response arrives before the second click of a double click', async () => {
    const { posts } = await opened();
    const tidy = await screen.findByRole('button', { name: 'Tidy' });
    await userEvent.click(tidy);
    expect(await screen.findByText('Tidied Corner.')).toBeVisible();
    await waitFor(() => {
      expect(tidy).toBeEnabled();
    });
    fireEvent.click(tidy, { detail: 2 });
    expect(tidy).toBeEnabled();
    expect(posts()).toHaveLength(1);
  });

  it('that is refused reports that', async () => {
    const { refuse } = await opened();
    refuse('POST /api/shops', 403, 'Keep off.');
    await userEvent.click(await screen.findByRole('button', { name: 'Tidy' }));
    expect(await screen.findByText('Keep off.')).toBeVisible();
    expect(screen.queryByText('Tidied Corner.')).not.toBeInTheDocument();
  });

  it('is only offered for matching records, and as soon as they match', async () => {
    const { store, router, readAgain } = await opened();
    await act(() => router.navigate('/shops/view/b'));
    expect(await screen.findByRole('button', { name: 'Ring' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tidy' })).not.toBeInTheDocument();
    Object.assign(store.shops[1] ?? {}, { mode: 'OFF' });
    await act(readAgain);
    expect(await screen.findByRole('button', { name: 'Tidy' })).toBeVisible();
  });
});
