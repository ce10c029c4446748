// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { declarations } from '../../../resources/index';
import { createConsole } from '../../views/testing/renderConsole';

it('leads to every list of settings with its number, and one that cannot be read spoils no other', async () => {
  const { show, fault } = await createConsole();
  await fault(
    {
      path: '/api/storages',
      body: { storages: [{ value: 'A', id: 1 }, { value: 'B', id: 2 }, null] },
    },
    { path: '/api/features', status: 403, body: {} },
  );
  show('/settings');
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const wanted = declarations.flatMap(({ labels, routes: { list } }) =>
    list?.startsWith('/settings/') ? [{ labels, list }] : [],
  );
  expect(wanted.length).toBeGreaterThanOrEqual(4);
  for (const { labels, list } of wanted) {
    const tile = screen.getByRole('link', { name: new RegExp(`^${labels}`) });
    expect(tile).toHaveAttribute('href', list);
    await waitFor(() => {
      expect(tile).toHaveTextContent(new RegExp(`^${labels}[\\d–]`));
    });
  }
  expect(screen.getByRole('link', { name: /^Storage Types/ })).toHaveTextContent('Storage Types2');
  expect(screen.getByRole('link', { name: /^Feature Flags/ })).toHaveTextContent('Feature Flags–');
  expect(screen.getAllByRole('link')).toHaveLength(wanted.length);
});
