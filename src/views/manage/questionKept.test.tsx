// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createConsole } from '../testing/renderConsole';

const long = { timeout: 15_000 };

it('the question of an action stays open while the record of the page is read', async () => {
  const { show, hold, sentTo, readAgain } = await createConsole();
  show('/models');
  await userEvent.click(await screen.findByRole('link', { name: 'Label reader' }, long));
  const versions = within(await screen.findByRole('table', { name: 'Model Versions' }, long));
  const [validating] = await versions.findAllByText('validating', undefined, long);
  const row = validating?.closest('tr');
  if (!row) throw new Error('no version is validating');
  const isRecord = ({ path }: { readonly path: string }) =>
    /^\/api\/mdl\/models\/[^/]+\/[^/]+$/.test(path);
  const reads = () => sentTo('GET', '/api/mdl/models').filter(isRecord).length;
  const release = hold(isRecord);
  await userEvent.click(within(row).getByRole('link'));
  const promote = await screen.findByRole('button', { name: 'Promote to stable' }, long);
  await waitFor(() => {
    expect(reads()).toBe(1);
  });
  await userEvent.click(promote);
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
  await userEvent.click(promote);
  const again = await screen.findByRole('alertdialog');
  release();
  await act(() => readAgain());
  expect(reads()).toBeGreaterThan(1);
  expect(screen.getByRole('alertdialog')).toBe(again);
  expect(promote).toBeInTheDocument();
}, 90_000);
