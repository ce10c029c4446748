// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { organizationId } from '../../demo/store/seed/organizations';
import { createConsole } from '../../src/views/testing/renderConsole';

const alder = organizationId(0);
const api = `/api/organizations/${alder}/uom`;
const long = { timeout: 30_000 };

const save = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
};

it('is asked before all units are disabled, and only then', async () => {
  const { show, sentTo } = await createConsole();
  show(`/organizations/view/${alder}/uom`);
  const [, ...others] = await screen.findAllByRole('checkbox', { checked: true }, long);
  for (const unit of others) await userEvent.click(unit);
  await save();
  expect(await screen.findByText('Units of measure saved.', {}, long)).toBeVisible();
  expect(sentTo('PUT', api)).toHaveLength(1);

  const last = await screen.findByRole('checkbox', { checked: true }, long);
  await userEvent.click(last);
  await save();
  const question = () => screen.findByRole('alertdialog', { name: 'Disable All Units' }, long);
  expect(await question()).toHaveAccessibleDescription(/^Are you sure .* counted until/);
  await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  }, long);
  expect(sentTo('PUT', api)).toHaveLength(1);
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);

  await save();
  await userEvent.click(
    within(await question()).getByRole('button', { name: 'Disable all units' }),
  );
  await waitFor(() => {
    expect(sentTo('PUT', api).at(-1)?.body).toEqual({ uoms: [] });
  }, long);
}, 90_000);
