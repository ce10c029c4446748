// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createConsole, type SentCall } from '../../views/testing/renderConsole';

const account = 'acc00000-0000-4000-8000-000000000001';
const address = `/organizations/view/${account}/job-templates/calendar`;

const zone = (id: string, name: string, timeZoneName: string | null, region?: string) => ({
  id,
  name,
  account_id: account,
  timeZoneName,
  region: region === undefined ? null : { id: region, name: region },
});
const zones = [
  zone('z1', 'Berlin Mitte', 'Europe/Berlin', 'North'),
  zone('z2', 'Hamburg Hafen', 'Europe/Berlin', 'North'),
  zone('z3', 'Lisbon Docks', 'Europe/Lisbon', 'South'),
  zone('z4', 'Nowhere', null),
];
const template = (id: string, name: string, cron_expression: string, more: object = {}) => ({
  id,
  name,
  account_id: account,
  description: name,
  cron_expression,
  duration: 7200,
  ends_at: null,
  end_submission_time: null,
  template: {},
  zones: ['z1', 'z2', 'z3', 'z4'].map((zone_id) => ({ zone_id, template: null })),
  ...more,
});
const templates = [
  template('t1', 'Cooler count', '0 6 * * 1'),
  template('t2', 'Shelf watch', '*/30 8-10 * * 1', { zones: [{ zone_id: 'z3' }] }),
  template('t3', 'Broken', '0 0 31 2 *'),
  template('t4', 'Left alone', '0 6 * * *', { zones: [{ zone_id: 'gone' }] }),
  template('t5', 'Month end', '0 6 30 * *', { zones: [{ zone_id: 'z1' }] }),
];

interface World {
  readonly templates?: readonly object[];
  readonly zones?: readonly object[];
  readonly jobs?: readonly object[];
  /** Lines of every zone's log. */
  readonly logs?: readonly object[];
  /** Path whose first call is rejected. */
  readonly refused?: string;
}

const opened = async (query: string, world: World = {}) => {
  let isRefused = false;
  const answer = ({ method, path }: SentCall): Response | undefined => {
    if (method !== 'GET') return undefined;
    if (world.refused === path && !isRefused) {
      isRefused = true;
      return Response.json({ message: 'Not now.' }, { status: 403 });
    }
    if (path.endsWith('/job-templates')) {
      return Response.json({ job_templates: world.templates ?? templates });
    }
    if (path === '/api/zones') {
      const all = world.zones ?? zones;
      return Response.json({ zones: all, total: all.length });
    }
    if (path.endsWith('/logs')) return Response.json({ logs: world.logs ?? [] });
    return path === '/api/jobs/recent' ? Response.json({ jobs: world.jobs ?? [] }) : undefined;
  };
  const made = await createConsole({ answer });
  const shown = made.show(address + query);
  return { ...made, ...shown };
};

const dayOf = (name: RegExp) => screen.findByRole('region', { name });
const entry = (name: RegExp) => screen.findByRole('button', { name });

