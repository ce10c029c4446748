// @vitest-environment jsdom
// Selected records copied to another organization, over the stand-in.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { seedId } from '../../../demo/store/seed/seedId';
import { createConsole } from '../testing/renderConsole';

const long = { timeout: 20_000 };
const source = seedId('organization', 1);
const target = seedId('organization', 2);

type Options = Parameters<typeof createConsole>[0];

const openList = async (address: string, options: Options = {}) => {
  const made = await createConsole({ rows: 6, ...options });
  made.show(address);
  const select = async (...names: readonly string[]) => {
    for (const name of names)
      await userEvent.click(
        await screen.findByRole('checkbox', { name: `Select ${name}` }, long),
      );
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
      await made.provider.getList(resource, {
        pagination: { page: 1, perPage: 1000 },
        sort: { field: 'id', order: 'ASC' },
        filter: { account_id },
      })
    ).data;
  return { ...made, select, begin, question, rowsOf };
};

describe('Copy to another organization', () => {
  it('says what is created and found, sends it, and undoes it', async () => {
    const made = await openList(`/products?account_id=${source}`);
    const boxes = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ }, long);
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    await made.begin();
    const asked = await made.question();
    process.stdout.write((await screen.findByRole('alertdialog')).textContent + '\n');
    expect(made.sentTo('POST', '/api/products').map(({ path }) => path)).toEqual([]);
    await userEvent.click(asked.getByRole('button', { name: 'Copy' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    }, long);
    process.stdout.write(JSON.stringify(made.sentTo('POST', '/api').map(({ path, body }) => [path, body]), null, 1) + '\n');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, long));
    expect(await screen.findByText('Undone for 2 rows.', {}, long)).toBeVisible();
    expect(target).toBeTruthy();
  }, 120_000);
});
