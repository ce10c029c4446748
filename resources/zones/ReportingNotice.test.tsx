// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderForm } from '../../src/fields/testing/render';
import { zones } from '.';

const choose = async (option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: 'Reporting' }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

it('explains a change of the status, and restores the stored one', async () => {
  const onSubmit = vi.fn();
  renderForm({
    declaration: zones,
    names: ['reporting_status'],
    record: { id: 'z-1', reporting_status: 'TEST' },
    onSubmit,
  });
  expect(await screen.findByRole('status')).toBeEmptyDOMElement();
  await choose('PRODUCTION');
  expect(screen.getByRole('status')).toHaveTextContent(
    'From TEST to PRODUCTION: Results count in reports and analytics.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Keep TEST' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('button', { name: /Keep/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ reporting_status: 'TEST' });
  });
});

it('explains a change from a status that the console does not know', async () => {
  renderForm({
    declaration: zones,
    names: ['reporting_status'],
    record: { id: 'z-1', reporting_status: 'PAUSED' },
  });
  await screen.findByRole('status');
  await choose('TEST');
  expect(screen.getByRole('status')).toHaveTextContent('From PAUSED to TEST: Results are produced');
});

it('shows nothing for a new record', async () => {
  renderForm({ declaration: zones, names: ['reporting_status'] });
  await choose('TEST');
  expect(screen.queryByRole('status')).toBeNull();
});
