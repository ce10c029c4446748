/** A list of the first organization, for tests that copy its rows to the second one. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RaRecord } from 'react-admin';
import { seedId } from '../../../../demo/store/seed/seedId';
import type { createConsole } from '../../testing/renderConsole';

export const long = { timeout: 20_000 };
export const source = seedId('organization', 1);
export const target = seedId('organization', 2);

type Made = Awaited<ReturnType<typeof createConsole>>;

/** A list whose rows are selected and copied as a person does it. */
export const showList = async (made: Made, address: string) => {
  const { router } = made.show(address);
  await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ }, long);
  const select = async (...names: readonly string[]) => {
    for (const name of names)
      await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }, long));
  };
  const begin = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copy to…' }, long));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Copy to another organization' }, long),
    );
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Copy to' }, long));
    await userEvent.paste('Brightwater');
    await userEvent.click(await screen.findByRole('option', { name: /Brightwater/ }, long));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    return dialog;
  };
  const question = async () =>
    within(await screen.findByRole('alertdialog', { name: /^Copy to / }, long));
  const rowsOf = async (resource: string, account_id: string) =>
    (
      await made.provider.getList<RaRecord>(resource, {
        pagination: { page: 1, perPage: 1000 },
        sort: { field: 'id', order: 'ASC' },
        filter: { account_id },
      })
    ).data;
  const created = () => made.sentTo('POST', '/api').filter(({ path }) => !path.endsWith('/check'));
  return { ...made, router, select, begin, question, rowsOf, created };
};
