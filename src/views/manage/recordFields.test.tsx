// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createConsole } from '../testing/renderConsole';

const product = '5c000000-0000-4000-8000-000000000001';

it('what is after a description of unknown length comes with it, so that nothing moves', async () => {
  const { show, hold } = await createConsole();
  const release = hold(({ path }) => path.startsWith('/api/products'));
  show(`/products/view/${product}`);
  const list = (await screen.findByText('Description', { selector: 'dt' })).closest('dl');
  expect(list).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Description', { selector: 'dt' })).toBeVisible();
  expect(screen.getByText('Status', { selector: 'dt' })).not.toBeVisible();
  release();
  await expect.poll(() => list?.getAttribute('aria-busy')).toBe('false');
  expect(screen.getByText('Status', { selector: 'dt' })).toBeVisible();
}, 60_000);
