// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { createConsole } from '../../views/testing/renderConsole';

const long = { timeout: 15_000 };
const account_id = 'acc00000-0000-4000-8000-000000000001';

// In the morning all of the newest jobs may be queued, running or done. Set before the stand-in, too, looks for its
// clock.
const { setClock } = vi.hoisted(() => {
  const set = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 18, 15, 40) });
  set();
  return { setClock: set };
});
beforeEach(() => {
  setClock();
});

const settled = async (name: string) => {
  const table = await screen.findByRole('table', { name }, long);
  await waitFor(() => {
    expect(table).toHaveAttribute('aria-busy', 'false');
  }, long);
  return table;
};

it('jobs are filtered by state among the newest ones, and the list says that these are all it has', async () => {
  const { show, sentTo } = await createConsole();
  show('/zones/jobs?state=FAILED');
  const table = await settled('Jobs');
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).toHaveTextContent('FAILED');
  expect(screen.getByText('The platform lists only the newest 250 jobs.')).toBeVisible();
  // The contract has no such parameter.
  expect(sentTo('GET', '/api/jobs/recent').map(({ query }) => query.get('state'))).toEqual([null]);

  await userEvent.click(within(table).getAllByRole('link')[0] as HTMLElement);
  // Many jobs have the same name: zone and time tell them apart.
  await waitFor(() => {
    expect(document.title).toMatch(/\w · \w.* · .*2026/);
  }, long);
  const note = await screen.findByRole('note', undefined, long);
  expect(note).toHaveTextContent(/^This job failed[A-Z][a-z ]+All failed/);
  const lines = within(await settled('Logs'));
  // Its zone may have started another job at the same time.
  expect(lines.getAllByText(/ started\.$/)[0]).toBeVisible();

  await userEvent.click(within(note).getByRole('link', { name: 'All failed jobs of this zone' }));
  const failures = within(await settled('Jobs'))
    .getAllByRole('row')
    .slice(1);
  expect(failures.length).toBeGreaterThan(0);
  for (const row of failures) expect(row).toHaveTextContent('FAILED');
  expect(
    new Set(failures.map((row) => within(row).getAllByRole('link')[1]?.textContent)).size,
  ).toBe(1);
}, 90_000);

it('failed jobs are grouped by reason above the list, each zone a link, and rows say reason and zone’s time', async () => {
  const at = '2026-11-20T06:30:00.000Z';
  const zone = (id: string, timeZoneName: string | null) => ({
    id,
    name: `Zone ${id}`,
    timeZoneName,
  });
  const zones = [zone('a', 'America/New_York'), zone('b', 'Asia/Tokyo'), zone('c', null)];
  const job = (id: string, zone_id: string, state = 'FAILED') => ({
    id,
    name: 'Night',
    state,
    account_id,
    zone_id,
    zone: { id: zone_id, name: `Zone ${zone_id}` },
    scheduled_at: at,
    started_at: at,
    ended_at: at,
  });
  const reasons: Record<string, string> = { a: 'offline', b: 'offline', c: 'no light' };
  const { show, sentTo } = await createConsole({
    answer: ({ path }) => {
      if (path === '/api/jobs/recent')
        return Response.json({
          jobs: [job('1', 'a'), job('2', 'b'), job('3', 'c'), job('4', 'a', 'DONE')],
        });
      const [, id, part] = /^\/api\/zones\/(\w)(\/logs)?$/.exec(path) ?? [];
      if (id === undefined) return undefined;
      if (part === undefined) return Response.json(zones.find((one) => one.id === id));
      const line = { id: `l${id}`, at, level: 'ERROR', message: `Night failed: ${reasons[id]}.` };
      return id === 'c'
        ? Response.json({ message: 'Not now.' }, { status: 403 })
        : Response.json({ logs: [line] });
    },
  });
  show('/zones/jobs');
  const table = await settled('Jobs');
  const section = within(
    await screen.findByRole('region', { name: 'Failed jobs by reason' }, long),
  );
  expect(await section.findByText('2 × Offline', undefined, long)).toBeVisible();
  expect(section.getByText('· 1 × The zone’s log could not be read')).toBeVisible();
  await userEvent.click(section.getByRole('button', { name: '3 failed jobs' }));
  const groups = section.getAllByRole('listitem');
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    '2 × OfflineZone a, Zone b',
    '1 × The zone’s log could not be readZone c',
  ]);
  expect(section.getByRole('link', { name: 'Zone b' })).toHaveAttribute(
    'href',
    '/zones/jobs/view/2',
  );
  const rows = within(table).getAllByRole('row').slice(1);
  await waitFor(() => {
    expect(rows[0]).toHaveTextContent(/FAILEDOffline.*Nov 20, 1:30\sAM EST/);
  }, long);
  expect(rows[1]).toHaveTextContent(/3:30\sPM GMT\+9/);
  expect(rows[2]).toHaveTextContent(/6:30\sAM UTC/);
  expect(rows[3]).toHaveTextContent('DONE');
  // Rows and groups share the log of a zone.
  for (const { id } of zones)
    expect(sentTo('GET', `/api/zones/${id}/logs`).length).toBeLessThanOrEqual(id === 'c' ? 2 : 1);
}, 90_000);

