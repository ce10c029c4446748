// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createConsole } from '../../testing/renderConsole';

const long = { timeout: 15_000 };
const empty = { path: '/api/products', body: { products: [], total: 0 } };

it('a filter without a value does not count; a disabled picker says why', async () => {
  const { show, fault } = await createConsole();
  await fault(empty);
  show('/products?item_app_eligible=TEST&is_archived=false');
  const menu = await screen.findByRole('button', { name: 'Filter' }, long);
  const add = async (name: string) => {
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await add('Primary Category');
  await add('Secondary Category');
  const organization = await screen.findByRole('combobox', { name: 'Organization' }, long);
  expect(organization).toBeEnabled();
  expect(organization).not.toHaveAccessibleDescription();

  await userEvent.click(screen.getByRole('combobox', { name: 'Primary Category' }));
  await userEvent.click((await screen.findAllByRole('option', undefined, long))[0] as HTMLElement);
  const why = 'At most 3 filters at once. Remove one to add another.';
  for (const name of ['Organization', 'Secondary Category']) {
    const waiting = await screen.findByRole('combobox', { name });
    expect(waiting).toBeDisabled();
    expect(waiting).toHaveAccessibleDescription(why);
  }
}, 90_000);

it('a region filter is cleared with its organization', async () => {
  const { show, fault } = await createConsole();
  await fault({ path: '/api/zones', body: { zones: [], total: 0 } });
  const { address } = show(
    '/zones?account_id=acc00000-0000-4000-8000-000000000001&region_id=r-1&is_active=true&q=main',
  );
  const organization = await screen.findByRole('combobox', { name: 'Organization' }, long);
  await userEvent.click(organization);
  const others = await screen.findAllByRole('option', undefined, long);
  await userEvent.click(others.at(-1) as HTMLElement);
  await vi.waitFor(() => {
    const parameters = new URLSearchParams(address().split('?')[1]);
    expect(parameters.get('account_id')).not.toBe('acc00000-0000-4000-8000-000000000001');
    expect(parameters.get('account_id')).toBeTruthy();
    expect(parameters.has('region_id')).toBe(false);
    expect(parameters.get('is_active')).toBe('true');
    expect(parameters.get('q')).toBe('main');
  });
}, 90_000);