describe('the calendar', () => {
  it('shows a run at one time in several time zones as one, and folds what runs often', async () => {
    await opened('?week=2026-11-16');
    const monday = within(await dayOf(/^Monday, Nov 16/));
    expect(await monday.findAllByRole('button')).toHaveLength(2);
    expect(monday.getByRole('button', { name: /^6:00\sAM 2h Cooler count/ })).toHaveTextContent(
      '4 zones · 3 time zones',
    );
    expect(
      monday.getByRole('button', { name: /^every 30m, 8:00\sAM–10:30\sAM 6 runs 2h Shelf watch/ }),
    ).toHaveTextContent('1 zone');
    expect(within(await dayOf(/^Tuesday/)).getByText('No runs')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Job Templates' })).toHaveAttribute(
      'href',
      `/organizations/view/${account}/job-templates`,
    );
  });

  it('regroups by one’s own clocks, and finds zones and regions', async () => {
    const { address: now } = await opened('?week=2026-11-16');
    await entry(/^6:00\sAM .* Cooler count/);
    await userEvent.click(screen.getByRole('button', { name: 'My time' }));
    // The test runs in three time zones, so there are at least two different times.
    await waitFor(() => {
      expect(screen.getAllByRole('button', { name: /Cooler count/ }).length).toBeGreaterThan(1);
    });
    expect(now()).toContain('clocks=mine');
    await userEvent.click(screen.getByRole('button', { name: 'Zone time' }));
    await userEvent.type(screen.getByRole('searchbox', { name: /Zones and Regions/ }), 'north');
    await waitFor(async () => {
      expect(await entry(/Cooler count/)).toHaveTextContent('2 zones');
    });
    expect(screen.queryByRole('button', { name: /Shelf watch/ })).toBeNull();
    expect(now()).toContain('q=north');
  });

  it('says of an entry which zones run when, and leads to them and to the template', async () => {
    await opened('?week=2026-11-16');
    const button = await entry(/Cooler count/);
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: /^Cooler count, 6:00\sAM$/ }));
    expect(dialog.getByRole('heading', { name: 'Berlin · UTC+01:00' })).toBeVisible();
    expect(
      dialog.getByText(/^6:00\sAM there · 5:00\sAM UTC · \d+:\d\d\s[AP]M your time$/),
    ).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Hamburg Hafen' })).toHaveAttribute(
      'href',
      '/zones/view/z2',
    );
    expect(dialog.getByText('No time zone set; using UTC')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Edit Job Template' })).toHaveAttribute(
      'href',
      `/organizations/view/${account}/job-templates/edit/t1`,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(button).toHaveFocus();
    });
  });

  it('lists templates that do not run, and why', async () => {
    await opened('?week=2026-11-16');
    const idle = within(await screen.findByRole('region', { name: 'Not Running' }));
    const line = (name: string) =>
      idle.getByRole('link', { name: `Edit ${name}` }).closest('li')?.textContent;
    expect(line('Broken')).toMatch(
      /^Broken Its schedule is not valid \(0 0 31 2 \*\): The month is/,
    );
    expect(line('Left alone')).toBe('Left alone Its only zone no longer exists.');
    expect(line('Month end')).toBe(
      'Month end It does not run this week. Its next run is on Nov 30.',
    );
    expect(idle.getAllByRole('listitem')).toHaveLength(3);
  });

  it('names the next run on the first day after the week, by the clock of its zone', async () => {
    await opened('?week=2026-11-16', {
      zones: [zone('k', 'Line', 'Pacific/Kiritimati')],
      templates: [template('t1', 'Monthly', '0 0 23 * *', { zones: [{ zone_id: 'k' }] })],
    });
    const idle = within(await screen.findByRole('region', { name: 'Not Running' }));
    expect(idle.getByRole('listitem')).toHaveTextContent('Its next run is on Nov 23.');
  });

  it('works by keyboard: one Tab stop, arrows between entries, page keys between weeks', async () => {
    const daily = [template('t1', 'Daily', '0 6,18 * * *')];
    const { address: now } = await opened('?week=2026-11-16', { templates: daily });
    const first = (await screen.findAllByRole('button', { name: /^6:00\sAM/ }))[0];
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    const monday = within(await dayOf(/^Monday/));
    expect(monday.getByRole('button', { name: /^6:00\sPM/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(
      within(await dayOf(/^Tuesday/)).getByRole('button', { name: /^6:00\sPM/ }),
    ).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(first).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(within(await dayOf(/^Sunday/)).getByRole('button', { name: /^6:00\sPM/ })).toHaveFocus();
    expect(
      screen.getAllByRole('button', { name: /Daily/ }).filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1);
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => {
      expect(now()).toContain('week=2026-11-23');
    });
    expect(screen.getByRole('group', { name: /^Runs of the week, Nov 23/ })).toHaveFocus();
    await userEvent.keyboard('{PageUp}{PageUp}');
    expect(now()).toContain('week=2026-11-09');
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(now()).toBe(address);
  });

  it('marks days on which clocks are changed', async () => {
    await opened('?week=2026-10-19');
    expect(
      within(await dayOf(/^Sunday/)).getByText(/^Clocks go 1h back at 3:00\sAM: Berlin/),
    ).toBeVisible();
    expect(within(await dayOf(/^Saturday/)).queryByText(/Clocks/)).toBeNull();
  });

  it('shows the results of past runs', async () => {
    const at = new Date(Date.now() - 3 * 86_400_000);
    const date = at.toISOString().slice(0, 10);
    const job = (zone_id: string, state: string, time: string) => ({
      id: `j ${zone_id}`,
      name: 'Past',
      template_id: 't1',
      zone_id,
      state,
      scheduled_at: `${date}T${time}:00.000Z`,
    });
    const utc = ['a', 'b', 'c'].map((id) => zone(id, `Zone ${id}`, 'UTC'));
    await opened(`?week=${date}`, {
      zones: utc,
      templates: [
        template('t1', 'Past', `0 6 ${at.getUTCDate()} * *`, {
          zones: ['a', 'b', 'c'].map((zone_id) => ({ zone_id })),
        }),
      ],
      logs: [
        {
          id: 'l',
          at: `${date}T06:10:00.000Z`,
          level: 'ERROR',
          message: 'Past failed: a camera did not answer.',
        },
      ],
      jobs: [job('a', 'DONE', '06:00'), job('b', 'FAILED', '06:00'), job('d', 'DONE', '05:00')],
    });
    const past = await entry(/Past/);
    expect(past).toHaveTextContent('1 failed1 missed1 done');
    expect(screen.getByText('1 more job ran outside current schedules')).toBeVisible();
    await userEvent.click(past);
    const dialog = within(await screen.findByRole('dialog', { name: /^Past/ }));
    // The failed one is first, with its reason.
    const [first] = dialog.getAllByRole('listitem');
    expect(first).toHaveTextContent('Zone b');
    await waitFor(() => {
      expect(first).toHaveTextContent('A camera did not answer');
    });
    expect(dialog.getByRole('link', { name: 'FAILED Zone b' })).toHaveAttribute(
      'href',
      '/zones/jobs/view/j%20b',
    );
  });
});

