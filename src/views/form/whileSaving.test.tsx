// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createConsole } from '../testing/renderConsole';
import { openShop, shopPage } from '../testing/shopConsole';

const panel = () => screen.findByRole('dialog', { name: /^Edit Shop/ });
const question = () => screen.queryByRole('alertdialog');

/** A shop's edit panel, changed and submitted; the test controls when the response arrives. */
const saving = async ({ isRefused = false } = {}) => {
  const made = await openShop(`${shopPage}/edit`);
  if (isRefused) made.refuse('PUT /api/shops', 409, 'Closed.');
  const form = within(await panel());
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), '!');
  const release = made.hold(({ method }) => method === 'PUT');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(made.sentTo('PUT', '/api/shops')).toHaveLength(1);
  });
  return { ...made, release };
};

describe('closing a form while it is being saved', () => {
  it.each(['Escape', 'Cancel', 'Back'])('by %s waits for the response', async (way) => {
    const { release, router, address } = await saving();
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else if (way === 'Back') await act(() => router.navigate('/shops'));
    else await userEvent.click(within(await panel()).getByRole('button', { name: 'Cancel' }));
    expect(question()).not.toBeInTheDocument();
    expect(await panel()).toBeVisible();
    act(release);
    expect(await screen.findByText('Shop "Corner!" saved.')).toBeVisible();
    await waitFor(() => {
      expect(address()).toBe(shopPage);
    });
    expect(question()).not.toBeInTheDocument();
  });

  it('asks again after a refusal', async () => {
    const { release } = await saving({ isRefused: true });
    await userEvent.keyboard('{Escape}');
    expect(question()).not.toBeInTheDocument();
    act(release);
    expect(await within(await panel()).findByRole('alert')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog')).toBeVisible();
  });
});

describe('a form that was refused because the session had expired', () => {
  const refused = async (status: number, body: object) => {
    const made = await createConsole({
      answer: ({ method, path }) =>
        method === 'POST' && path === '/api/items' ? Response.json(body, { status }) : undefined,
    });
    made.show('/products/items/create');
    const form = within(await screen.findByRole('dialog', { name: 'Add Item' }));
    await userEvent.type(form.getByRole('textbox', { name: /Name/ }), 'Scanner');
    await userEvent.click(form.getByRole('button', { name: 'Add Item' }));
    expect(await form.findByRole('alert')).toBeVisible();
    return { made, form };
  };

  it('clears the error after signing in again, and keeps typed values', async () => {
    const { made, form } = await refused(401, { message: 'jwt expired' });
    act(made.signedInAgain);
    expect(form.queryByRole('alert')).not.toBeInTheDocument();
    expect(form.getByRole('textbox', { name: /Name/ })).toHaveValue('Scanner');
  });

  it('keeps any other error', async () => {
    const { made, form } = await refused(409, { message: 'Twice.' });
    act(made.signedInAgain);
    expect(form.getByRole('alert')).toHaveTextContent('Twice.');
  });
});
