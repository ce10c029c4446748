// @vitest-environment jsdom
// Team Access over the stand-in: what a person sees, and what leaves (rules 2, 7, 8, 9). What is added in a row, and
// removals of all or from all zones, are in tests/e2e/team.spec.ts.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConsole } from '../../views/testing/renderConsole';

const path = '/api/zones/memberships';

interface Row {
  id: string;
  role: string;
  user: { id: string; name: string; email: string };
}

const logged = vi.fn();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(logged);
});
afterEach(() => {
  logged.mockReset();
  vi.restoreAllMocks();
});

const panel = () => screen.findByRole('region', { name: 'Team Access' });
const members = async () => within(await panel()).findByRole('list', { name: 'Members' });
const row = async (name: string) => {
  const item = (await within(await members()).findByText(name)).closest('li');
  if (!item) throw new Error(`${name} stands in no row.`);
  return within(item);
};
const search = async () => within(await panel()).findByRole('combobox', { name: 'Add a person' });

/** A zone with an admin, a user, and people without access. */
const opened = async () => {
  const made = await createConsole();
  const { ask } = made.person;
  const { body: found } = await ask<{ zones: { id: string; account_id: string }[] }>(
    'GET',
    '/api/zones?account_id=acc00000-0000-4000-8000-000000000001&offset=0',
  );
  const [{ id: zone, account_id: account } = { id: '', account_id: '' }] = found.zones;
  const audit = (action: string, id?: string) => ({
    'X-Resource-Type': 'ZONE_MEMBERSHIP',
    'X-Resource-Action': action,
    ...(id === undefined ? {} : { 'X-Resource-Id': id }),
  });
  await ask('DELETE', `${path}?zone_id=${zone}`, undefined, audit('DELETE_ZONE_MEMBERSHIP', zone));
  const { body: users } = await ask<{ users: Row['user'][] }>(
    'GET',
    `/api/users?account_id=${account}`,
  );
  const [admin, user, ...others] = users.users;
  if (!admin || !user || others.length < 2) throw new Error('The stand-in has too few people.');
  for (const [person, role] of [
    [admin, 'admin'],
    [user, 'user'],
  ] as const) {
    await ask(
      'POST',
      path,
      { zone_id: zone, user_id: person.id, role },
      audit('CREATE_ZONE_MEMBERSHIP'),
    );
  }
  const { router } = made.show(`/zones/view/${zone}`);
  await row(user.name);
  const truth = async () => {
    const { body } = await ask<{ memberships: Row[] }>('GET', `${path}?zone_id=${zone}`);
    return body.memberships.map((each) => each.user.name).sort();
  };
  const writes = () =>
    made.sent.flatMap(({ method, path: at, query, body }) =>
      at === path && method !== 'GET' ? [[method, query.toString(), body] as const] : [],
    );
  return { ...made, router, zone, account, admin, user, others, truth, writes };
};

/** Enters a name in the search and selects the person. */
const take = async (name: string) => {
  await userEvent.click(await search());
  await userEvent.paste(name);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
};