describe('failed runs', () => {
  const at = new Date(Date.now() - 3 * 86_400_000);
  const date = at.toISOString().slice(0, 10);
  const day = at.getUTCDate();
  const job = (name: string, zone_id: string, state: string, time: string) => ({
    id: `${zone_id}${time.slice(0, 2)}`,
    name,
    template_id: name,
    zone_id,
    state,
    scheduled_at: `${date}T${time}:00.000Z`,
  });
  const world: World = {
    zones: ['a', 'b'].map((id) => zone(id, `Zone ${id}`, 'UTC')),
    templates: [
      template('Early', 'Early', `0 4 ${day} * *`, { zones: [{ zone_id: 'a' }] }),
      template('Late', 'Late', `0 6 ${day} * *`, { zones: [{ zone_id: 'a' }, { zone_id: 'b' }] }),
    ],
    logs: [
      { id: 'l', at: `${date}T06:10:00.000Z`, level: 'ERROR', message: 'Late failed: no light.' },
    ],
    jobs: [
      job('Early', 'a', 'DONE', '04:00'),
      job('Late', 'a', 'DONE', '06:00'),
      job('Late', 'b', 'FAILED', '06:00'),
      job('Other', 'a', 'DONE', '03:00'),
    ],
  };
  const names = () =>
    screen.getAllByRole('button', { name: /Early|Late/ }).map(({ textContent }) => textContent);

  it('are the first of their day', async () => {
    await opened(`?week=${date}`, world);
    await entry(/Late/);
    expect(names()).toEqual([expect.stringContaining('Late'), expect.stringContaining('Early')]);
  });

  it('can be shown alone, with the reason beside each zone, at an address', async () => {
    const { address: now } = await opened(`?week=${date}`, world);
    await userEvent.click(await screen.findByRole('button', { name: 'Failed (1)' }));
    expect(now()).toContain('results=failed');
    expect(names()).toEqual([expect.stringContaining('Late')]);
    // Days without any are left out.
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    const line = within(screen.getByRole('group', { name: /^Runs of the week/ }))
      .getByRole('link', { name: 'Zone b' })
      .closest('li');
    await waitFor(() => {
      expect(line).toHaveTextContent(/Zone b.*No light/);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Failed (1)', pressed: true }));
    expect(now()).not.toContain('results');
    expect(names()).toHaveLength(2);
  });

  it('are also those that no schedule plans any longer', async () => {
    const changed = { ...job('Other', 'a', 'FAILED', '03:00'), id: 'changed' };
    await opened(`?week=${date}`, { ...world, jobs: [...(world.jobs ?? []), changed] });
    await userEvent.click(await screen.findByRole('button', { name: 'Failed (2)' }));
    const board = within(screen.getByRole('group', { name: /^Runs of the week/ }));
    expect(board.getByText('1 more job ran outside current schedules')).toBeVisible();
    expect(board.getByRole('link', { name: 'FAILED Zone a' })).toHaveAttribute(
      'href',
      '/zones/jobs/view/changed',
    );
  });

  it('that are not known are said to be none', async () => {
    await opened('?week=2026-11-16&results=failed');
    expect(await screen.findByText('No known failed runs this week.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Failed (0)' }));
    expect(await entry(/Cooler count/)).toBeVisible();
  });
});

describe('a calendar that has nothing to show', () => {
  it('leads to the first job template', async () => {
    await opened('', { templates: [] });
    expect(await screen.findByRole('link', { name: 'Add Job Template' })).toHaveAttribute(
      'href',
      `/organizations/view/${account}/job-templates/create`,
    );
  });

  it('leads to the first zone', async () => {
    await opened('', { zones: [] });
    expect(await screen.findByRole('link', { name: 'Add Zone' })).toHaveAttribute(
      'href',
      '/zones/create',
    );
  });

  it('tells of a failure, and tries again', async () => {
    await opened('?week=2026-11-16', { refused: `/api/organizations/${account}/job-templates` });
    expect(await screen.findByText(/Not now\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await entry(/Cooler count/)).toBeVisible();
  });

  it('works without the jobs, and says what is missing', async () => {
    await opened('', { refused: '/api/jobs/recent' });
    expect(await screen.findByText(/Results of past runs could not be loaded/)).toBeVisible();
    expect(await entry(/Cooler count/)).toBeVisible();
  });
});
