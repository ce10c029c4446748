// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { jobs as declared } from '../../resources/jobs';
import { useCalendarData } from '../screens/calendar/useWeek';
import { useAttention } from '../screens/dashboard/attention/useAttention';
import { FiguresContext } from '../screens/dashboard/figures/FiguresContext';
import { createConsole } from '../views/testing/renderConsole';

// Seconds between two reads of jobs, instead of a minute.
vi.mock('../../resources/jobs', async (load) => {
  const { jobs } = await load<{ readonly jobs: typeof declared }>();
  return { jobs: { ...jobs, list: { ...jobs.list, refreshEvery: 0.2 } } };
});

const accountId = 'acc00000-0000-4000-8000-000000000001';
const shared = {
  accountId,
  organization: 'Sunrise',
  zoneIds: [],
  timeZone: 'UTC',
  period: { from: 20_000, to: 20_006 },
  today: 20_007,
  isCompared: false,
  uom: '',
  comparedIds: [],
  about: '',
  show: () => undefined,
  addressOf: () => '/',
};

const Attention = () => <output>{useAttention().jobs}</output>;
const Calendar = () => <output>{useCalendarData().jobs.rows?.length}</output>;

it.each([
  [
    'dashboard',
    '/',
    <FiguresContext key="dashboard" value={shared}>
      <Attention />
    </FiguresContext>,
  ],
  [
    'calendar',
    `/organizations/view/${accountId}/job-templates/calendar`,
    <Calendar key="calendar" />,
  ],
])(
  'the %s reads jobs again as often as their list does, so that screens agree (L14)',
  async (_, address, page) => {
    let count = 1;
    const { show } = await createConsole({
      page,
      answer: ({ path }) =>
        path === '/api/jobs/recent'
          ? Response.json({
              jobs: Array.from({ length: count }, (__, at) => ({ id: `j${at}`, state: 'RUNNING' })),
            })
          : undefined,
    });
    show(address);
    const told = () => document.querySelector('output')?.textContent;
    await waitFor(
      () => {
        expect(told()).toBe('1');
      },
      { timeout: 20_000 },
    );
    // The platform has started another job.
    count = 2;
    await waitFor(
      () => {
        expect(told()).toBe('2');
      },
      { timeout: 20_000 },
    );
  },
  60_000,
);
