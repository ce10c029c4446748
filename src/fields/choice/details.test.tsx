// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createConsole } from '../../views/testing/renderConsole';

const long = { timeout: 10_000 };

it('a snapshot is shown with its cluster and creation time, and found by them', async () => {
  const { show, sentTo } = await createConsole();
  show('/settings/environments/create');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Environment' }, long));
  const picker = await dialog.findByRole('combobox', { name: /^Snapshot Name/ });
  await userEvent.click(picker);
  const [first] = await screen.findAllByRole('option');
  // Name, cluster, then date and time.
  expect(first).toHaveTextContent(/^\S+ \S+ · \w{3} \d{1,2}, \d{4}, \d{1,2}:\d{2}/);
  const cluster = /^\S+ (\S+) ·/.exec(first?.textContent ?? '')?.[1] ?? '';
  await userEvent.type(picker, cluster);
  const found = await screen.findAllByRole('option');
  for (const option of found) expect(option).toHaveTextContent(cluster);
  await userEvent.click(found[0] as HTMLElement);
  expect(picker).toHaveAccessibleDescription(new RegExp(`^${cluster} · `));
  expect(sentTo('GET', '/api/environments/snapshots')).toHaveLength(1);
});

it('the status of a model version is shown beside its version', async () => {
  const { show } = await createConsole({
    answer: ({ method, path }) =>
      method === 'GET' && path === '/api/mdl/models'
        ? Response.json({
            models: [
              { id: 'm-1', name: 'Shelf', versions: [{ version: '2.1', status: 'stable' }] },
            ],
          })
        : undefined,
  });
  show('/models');
  expect(await screen.findByText('2.1 · stable', undefined, long)).toBeVisible();
});