it('a failed job says that its zone’s log has several errors rather than no reason', async () => {
  const at = '2026-11-18T06:30:00.000Z';
  const { show } = await createConsole({
    answer: ({ path }) => {
      if (path === '/api/jobs/7') {
        const job = { id: '7', name: 'Night', state: 'FAILED', zone_id: 'a', account_id };
        return Response.json({ ...job, scheduled_at: at, started_at: at, ended_at: at });
      }
      if (path !== '/api/zones/a/logs') return undefined;
      const messages = ['Camera 1 is offline.', 'Camera 2 is offline.'];
      return Response.json({
        logs: messages.map((message) => ({ id: message, at, level: 'ERROR', message })),
      });
    },
  });
  show('/zones/jobs/view/7');
  const note = await screen.findByRole('note', undefined, long);
  expect(note).toHaveTextContent('several errors from this time, and none names this job');
}, 60_000);

it('jobs are filtered by the day since when they were scheduled', async () => {
  const { show, sentTo } = await createConsole();
  // The newest jobs of all organizations may all be of one day.
  show(`/zones/jobs?account_id=${account_id}`);
  const times = async () =>
    within(await settled('Jobs'))
      .getAllByRole('row')
      .slice(1)
      .map((row) => Date.parse(row.querySelector('time')?.dateTime ?? ''));
  const newest = Math.max(...(await times()));
  const local = new Date(newest);
  const day = [local.getFullYear(), local.getMonth() + 1, local.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Scheduled' }));
  const filter = await screen.findByLabelText('Scheduled since');
  expect(filter).toHaveFocus();
  await screen.findByText(/^Showing /);
  const total = () => Number(/of (\d+)/.exec(screen.getByText(/^Showing /).textContent)?.[1]);
  const all = total();
  fireEvent.change(filter, { target: { value: day } });
  await waitFor(() => {
    expect(total()).toBeLessThan(all);
  }, long);
  const start = new Date(`${day}T00:00`).getTime();
  for (const moment of await times()) expect(moment).toBeGreaterThanOrEqual(start);
  // The contract has no such parameter.
  for (const { query } of sentTo('GET', '/api/jobs/recent'))
    expect([...query.keys()]).toEqual(['account_id']);

  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Scheduled' }));
  await waitFor(() => {
    expect(total()).toBe(all);
  }, long);
}, 90_000);

it('jobs are filtered by one of the names among them, whatever the other filters are', async () => {
  const { show, sentTo } = await createConsole();
  show('/zones/jobs?state=FAILED');
  const nameOf = (row: HTMLElement) => within(row).getAllByRole('cell')[0]?.textContent ?? '';
  const rows = async () =>
    within(await settled('Jobs'))
      .getAllByRole('row')
      .slice(1);
  const names = (await rows()).map(nameOf);
  const wanted = names.at(-1) ?? '';
  const failed = new Set(names).size;
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Name' }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Name' }, long));
  const options = (await screen.findAllByRole('option', undefined, long)).map(
    ({ textContent }) => textContent,
  );
  expect(new Set(options).size).toBe(options.length);
  expect(options.length).toBeGreaterThan(failed);
  await userEvent.click(screen.getByRole('option', { name: wanted }));
  await waitFor(async () => {
    expect(new Set((await rows()).map(nameOf))).toEqual(new Set([wanted]));
  }, long);
  for (const row of await rows()) expect(row).toHaveTextContent('FAILED');
  for (const { query } of sentTo('GET', '/api/jobs/recent')) expect([...query.keys()]).toEqual([]);
}, 90_000);

it('an export of filtered jobs names the jobs that are shown', async () => {
  const { show, sentTo } = await createConsole();
  show('/zones/jobs?state=FAILED');
  await settled('Jobs');
  const { textContent: shown } = await screen.findByText(/^Showing 1-\d+ of \d+/);
  const [, total] = /of (\d+)/.exec(shown) ?? [];
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => {
    expect(sentTo('POST', '/api/jobs/export')).toHaveLength(1);
  }, long);
  const body = sentTo('POST', '/api/jobs/export')[0]?.body as { job_ids: readonly string[] };
  expect(Object.keys(body)).toEqual(['job_ids']);
  expect(body.job_ids).toHaveLength(Number(total));
}, 90_000);

it('a region’s page lists its zones', async () => {
  const { show, sentTo } = await createConsole();
  show('/zones/regions');
  const regions = await settled('Regions');
  await userEvent.click(within(regions).getAllByRole('link')[0] as HTMLElement);
  const zones = await settled('Zones');
  expect(within(zones).getAllByRole('row').length).toBeGreaterThan(1);
  const asked = sentTo('GET', '/api/zones').at(-1)?.query;
  expect(asked?.get('region_id')).toBeTruthy();
  expect(asked?.get('account_id')).toBeTruthy();
}, 90_000);

it('zones can be filtered by a region once its organization is chosen', async () => {
  const { show } = await createConsole();
  show('/zones');
  await settled('Zones');
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Region' }));
  const region = await screen.findByRole('combobox', { name: 'Region' });
  expect(region).toBeDisabled();
  expect(region).toHaveAccessibleDescription('Choose an organization first.');
}, 90_000);

/** React hides what waits beside it. */
const isDrawn = (element: HTMLElement): boolean => element.closest('[style*="none"]') === null;

// The second time, its code is there before the rows.
it.each(['first', 'second'])(
  'the number of failed jobs is never drawn before the age beside it, the %s time',
  async () => {
    const { show } = await createConsole();
    const drawn = new Set<string>();
    const observer = new MutationObserver(() => {
      const failures = screen.queryByText(/^\d+ failed jobs$/);
      if (!failures || !isDrawn(failures)) return;
      const age = screen.queryByText(/^As of /);
      drawn.add(age && isDrawn(age) ? 'beside its age' : 'alone');
    });
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
    });
    show('/zones/jobs');
    await waitFor(() => {
      expect(drawn).toContain('beside its age');
    }, long);
    observer.disconnect();
    expect([...drawn]).toEqual(['beside its age']);
  },
  90_000,
);
