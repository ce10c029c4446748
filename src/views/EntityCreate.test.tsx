// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createConsole } from './testing/renderConsole';

const long = { timeout: 15_000 };
const toasts = () => screen.getByRole('region', { name: /notifications|messages|toasts/i });

/** These tests ignore the list behind the dialog, which is slow to render. */
const noRows = { method: 'GET', path: '/api/regions', body: { results: [] } };

/** The dialog for a new region, with an organization selected and a name typed. */
const filled = async (name: string) => {
  const made = await createConsole();
  await made.fault(noRows);
  const shown = made.show('/zones/regions/create');
  const dialog = await screen.findByRole('dialog', { name: 'Add Region' }, long);
  const picker = await within(dialog).findByRole('combobox', undefined, long);
  await userEvent.click(picker);
  await userEvent.click((await screen.findAllByRole('option', undefined, long))[0] as HTMLElement);
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Name/ }), name);
  const submit = within(dialog).getByRole('button', { name: 'Add Region' });
  return { ...made, ...shown, dialog, submit };
};

describe('EntityCreate', () => {
  it('sends once for repeated submits, reports success and returns to the list', async () => {
    const { submit, sentTo, address } = await filled('North');
    fireEvent.click(submit);
    fireEvent.click(submit);
    fireEvent.submit(submit.closest('form') as HTMLFormElement);
    await waitFor(() => {
      expect(toasts()).toHaveTextContent('Region "North" created successfully!');
    }, long);
    expect(sentTo('POST', '/api/regions')).toHaveLength(1);
    await waitFor(() => {
      expect(address()).toBe('/zones/regions');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    }, long);
  }, 60_000);

  it('keeps typed values after a refusal, and succeeds when tried again', async () => {
    const { fault, submit, dialog, sentTo } = await filled('South');
    await fault(noRows, {
      method: 'POST',
      path: '/api/regions',
      status: 409,
      body: { message: 'There is a region of this name.' },
      times: 1,
    });
    await userEvent.click(submit);
    const alert = await within(dialog).findByRole('alert', undefined, long);
    expect(alert).toHaveTextContent('There is a region of this name.');
    expect(within(dialog).getByRole('textbox', { name: /Name/ })).toHaveValue('South');
    expect(screen.queryByText(/created successfully/)).not.toBeInTheDocument();
    await userEvent.click(submit);
    await waitFor(() => {
      expect(toasts()).toHaveTextContent('Region "South" created successfully!');
    }, long);
    expect(sentTo('POST', '/api/regions')).toHaveLength(2);
  }, 60_000);

  it("shows a field's error at the field", async () => {
    const { fault, submit, dialog } = await filled('West');
    await fault(noRows, {
      method: 'POST',
      path: '/api/regions',
      status: 422,
      body: { message: 'Invalid', errors: { name: 'This name is taken.' } },
      times: 1,
    });
    await userEvent.click(submit);
    const name = within(dialog).getByRole('textbox', { name: /Name/ });
    await waitFor(() => {
      expect(name).toHaveAccessibleDescription(/This name is taken\./);
    }, long);
    expect(name).toBeInvalid();
    expect(name).toHaveFocus();
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
  }, 60_000);

  it('sends nothing while a required value is missing', async () => {
    const { show, sentTo, fault } = await createConsole();
    await fault(noRows);
    show('/zones/regions/create');
    const dialog = await screen.findByRole('dialog', { name: 'Add Region' }, long);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Region' }));
    await waitFor(() => {
      expect(within(dialog).getByRole('textbox', { name: /Name/ })).toBeInvalid();
    }, long);
    expect(sentTo('POST', '/api/regions')).toEqual([]);
  }, 60_000);

  it('asks before typed values are lost, and only then', async () => {
    const { dialog, address } = await filled('East');
    const cancel = within(dialog).getByRole('button', { name: 'Cancel' });
    await userEvent.click(cancel);
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(address()).toBe('/zones/regions/create');
    expect(within(dialog).getByDisplayValue('East')).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    }, long);
    await userEvent.click(cancel);
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }),
    );
    await waitFor(() => {
      expect(address()).toBe('/zones/regions');
    }, long);
  }, 60_000);

  it('closes without a question if unchanged, and keeps the search of the list', async () => {
    const { show, fault } = await createConsole();
    await fault(noRows);
    const { address } = show('/zones/regions/create?q=nor');
    const dialog = await screen.findByRole('dialog', { name: 'Add Region' }, long);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(address()).toBe('/zones/regions?q=nor');
    }, long);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  }, 60_000);
});
