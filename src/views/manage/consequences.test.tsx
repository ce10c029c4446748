// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { organizationId } from '../../../demo/store/seed/organizations';
import { createConsole } from '../testing/renderConsole';

const alder = organizationId(0);
const long = { timeout: 10_000 };

const open = async (address: string) => {
  const made = await createConsole();
  const read = async <T,>(path: string): Promise<T> => (await made.person.ask<T>('GET', path)).body;
  return { ...made, read, shown: (at = address) => made.show(at) };
};

const remove = async (button: RegExp | string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }, long));
  return screen.findByRole('alertdialog');
};

describe('the confirmation of a removal', () => {
  it('shows its effects for a person, and is not offered for oneself', async () => {
    const { read, person, shown } = await open('/users');
    const { users } = await read<{
      users: readonly { id: string; name: string; accounts: readonly object[] }[];
    }>('/api/users');
    const other = users.find(({ id, accounts }) => id !== person.userId && accounts.length > 1);
    const self = users.find(({ id }) => id === person.userId);
    if (!other || !self) throw new Error('The seed has no such people.');
    const { router } = shown(`/users?${new URLSearchParams({ q: other.name }).toString()}`);
    const question = await remove(`Remove ${other.name}`);
    expect(question).toHaveAccessibleDescription(
      `Are you sure you want to remove ${other.name} from the platform? ${other.name} belongs to ${other.accounts.length} organizations and loses access to all of them.`,
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await act(() => router.navigate(`/users?${new URLSearchParams({ q: self.name }).toString()}`));
    expect(
      await screen.findByRole('link', { name: `Edit ${self.name}` }, long),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Remove / })).not.toBeInTheDocument();
  });

  it('shows how many products use a category', async () => {
    const { read, shown } = await open(`/organizations/view/${alder}/product-categories`);
    const { total } = await read<{ total: number }>(
      `/api/products?${new URLSearchParams({
        filters: JSON.stringify({ account_id: alder, primary_category: 'Bakery' }),
      }).toString()}`,
    );
    expect(total).toBeGreaterThan(1);
    shown();
    const question = await remove('Remove Bakery');
    expect(
      await within(question).findByText(
        `${total} products will be left without a category that they use.`,
      ),
    ).toBeVisible();
    expect(within(question).queryByText(/Checking/)).not.toBeInTheDocument();
  });

  it('reports a count that cannot be loaded', async () => {
    const { fault, shown } = await open(`/organizations/view/${alder}/product-categories`);
    await fault({ path: '/api/products', status: 403, times: 9 });
    shown();
    const question = await remove('Remove Bakery');
    expect(
      await within(question).findByText('Some of what depends on Bakery could not be checked.'),
    ).toBeVisible();
  });

  it('shows what is removed with a zone', async () => {
    const { read, shown } = await open('/zones');
    const { zones } = await read<{ zones: readonly { id: string; name: string }[] }>('/api/zones');
    const [zone] = zones;
    if (!zone) throw new Error('The seed has no zone.');
    const { memberships } = await read<{ memberships: readonly object[] }>(
      `/api/zones/memberships?zone_id=${zone.id}`,
    );
    shown(`/zones/view/${zone.id}`);
    const question = await remove('Remove');
    const lines = within(question);
    // Room for every effect from the first moment, so that the buttons do not move.
    expect([...question.querySelectorAll('[data-room]')].map((line) => line.textContent)).toEqual([
      '',
      '',
      '',
      '',
    ]);
    expect(question.querySelector('[data-room$="lose access."]')).toBeInTheDocument();
    expect(
      await lines.findByText(
        new RegExp(`^${memberships.length} (person loses|people lose) access\\.$`),
      ),
    ).toBeVisible();
    expect(await lines.findByText(/products? will no longer be available/)).toBeVisible();
    expect(await lines.findByText(/locations? will be removed, too/)).toBeVisible();
  });
});

it('what several zones share is counted for each, and the question says so', async () => {
  const { shown } = await open(`/zones?account_id=${alder}`);
  shown();
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ }, long);
  for (const box of boxes.slice(0, 2)) await userEvent.click(box);
  const bar = await screen.findByRole('group', { name: 'Selected rows' }, long);
  await userEvent.click(await within(bar).findByRole('button', { name: /^Remove/ }, long));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove 2 zones' }, long));
  expect(
    await question.findByText(/^\d+ products will no longer be available there\.$/),
  ).toBeVisible();
  expect(question.getByText(/share is counted more than once\.$/)).toBeVisible();
}, 60_000);

it('the removal of a pick list names the products that it had', async () => {
  const { shown } = await open(`/organizations/view/${alder}/pick-lists`);
  shown();
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ }, long);
  await userEvent.click(boxes[0] as HTMLElement);
  const bar = await screen.findByRole('group', { name: 'Selected rows' }, long);
  await userEvent.click(await within(bar).findByRole('button', { name: /^Remove/ }, long));
  const question = within(await screen.findByRole('alertdialog', undefined, long));
  expect(
    await question.findByText(/^\d+ products? will be left without a pick list\.$/),
  ).toBeVisible();
}, 60_000);

it('a change of role shows whose it is and where it applies', async () => {
  const { read, person, shown } = await open('/users');
  const { users } = await read<{
    users: readonly { id: string; name: string; accounts: readonly object[] }[];
  }>('/api/users');
  const other = users.find(({ id, accounts }) => id !== person.userId && accounts.length > 1);
  if (!other) throw new Error('The seed has no such person.');
  const { name, accounts } = other;
  shown(`/users?${new URLSearchParams({ q: name }).toString()}`);
  await userEvent.click(await screen.findByRole('link', { name: `Edit ${name}` }, long));
  const panel = await screen.findByRole('dialog', { name: `Edit Role: ${name}` });
  expect(
    await within(panel).findByText(
      `The role applies to all ${accounts.length} organizations that ${name} belongs to.`,
    ),
  ).toBeVisible();
});

it('all units of an organization are only disabled after a confirmation', async () => {
  const { sentTo, shown } = await open(`/organizations/view/${alder}/uom`);
  shown();
  await userEvent.click(await screen.findByRole('button', { name: 'Clear' }, long));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('alertdialog', { name: 'Disable All Units' });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(sentTo('PUT', '/api/organizations')).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Disable all units' }));
  expect(await screen.findByText('Units of measure saved.')).toBeVisible();
  expect(sentTo('PUT', '/api/organizations').map(({ body }) => body)).toEqual([{ uoms: [] }]);
});
