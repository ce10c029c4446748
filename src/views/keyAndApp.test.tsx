// @vitest-environment jsdom
/** The real declarations of API keys and apps, from the form to the request and back (rules 2, 3). */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { nextName } from './form/duplicate/useOriginal';
import { createConsole } from './testing/renderConsole';

const long = { timeout: 15_000 };
const at = '/organizations/view/org-1';

const made = async (path: 'keys' | 'apps', title: string, answer: object) => {
  const shown = await createConsole();
  await shown.fault(
    { method: 'GET', path: `/api/organizations/${path}`, body: { [path]: [] } },
    { method: 'POST', path: `/api/organizations/${path}`, body: answer },
  );
  const { address } = shown.show(`${at}/${path}/create`);
  const dialog = await screen.findByRole('dialog', { name: title }, long);
  const lists = shown.sentTo('GET', `/api/organizations/${path}`).length;
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'Till');
  await userEvent.click(within(dialog).getByRole('button', { name: title }));
  return { ...shown, address, lists };
};

describe('a secret of a create response', () => {
  it('is the key of a new API key, and the list behind is reloaded', async () => {
    const { address, sentTo, lists } = await made('keys', 'New API Key', { key: 'k-0815' });
    const dialog = await screen.findByRole('dialog', { name: 'API Key "Till" created' }, long);
    expect(within(dialog).getByRole('textbox', { name: 'Secret key' })).toHaveValue('k-0815');
    expect(sentTo('POST', '/api/organizations/keys')).toHaveLength(1);
    await waitFor(() => {
      expect(sentTo('GET', '/api/organizations/keys').length).toBeGreaterThan(lists);
    }, long);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(address()).toBe(`${at}/keys`);
    }, long);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(document.documentElement.outerHTML).not.toContain('k-0815');
  });

  it('is the id and the secret of a new app', async () => {
    await made('apps', 'New App', { clientId: 'c-1', clientSecret: 's-1' });
    const dialog = await screen.findByRole('dialog', { name: 'App "Till" created' }, long);
    expect(within(dialog).getByRole('textbox', { name: 'Client ID' })).toHaveValue('c-1');
    expect(within(dialog).getByRole('textbox', { name: 'Client secret' })).toHaveValue('s-1');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    }, long);
  });

  it('may be lost: a response without it is not a success', async () => {
    const { address } = await made('keys', 'New API Key', {});
    const dialog = await screen.findByRole('dialog', { name: 'New API Key' }, long);
    expect(await within(dialog).findByRole('alert', undefined, long)).toHaveTextContent(
      /couldn’t confirm that this was saved/,
    );
    expect(within(dialog).getByRole('textbox', { name: /Name/ })).toHaveValue('Till');
    expect(address()).toBe(`${at}/keys/create`);
  });
});

it('a key is rotated: a new one named after it is shown once, then the old one is removed', async () => {
  const old = { id: 'key-1', name: 'Till', role: 'administrator', key: 'old-1111' };
  const { show, fault, sentTo } = await createConsole();
  await fault(
    { method: 'GET', path: '/api/organizations/keys', body: { keys: [old] } },
    { method: 'POST', path: '/api/organizations/keys', body: { key: 'k-0816' } },
    { method: 'DELETE', path: '/api/organizations/keys/key-1', body: {} },
  );
  show(`${at}/keys`);
  await userEvent.click(await screen.findByRole('link', { name: 'Rotate Till' }, long));
  const form = await screen.findByRole('dialog', { name: 'Rotate API Key "Till"' }, long);
  expect(await within(form).findByRole('textbox', { name: /Name/ }, long)).toHaveValue('Till (2)');
  await userEvent.click(within(form).getByRole('button', { name: 'Rotate' }));
  const dialog = await screen.findByRole('dialog', { name: 'API Key "Till (2)" created' }, long);
  expect(within(dialog).getByRole('textbox', { name: 'Secret key' })).toHaveValue('k-0816');
  expect(sentTo('POST', '/api/organizations/keys')[0]?.body).toMatchObject({
    organization_id: 'org-1',
    name: 'Till (2)',
    role: 'administrator',
  });
  // Nothing is removed unasked.
  expect(sentTo('DELETE', '/api/organizations/keys/key-1')).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove the old one' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent(/Till(?! \(2\))/);
  expect(question).toHaveTextContent('Programs that use this key lose access.');
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  expect(await within(dialog).findByText('The old one is removed.', undefined, long)).toBeVisible();
  // The keyboard stays in the dialog, which Escape closes.
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  expect(sentTo('DELETE', '/api/organizations/keys/key-1')).toHaveLength(1);
  expect(within(dialog).getByRole('textbox', { name: 'Secret key' })).toHaveValue('k-0816');
});

it('a rotated key that someone else has removed is no longer called valid', async () => {
  const old = { id: 'key-1', name: 'Till', role: 'administrator', key: 'old-1111' };
  const { show, fault, sentTo } = await createConsole();
  await fault(
    { method: 'GET', path: '/api/organizations/keys', body: { keys: [old] } },
    { method: 'POST', path: '/api/organizations/keys', body: { key: 'k-0816' } },
    { method: 'DELETE', path: '/api/organizations/keys/key-1', status: 404, body: {} },
  );
  show(`${at}/keys`);
  await userEvent.click(await screen.findByRole('link', { name: 'Rotate Till' }, long));
  const form = await screen.findByRole('dialog', { name: 'Rotate API Key "Till"' }, long);
  await within(form).findByRole('textbox', { name: /Name/ }, long);
  await userEvent.click(within(form).getByRole('button', { name: 'Rotate' }));
  const dialog = await screen.findByRole('dialog', { name: 'API Key "Till (2)" created' }, long);
  expect(within(dialog).getByText(/The old one is still valid/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove the old one' }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  expect(await within(dialog).findByText('The old one is removed.', undefined, long)).toBeVisible();
  expect(within(dialog).queryByText(/still valid/)).not.toBeInTheDocument();
  expect(sentTo('DELETE', '/api/organizations/keys/key-1')).toHaveLength(1);
  expect(within(dialog).getByRole('textbox', { name: 'Secret key' })).toHaveValue('k-0816');
});

it.each([
  ['Till', 'Till (2)'],
  ['Till (2)', 'Till (3)'],
  ['Till (A)', 'Till (A) (2)'],
])('what replaces %s is named %s', (name, next) => {
  expect(nextName(name)).toBe(next);
});
