// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { seedId } from '../../../../demo/store/seed/seedId';
import { createConsole } from '../../testing/renderConsole';

const long = { timeout: 20_000 };
const account_id = seedId('organization', 1);

const opened = async (path: string) => {
  const made = await createConsole({ rows: 6 });
  made.show(path);
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ }, long);
  /** Selects the rows at these places, and opens the input of the field. */
  const pick = async (field: string, ...places: readonly number[]) => {
    for (const at of places) await userEvent.click(boxes[at] as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Set…' }, long));
    await userEvent.click(await screen.findByRole('menuitem', { name: `${field}…` }, long));
  };
  const asked = async (field: string) => {
    const dialog = within(await screen.findByRole('dialog', { name: `Set ${field}` }, long));
    const input = await dialog.findByRole('combobox', { name: new RegExp(`^${field}`) }, long);
    return { dialog, input, next: dialog.getByRole('button', { name: 'Continue' }) };
  };
  const confirm = async (title: string) => {
    const question = await screen.findByRole('alertdialog', { name: title }, long);
    await userEvent.click(within(question).getByRole('button', { name: 'Set' }));
  };
  /** What was sent of the field, by the record's id. */
  const sent = (name: string) =>
    made.sentTo('PUT', '/api/').map(({ path: to, body }) => {
      const value: unknown = (body as Readonly<Record<string, unknown>>)[name];
      return [to.split('/').at(-1), value] as const;
    });
  return { ...made, pick, asked, confirm, sent };
};

it('a reference is chosen by its own input, asked about by its name, sent for each row, and undone', async () => {
  const { provider, pick, asked, confirm, sent } = await opened(`/zones?account_id=${account_id}`);
  const { data: regions } = await provider.getList('regions', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
    filter: { account_id },
  });
  await pick('Region', 0, 1);
  const { input, next } = await asked('Region');
  await waitFor(() => {
    expect(input).toHaveFocus();
  });
  expect(next).toBeDisabled();
  await userEvent.click(input);
  const option = (await screen.findAllByRole('option', {}, long)).at(-1) as HTMLElement;
  const name = option.textContent;
  const region = regions.find((one) => one.name === name);
  await userEvent.click(option);
  expect(sent('region_id')).toEqual([]);
  await userEvent.click(next);
  await confirm(`Region: ${name}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, long));
  expect(await screen.findByText('Undone for 2 rows.', {}, long)).toBeVisible();
  const [first, second, ...back] = sent('region_id');
  expect([first?.[1], second?.[1]]).toEqual([region?.id, region?.id]);
  expect(back.map(([id]) => id).toSorted()).toEqual([first?.[0], second?.[0]].toSorted());
  expect(back.every(([, value]) => value !== region?.id)).toBe(true);
}, 120_000);

it('options of the platform are set for the selected rows', async () => {
  const path = `/products/notionals?account_id=${account_id}`;
  const { pick, asked, confirm, sent } = await opened(path);
  await pick('Default UOM', 0);
  const { input, next } = await asked('Default UOM');
  await userEvent.click(input);
  await userEvent.click(await screen.findByRole('option', { name: 'CASE' }, long));
  await userEvent.click(next);
  await confirm('Default UOM: CASE');
  await waitFor(() => {
    expect(sent('default_uom').map(([, value]) => value)).toEqual(['CASE']);
  }, long);
}, 120_000);

it('options that are those of one organization are not offered for rows of several', async () => {
  const { provider, pick } = await opened('/zones');
  const { data } = await provider.getList('zones', {
    pagination: { page: 1, perPage: 6 },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
  });
  const other = data.findIndex((zone) => zone.account_id !== data[0]?.account_id);
  await pick('Region', 0, other);
  expect(
    await screen.findByText(/^Region can only be set for rows of one organization\./, {}, long),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
}, 120_000);
