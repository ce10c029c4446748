// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { organizationId } from '../../demo/store/seed/organizations';
import { createConsole } from '../../src/views/testing/renderConsole';

const alder = organizationId(0);
const api = `/api/organizations/${alder}/uom`;
const long = { timeout: 30_000 };

it('asks nothing while a unit is left', async () => {
  const { show, sentTo } = await createConsole();
  show(`/organizations/view/${alder}/uom`);
  const [, ...others] = await screen.findAllByRole('checkbox', { checked: true }, long);
  for (const unit of others) await userEvent.click(unit);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Units of measure saved.', {}, long)).toBeVisible();
  expect(sentTo('PUT', api)).toHaveLength(1);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
}, 90_000);
