// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createConsole } from '../../../views/testing/renderConsole';

const account = 'acc00000-0000-4000-8000-000000000001';
const long = { timeout: 60_000 };

it('a chart is drawn once the previous period is there, so that its legend does not grow', async () => {
  const { show, hold } = await createConsole();
  const starts = new Set<string>();
  // The latest period is asked for first.
  const release = hold(({ path, query }) => {
    if (!path.startsWith('/api/analytics/')) return false;
    starts.add(query.get('start_at') ?? '');
    return query.get('start_at') !== [...starts].toSorted().at(-1);
  });
  show(`/?account_id=${account}&tab=accuracy`);
  const card = await screen.findByRole('figure', { name: 'Least Accurate Zones' }, long);
  await expect.poll(() => starts.size, long).toBe(2);
  // A table of the same figures is drawn, and seen once the cards above it are.
  await screen.findByRole('table', { hidden: true }, long);
  expect(card).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.poll(() => card.getAttribute('aria-busy'), long).toBe('false');
  expect(within(card).getByRole('list')).toHaveTextContent(/previous period/i);
}, 150_000);
