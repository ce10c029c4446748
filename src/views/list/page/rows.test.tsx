// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openShop, shopPage } from '../../testing/shopConsole';

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
