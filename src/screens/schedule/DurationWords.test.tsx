// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { DurationCell } from './DurationCell';
import { renderSchedule } from './testing/renderSchedule';

const duration = () => screen.getByRole('spinbutton', { name: 'Duration' });
const overlaps = () => screen.findByRole('list', { name: 'Runs that overlap' });

it.each([
  [1440, '1440 minutes = 1 day'],
  [90, '90 minutes = 1 hour 30 minutes'],
  [60, '60 minutes = 1 hour'],
  [2941, '2941 minutes = 2 days 1 hour 1 minute'],
])('%d minutes are told in days and hours', async (minutes, words) => {
  renderSchedule({ values: { duration: minutes } });
  expect(await screen.findByText(words)).toBeVisible();
});

it.each([null, 0, -5, 1.5, 'x', 59])('nothing is told of %j', async (minutes) => {
  renderSchedule({ values: { duration: minutes } });
  await screen.findByRole('region', { name: 'Next runs' });
  expect(screen.queryByText(/ = /)).not.toBeInTheDocument();
});

it('warns of runs that overlap, and no longer than they do', async () => {
  renderSchedule({ values: { duration: 1441 } });
  expect(within(await overlaps()).getByRole('listitem')).toHaveTextContent(
    /^Warning: A run lasts 1 day 1 minute, .* 1 day after .* overlap/,
  );
  await userEvent.clear(duration());
  await userEvent.type(duration(), '1440');
  expect(await screen.findByText('1440 minutes = 1 day')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Runs that overlap' })).not.toBeInTheDocument();
});

it.each([
  [1440, '1 day', '1440 minutes'],
  [45, '45 minutes', '45 minutes'],
  [null, '–', null],
])(
  'a list says %j minutes as people do, and its title the exact number',
  (duration, text, exact) => {
    render(
      <RecordContextProvider value={{ id: 1, duration }}>
        <DurationCell source="duration" place="row" />
      </RecordContextProvider>,
    );
    expect(screen.getByText(text).getAttribute('title')).toBe(exact);
  },
);

it('speaks French', async () => {
  renderSchedule({ values: { duration: 90 }, locale: 'fr' });
  expect(await screen.findByText('90 minutes = 1 heure 30 minutes')).toBeVisible();
});
