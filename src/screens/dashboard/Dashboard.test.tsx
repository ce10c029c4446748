// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createConsole } from '../../views/testing/renderConsole';

it('each number links to its list, and one that cannot be read spoils no other', async () => {
  const { show, fault } = await createConsole();
  await fault(
    { path: '/api/regions', body: { results: [{ id: 1 }, { id: 2 }] } },
    { path: '/api/products', status: 403, body: {} },
  );
  show('/');
  const tile = (name: RegExp) => screen.getByRole('link', { name });
  await waitFor(
    () => {
      expect(tile(/^Regions/)).toHaveTextContent('Regions2');
      expect(tile(/^Products/)).toHaveTextContent('Products–');
      expect(tile(/^Organizations/)).toHaveTextContent(/^Organizations[\d,]+$/);
    },
    { timeout: 15_000 },
  );
  expect(tile(/^Regions/)).toHaveAttribute('href', '/zones/regions');
}, 60_000);

it('a user without an organization sees a hint what to do', async () => {
  const { show, fault, sentTo } = await createConsole();
  await fault({ path: '/api/organizations', body: { organizations: [] } });
  show('/');
  expect(
    await screen.findByText(/You are not in any organization yet/, undefined, { timeout: 30_000 }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Organizations' })).toHaveAttribute(
    'href',
    '/organizations',
  );
  expect(sentTo('GET', '/api/analytics')).toEqual([]);
}, 90_000);

const account = 'acc00000-0000-4000-8000-000000000001';

it('failed jobs are said by reason, with their zones', async () => {
  const at = new Date(Date.now() - 3_600_000).toISOString();
  const job = (id: string, name: string) => ({
    id,
    name,
    state: 'FAILED',
    account_id: account,
    zone_id: id,
    zone: { id, name: `Zone ${id}` },
    scheduled_at: at,
    started_at: at,
    ended_at: at,
  });
  const { show } = await createConsole({
    answer: ({ path }) => {
      if (path === '/api/jobs/recent')
        return Response.json({ jobs: [job('a', 'Night'), job('b', 'Noon'), job('c', 'Noon')] });
      const id = /^\/api\/zones\/(\w)\/logs$/.exec(path)?.[1];
      if (id === undefined) return undefined;
      const message =
        id === 'c' ? 'Noon failed: no light.' : `${id === 'a' ? 'Night' : 'Noon'} failed: offline.`;
      return Response.json({ logs: [{ id: `l${id}`, at, level: 'ERROR', message }] });
    },
  });
  show(`/?account_id=${account}`);
  const link = await screen.findByRole('link', { name: '2 × Offline' }, { timeout: 60_000 });
  expect(link).toHaveAttribute('href', `/zones/jobs?account_id=${account}&state=FAILED`);
  const line = within(link.closest('li') as HTMLElement);
  expect(line.getByRole('link', { name: 'Zone b' })).toHaveAttribute('href', '/zones/jobs/view/b');
  expect(screen.getByRole('link', { name: '1 × No light' })).toHaveAttribute(
    'href',
    '/zones/jobs/view/c',
  );
}, 120_000);

it('what needs attention counts the jobs of the chosen zones only', async () => {
  const job = (zone_id: string) => ({ id: zone_id, name: 'Night', state: 'DONE', zone_id });
  const { show } = await createConsole({
    answer: ({ path }) =>
      path === '/api/jobs/recent' ? Response.json({ jobs: ['a', 'b', 'c'].map(job) }) : undefined,
  });
  show(`/?account_id=${account}&zones=a`);
  const covers = await screen.findByText(/^Covers the newest/, {}, { timeout: 60_000 });
  expect(covers).toHaveTextContent(/^Covers the newest job, environments/);
}, 120_000);

it('failed jobs of all organizations are loaded on request, one call each, and unread ones are named', async () => {
  const organizations = [
    { id: 'acc00000-0000-4000-8000-000000000001', name: 'First' },
    { id: 'acc00000-0000-4000-8000-000000000002', name: 'Second' },
    { id: 'gone', name: 'Gone' },
  ];
  const { show, sentTo } = await createConsole({
    answer: ({ path, query }) => {
      if (path === '/api/organizations') return Response.json({ organizations });
      const isGone = path === '/api/jobs/recent' && query.get('account_id') === 'gone';
      return isGone ? Response.json({}, { status: 403 }) : undefined;
    },
  });
  show('/');
  const look = await screen.findByRole(
    'button',
    { name: 'Check all organizations for failed jobs' },
    { timeout: 30_000 },
  );
  const asked = () => sentTo('GET', '/api/jobs/recent').map(({ query }) => query.get('account_id'));
  const before = asked().length;
  await userEvent.click(look);
  const found = await screen.findByRole(
    'list',
    { name: 'Failed jobs in all organizations' },
    { timeout: 15_000 },
  );
  expect(asked().length - before).toBeLessThanOrEqual(3);
  for (const link of within(found).getAllByRole('link')) {
    expect(link).toHaveTextContent(/^(First|Second): \d+ failed jobs?$/);
    expect(link.getAttribute('href')).toMatch(/^\/zones\/jobs\?account_id=acc.+&state=FAILED$/);
  }
  expect(within(found).getAllByText(/Of its newest 250 jobs, since/).length).toBeGreaterThan(0);
  expect(screen.getByText(/older jobs were not\./)).toHaveTextContent('Could not be read: Gone.');
}, 120_000);

it('the picker of zones and regions keeps what is typed, and searches by it', async () => {
  const { show, sentTo } = await createConsole();
  show('/?account_id=acc00000-0000-4000-8000-000000000001');
  const places = await screen.findByLabelText('Zones and regions', {}, { timeout: 60_000 });
  await userEvent.type(places, 'riv');
  const searched = () =>
    sentTo('GET', '/api/zones/search')
      .map(({ query }) => query.get('text'))
      .at(-1);
  await waitFor(
    () => {
      expect(searched()).toBe('riv');
    },
    { timeout: 30_000 },
  );
  // The results do not erase it either.
  expect((await screen.findAllByRole('option', {}, { timeout: 30_000 }))[0]).toHaveTextContent(
    'Riverside',
  );
  expect(places).toHaveValue('riv');
}, 240_000);

it('chosen zones are shown side by side, each with its own figures', async () => {
  const { show, platform, person, sentTo } = await createConsole();
  const account_id = 'acc00000-0000-4000-8000-000000000001';
  const answer = await platform.fetch(`http://stand-in.test/api/zones?account_id=${account_id}`, {
    headers: { Authorization: `Bearer ${person.access_token}`, 'X-User-Id': person.userId },
  });
  const { zones } = (await answer.json()) as { zones: readonly { id: string; name: string }[] };
  const [one, other] = zones.slice(0, 2);
  show(`/?account_id=${account_id}&tab=compare&zones=${one!.id},${other!.id}`);
  const table = within(
    await screen.findByRole('table', { name: 'Zones Side by Side' }, { timeout: 30_000 }),
  );
  const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toHaveLength(3);
  expect(heads).toEqual(expect.arrayContaining(['Figure', one!.name, other!.name]));
  await waitFor(
    () => {
      const asked = sentTo('GET', '/api/analytics/jobtime').map(({ query }) =>
        query.get('zone_ids'),
      );
      expect(asked).toEqual(expect.arrayContaining([one!.id, other!.id]));
      const row = table.getByRole('row', { name: /^Jobs/ });
      for (const cell of within(row).getAllByRole('cell'))
        expect(cell).toHaveTextContent(/\d|No data/);
    },
    { timeout: 30_000 },
  );
  // One chart for each row, whose table has the zones in the order of the columns.
  const section = within(screen.getByRole('region', { name: 'Zones Side by Side' }));
  for (const name of ['Accuracy', 'Jobs', 'Adjustments', 'Typical job time'])
    expect(section.getByText(`${name} of the Selected Zones`)).toBeVisible();
  const chart = within(section.getByRole('figure', { name: 'Jobs of the Selected Zones' }));
  await userEvent.click(
    await chart.findByRole('button', { name: 'Show as table' }, { timeout: 30_000 }),
  );
  const rows = within(await chart.findByRole('table')).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual(
    heads.slice(1).map((name) => expect.stringContaining(name) as string),
  );
}, 240_000);

it('organizations are compared with the one of the dashboard, and a refused one spoils no other', async () => {
  const account = (number: number) => `acc00000-0000-4000-8000-00000000000${number}`;
  let isRefused = true;
  const { show, sentTo } = await createConsole({
    answer: ({ path, query }) =>
      isRefused && path.startsWith('/api/analytics/') && query.get('id') === account(3)
        ? Response.json({ type: 'error', message: 'You may not see it.' }, { status: 403 })
        : undefined,
  });
  const { address } = show(
    `/?account_id=${account(1)}&tab=compare&organizations=${account(2)},${account(3)}&compare=off`,
  );
  const section = within(
    await screen.findByRole('region', { name: 'Organizations Side by Side' }, { timeout: 60_000 }),
  );
  const refused = await section.findByText(/could not be loaded/, undefined, { timeout: 30_000 });
  expect(refused).toHaveTextContent(/^Copper.+You may not see it\./);
  const table = within(section.getByRole('table', { name: 'Organizations Side by Side' }));
  const cellsOf = (name: RegExp) => within(table.getByRole('row', { name })).getAllByRole('cell');
  for (const name of [
    /^Accuracy/,
    /^Jobs/,
    /^Adjustments/,
    /^Typical job time/,
    /^Units counted/,
  ]) {
    await waitFor(
      () => {
        const [own, other, third] = cellsOf(name);
        expect(own).toHaveTextContent(/\d/);
        expect(other).toHaveTextContent(/\d|No data/);
        expect(third).toHaveTextContent('Not loaded');
      },
      { timeout: 30_000 },
    );
  }
  // Each organization is asked by its id, over all its zones, once for each of the four calls.
  for (const call of ['jobtime', 'adjustments', 'products/units/count', 'zones/jobs/accuracy']) {
    const asked = sentTo('GET', `/api/analytics/${call}`).filter(
      ({ path, query }) =>
        path === `/api/analytics/${call}` &&
        [account(2), account(3)].includes(query.get('id') ?? ''),
    );
    expect(asked.map(({ query }) => query.get('id')).sort(), call).toEqual([
      account(2),
      account(3),
    ]);
    expect(asked.every(({ query }) => !query.has('zone_ids'))).toBe(true);
  }
  // The chart draws the others and says who is missing.
  const chart = within(section.getByRole('figure', { name: 'Jobs of the Organizations' }));
  expect(chart.getByText(/^Not loaded, so not shown: Copper/)).toBeVisible();
  // The link of a column opens that organization's dashboard with the same comparison.
  const link = table.getByRole('link', { name: /^Brightwater/ });
  expect(link).toHaveAttribute('href', expect.stringContaining(`account_id=${account(2)}`));
  expect(link).toHaveAttribute(
    'href',
    expect.stringContaining(`organizations=${account(1)},${account(3)}`),
  );
  isRefused = false;
  await userEvent.click(section.getByRole('button', { name: 'Try again' }));
  await waitFor(
    () => {
      expect(cellsOf(/^Jobs/)[2]).toHaveTextContent(/\d|No data/);
    },
    { timeout: 30_000 },
  );
  expect(section.queryByText(/could not be loaded/)).toBeNull();
  // The picker changes the address.
  await userEvent.type(section.getByRole('combobox', { name: 'Compare with' }), '{Backspace}');
  await waitFor(() => {
    expect(new URLSearchParams(address()).get('organizations')).toBe(account(2));
  });
}, 240_000);
