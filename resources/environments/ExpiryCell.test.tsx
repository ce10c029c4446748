// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createConsole } from '../../src/views/testing/renderConsole';

const long = { timeout: 10_000 };

it('an expired environment is marked, with its snapshot in the list', async () => {
  const { show } = await createConsole({
    answer: ({ method, path }) =>
      method === 'GET' && path === '/api/environments'
        ? Response.json({
            environments: [
              { id: 'e-1', name: 'old', snapshotName: 'snap-1', expires: '2020-01-01T00:00:00Z' },
              { id: 'e-2', name: 'new', snapshotName: 'snap-2', expires: '2999-01-01T00:00:00Z' },
            ],
          })
        : undefined,
  });
  show('/settings/environments');
  const old = (await screen.findByRole('link', { name: 'old' }, long)).closest('tr');
  const next = screen.getByRole('link', { name: 'new' }).closest('tr');
  if (!old || !next) throw new Error('There are no such rows.');
  expect(await within(old).findByText('Expired', {}, long)).toBeVisible();
  expect(within(old).getByText('snap-1')).toBeVisible();
  expect(within(next).queryByText('Expired')).not.toBeInTheDocument();
});
