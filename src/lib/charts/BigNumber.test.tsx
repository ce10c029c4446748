// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BigNumber, type BigNumberProps } from './BigNumber';
import { renderChart } from './testing/renderChart';

const show = (props: Partial<BigNumberProps>, locale: 'en' | 'fr' = 'en') =>
  renderChart(
    <BigNumber
      label="Job time"
      value={4320}
      unit={{ type: 'duration' }}
      state={{ type: 'ready' }}
      course={[]}
      to="/jobs"
      {...props}
    />,
    locale,
  );

it('shows value, change and sparkline, and links to the details', async () => {
  show({ previous: 4800, course: [4800, null, 4320], to: '/jobs' });
  const link = screen.getByRole('link', { name: /Job time/ });
  expect(link).toHaveTextContent('1 h 12 min');
  expect(link).toHaveTextContent('−10% vs. previous period');
  expect(
    screen.getByRole('img', {
      name: 'Trend: from 1 h 20 min to 1 h 12 min, lowest 1 h 12 min, highest 1 h 20 min',
    }),
  ).toBeVisible();
  await userEvent.click(link);
  expect(screen.getByText('/jobs')).toBeVisible();
});

it('shows that the value is unknown, without a comparison', () => {
  show({ value: null, previous: 3, course: [null] });
  expect(screen.getByText('no data')).toBeVisible();
  expect(screen.getByText('Nothing to compare with')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('draws a single value as a dot, and a constant one as a line', () => {
  const { container, unmount } = show({ course: [5] });
  expect(container.querySelectorAll('circle')).toHaveLength(1);
  unmount();
  const flat = show({ course: [5, 5, 5] }).container.querySelector('path');
  expect(flat?.getAttribute('d')).not.toContain('NaN');
});

it('offers to try again after a failure', async () => {
  const onRetry = vi.fn();
  show({ to: '/jobs', state: { type: 'failed', message: 'The platform is down.', onRetry } });
  expect(screen.getByRole('alert')).toHaveTextContent('Job timeThe platform is down.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('is shown in French', () => {
  show({ value: 0.973, unit: { type: 'share' }, previous: 0.961 }, 'fr');
  expect(screen.getByText(/97,3\s%/)).toBeVisible();
  expect(screen.getByText(/par rapport à la période précédente/)).toHaveTextContent('+1,2 pt');
});