describe('Team Access', () => {
  it('lists names and e-mail addresses, with a badge for admins only', async () => {
    const { admin, user } = await opened();
    expect((await row(admin.name)).getByText('Admin')).toBeVisible();
    expect((await row(admin.name)).getByText(admin.email)).toBeVisible();
    expect((await row(user.name)).getByText(user.email)).toBeVisible();
    expect((await row(user.name)).queryByText('Admin')).not.toBeInTheDocument();
  });

  it('asks nothing of one character, and says so', async () => {
    const { sentTo } = await opened();
    await userEvent.type(await search(), 'a');
    expect(
      await screen.findByText(/Type at least 2 characters/, {
        selector: '.MuiAutocomplete-noOptions',
      }),
    ).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(sentTo('GET', '/api/users/search')).toEqual([]);
  });

  it('removes a user at once, and adds the same one again on demand', async () => {
    const { user, writes, truth, zone } = await opened();
    await userEvent.dblClick(
      (await row(user.name)).getByRole('button', { name: `Remove ${user.name}` }),
    );
    expect(
      await screen.findByText(`${user.name} no longer has access to this zone.`),
    ).toBeVisible();
    expect(writes()).toHaveLength(1);
    expect(writes()[0]).toEqual([
      'DELETE',
      expect.stringMatching(/^membership_id=[^&]+$/),
      undefined,
    ]);
    expect(await truth()).not.toContain(user.name);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await row(user.name)).toBeTruthy();
    expect(writes()[1]).toEqual(['POST', '', { zone_id: zone, user_id: user.id, role: 'user' }]);
  });

  it('says on another page what was refused, as an Undo that is pressed there', async () => {
    const { user, router, fault, hold, truth } = await opened();
    await fault({ method: 'DELETE', path, status: 409, body: { message: 'On duty.' } });
    const release = hold(({ method }) => method === 'DELETE');
    const remove = { name: `Remove ${user.name}` };
    await userEvent.click((await row(user.name)).getByRole('button', remove));
    await act(() => router.navigate('/users'));
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: 'Team Access' })).toBeNull();
    });
    release();
    expect(await screen.findByText(`${user.name} could not be removed. On duty.`)).toBeVisible();
    expect(await truth()).toContain(user.name);
  });

  it('asks before an admin goes, since the role cannot be given back', async () => {
    const { admin, writes, truth } = await opened();
    const button = (await row(admin.name)).getByRole('button', { name: `Remove ${admin.name}` });
    await userEvent.click(button);
    const question = await screen.findByRole('alertdialog', { name: 'Remove an admin' });
    expect(question).toHaveAccessibleDescription(/this console cannot restore the admin role/);
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(question).not.toBeInTheDocument();
    });
    expect(writes()).toEqual([]);
    await userEvent.click(button);
    await userEvent.dblClick(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
    );
    await waitFor(async () => {
      expect(await truth()).not.toContain(admin.name);
    });
    expect(writes()).toHaveLength(1);
    expect(
      await screen.findByText(`${admin.name} no longer has access to this zone.`),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('does not show rejected users as added: no notification, a log entry, and a hint', async () => {
    const { others, fault, truth, writes } = await opened();
    const name = others[0]?.name ?? '';
    await fault({ method: 'POST', path, status: 500, times: 2 });
    await take(name);
    const alert = await within(await panel()).findByRole('alert');
    expect(alert).toHaveTextContent(`${name} could not be added.`);
    expect(within(await members()).queryByText(name)).not.toBeInTheDocument();
    expect(screen.queryByRole('log')).not.toBeInTheDocument();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(await truth()).not.toContain(name);
    expect(writes()).toHaveLength(2);
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await row(name)).toBeTruthy();
    expect(within(await panel()).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps whom it could not remove, and drops the hint where the removal came about after all', async () => {
    const { user, fault, truth, readAgain, person } = await opened();
    await fault({ method: 'DELETE', path, status: 500, times: 2 });
    await userEvent.click(
      (await row(user.name)).getByRole('button', { name: `Remove ${user.name}` }),
    );
    const alert = await within(await panel()).findByRole('alert');
    expect(alert).toHaveTextContent(`${user.name} could not be removed.`);
    expect(await row(user.name)).toBeTruthy();
    expect(await truth()).toContain(user.name);
    expect(logged).toHaveBeenCalledTimes(1);
    await person.ask('DELETE', `${path}?user_id=${user.id}`, undefined, {
      'X-Resource-Type': 'ZONE_MEMBERSHIP',
      'X-Resource-Action': 'DELETE_ZONE_MEMBERSHIP',
      'X-Resource-Id': user.id,
    });
    await readAgain();
    await waitFor(async () => {
      expect(within(await panel()).queryByRole('alert')).not.toBeInTheDocument();
    });
  });

  it('takes a lost answer for done where the platform has done it', async () => {
    const { others, fault } = await opened();
    const name = others[0]?.name ?? '';
    await fault({ method: 'POST', path, drop: true, commit: true, times: 1 });
    await take(name);
    expect(await row(name)).toBeTruthy();
    expect(within(await panel()).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('that cannot be read says so, and leaves the page', async () => {
    const { show, fault, person } = await createConsole();
    const { body } = await person.ask<{ zones: { id: string }[] }>('GET', '/api/zones?offset=0');
    await fault({ method: 'GET', path, status: 403, body: { message: 'Not for you.' } });
    show(`/zones/view/${body.zones[0]?.id ?? ''}`);
    const alert = await within(await panel()).findByText(/Not for you\./);
    expect(alert).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Products' })).toBeVisible();
  });
});
