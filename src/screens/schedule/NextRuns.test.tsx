// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderSchedule, zone } from './testing/renderSchedule';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const section = () => screen.findByRole('region', { name: 'Next runs' });
const table = (place: string) => screen.findByRole('table', { name: `Next runs in ${place}` });
/** Day, time and user's time of each run. */
const rows = async (place: string) =>
  within(await table(place))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
const notes = () =>
  within(screen.getByRole('list', { name: 'Notes on this schedule' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const berlin = ['a', 'b', 'c'].map((id) => zone(id, 'Europe/Berlin'));
const york = zone('d', 'America/New_York');
const ids = (zones: readonly { id: unknown }[]) => zones.map(({ id }) => ({ zone_id: id }));

describe('next runs', () => {
  it('are ten, by the clock of the person while no zone is chosen', async () => {
    const { getList } = renderSchedule();
    expect(await section()).toHaveTextContent('times are in your time zone');
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const shown = await rows(own);
    expect(shown).toHaveLength(10);
    expect(shown[0]).toHaveLength(2);
    expect(shown[0]?.[1]).toBe('12:00 AM');
    expect(getList).not.toHaveBeenCalled();
  });

  it('are shown by the clock of each time zone', async () => {
    const zones = [york, ...berlin];
    renderSchedule({ zones, values: { zones: ids(zones), cron_expression: '30 6 * * 1' } });
    const select = await screen.findByRole('combobox', { name: 'Timezone' });
    expect(select).toHaveTextContent('Europe/Berlin · UTC+1 · 3 zones');
    const inBerlin = await rows('Europe/Berlin');
    expect(inBerlin[0]).toEqual(['Mon, Nov 23', '6:30 AM', expect.stringMatching(/^Mon /)]);
    expect(inBerlin.at(-1)?.[0]).toBe('Mon, Jan 25, 2027');
    await userEvent.click(select);
    await userEvent.click(
      screen.getByRole('option', { name: 'America/New_York · UTC-5 · 1 zone' }),
    );
    const first = within(await table('America/New_York')).getAllByRole('time')[0];
    expect(first).toHaveAttribute('datetime', '2026-11-23T11:30:00.000Z');
  });

  it('say where the clock changes, at the very run', async () => {
    renderSchedule({
      zones: berlin,
      values: { zones: ['A', 'b'], cron_expression: '30 2 28 * *' },
    });
    expect(await screen.findByText('Europe/Berlin · UTC+1 · 2 zones')).toBeVisible();
    const shown = await rows('Europe/Berlin');
    expect(shown[3]?.slice(0, 2)).toEqual(['Sun, Feb 28, 2027', '2:30 AMUTC+1']);
    expect(shown[4]?.slice(0, 2)).toEqual(['Sun, Mar 28, 2027', '3:00 AMUTC+2instead of 2:30 AM']);
    expect(notes()).toEqual([
      expect.stringMatching(/^Warning: On March 28, 2027 clocks go forward/),
    ]);
  });

  it('end with the schedule', async () => {
    renderSchedule({
      zones: berlin,
      values: { zones: ids(berlin), ends_at: '2026-11-24T00:00:00.000Z' },
    });
    expect(await rows('Europe/Berlin')).toHaveLength(3);
    expect(await section()).toHaveTextContent(
      /It ends on Nov 24, 2026, 1:00 AM, so there are no further runs/,
    );
    await userEvent.clear(screen.getByRole('textbox', { name: 'Ends' }));
    expect(await rows('Europe/Berlin')).toHaveLength(10);
  });

  it('are those before its end, not one at the same moment', async () => {
    renderSchedule({
      zones: berlin,
      values: { zones: ids(berlin), ends_at: '2026-11-23T23:00:00.000Z' },
    });
    expect((await rows('Europe/Berlin')).map(([day]) => day)).toEqual([
      'Sun, Nov 22',
      'Mon, Nov 23',
    ]);
  });

  it('are none where it ends before them', async () => {
    renderSchedule({ zones: [york], values: { zones: ['d'], ends_at: '2026-11-21T13:00:00Z' } });
    expect(
      await screen.findByText('It ends on Nov 21, 2026, 8:00 AM, before its first run.'),
    ).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('name zones without a time zone, and those that are gone', async () => {
    const zones = [zone('x', null), zone('y', ''), zone('z', 'Mars/Olympus')];
    renderSchedule({ zones, values: { zones: [...ids(zones), 'gone', { zone_id: 'lost' }, 7] } });
    const select = await screen.findByRole('combobox', { name: 'Timezone' });
    expect(select).toHaveTextContent('No time zone (UTC) · UTC · 2 zones');
    expect(await rows('UTC')).toHaveLength(10);
    expect(notes()).toEqual([
      expect.stringContaining('Unknown time zones: Mars/Olympus.'),
      'Warning: No time zone set; using UTC: Store x and Store y.',
      'Note: 3 selected zones are no longer in this organization.',
    ]);
    await userEvent.click(select);
    await userEvent.click(screen.getByRole('option', { name: /^Mars/ }));
    expect(await section()).toHaveTextContent('The time zone Mars/Olympus is unknown');
  });

  it('warn of months without that day', async () => {
    renderSchedule({ values: { cron_expression: '0 12 31 * *' } });
    await section();
    expect(notes()).toContain(
      'Warning: Not every month has a 31st. It runs on that day in seven months of the year.',
    );
  });

  it('follow the input, and wait while it is invalid', async () => {
    renderSchedule();
    await section();
    const box = screen.getByRole('textbox', { name: /^Expression/ });
    await userEvent.clear(box);
    await userEvent.type(box, '0 5 * *');
    expect(await screen.findByText(/once the expression is valid/)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.type(box, ' 2');
    const [first] = within(await screen.findByRole('table')).getAllByText('5:00 AM');
    expect(first).toBeVisible();
  });

  it('can be asked for again where the zones did not come', async () => {
    const { mend } = renderSchedule({ zones: berlin, values: { zones: ids(berlin) }, fails: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    mend();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows('Europe/Berlin')).toHaveLength(10);
  });

  it('know thousands of zones, page after page', async () => {
    const zones = Array.from({ length: 3000 }, (_, index) =>
      zone(`zone-${index}`, index % 2 === 0 ? 'Asia/Kathmandu' : 'Pacific/Apia'),
    );
    const { getList } = renderSchedule({ zones, values: { zones: ids(zones) } });
    expect(await screen.findByRole('combobox', { name: 'Timezone' })).toHaveTextContent(
      'Asia/Kathmandu · UTC+5:45 · 1,500 zones',
    );
    expect(getList).toHaveBeenCalledTimes(120);
    expect(getList.mock.calls[0]?.[1]).toMatchObject({ filter: { account_id: 'org-1' } });
  });
});

it('speak French', async () => {
  renderSchedule({ zones: berlin, values: { zones: ids(berlin) }, locale: 'fr' });
  expect(await screen.findByRole('region', { name: 'Prochaines exécutions' })).toBeVisible();
  expect(await screen.findByText('Europe/Berlin · UTC+1 · 3 zones')).toBeVisible();
  expect(screen.getByText('dim. 22 nov.')).toBeVisible();
});
