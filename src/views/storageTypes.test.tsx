// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { organizationId } from '../../demo/store/seed/organizations';
import { createConsole } from './testing/renderConsole';

const alder = organizationId(0);
const page = `/organizations/view/${alder}/storage-types`;

const box = (name: RegExp) => screen.findByRole('checkbox', { name });
/** Hidden until a menu is closed. */
const defaultsForm = async () =>
  within(await screen.findByRole('region', { name: 'Storage Defaults' }));
const defaultOf = async (name: string) => (await defaultsForm()).findByRole('combobox', { name });
const choose = async (name: string, option: string) => {
  await userEvent.click(await defaultOf(name));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const saveTypes = async () => {
  const [save] = screen.getAllByRole('button', { name: 'Save' });
  if (!save) throw new Error('There is no Save.');
  await userEvent.click(save);
  await screen.findByText('Storage types saved.');
};
const saveDefaults = async () =>
  userEvent.click((await defaultsForm()).getByRole('button', { name: 'Save' }));

const opened = async () => {
  const made = await createConsole();
  made.show(page);
  await box(/^WALK_IN_COOLER/);
  expect(await defaultOf('Cold')).toHaveTextContent('WALK_IN_COOLER');
  return made;
};

const defaultsSent = (made: Awaited<ReturnType<typeof opened>>) =>
  made.sentTo('PUT', `/api/organizations/${alder}/storage-defaults`).map(({ body }) => body);

describe('storage defaults whose storage types changed', () => {
  it('no longer show a disabled type, and are saved without a question', async () => {
    const made = await opened();
    await userEvent.click(await box(/^WALK_IN_COOLER/));
    await saveTypes();
    await waitFor(async () => {
      expect(await defaultOf('Cold')).not.toHaveTextContent('WALK_IN_COOLER');
    });
    await choose('Cold', 'BACKSTOCK');
    await saveDefaults();
    expect(await screen.findByText('Storage defaults saved.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(defaultsSent(made)).toMatchObject([
      { account_storage_defaults: { COLD: 'BACKSTOCK', FROZEN: 'WALK_IN_FREEZER' } },
    ]);
  });

  it('offer a newly enabled type', async () => {
    await opened();
    await userEvent.click(await defaultOf('Prep'));
    expect(screen.queryByRole('option', { name: 'PREP_TABLE' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await box(/^PREP_TABLE/));
    await saveTypes();
    await userEvent.click(await defaultOf('Prep'));
    expect(await screen.findByRole('option', { name: 'PREP_TABLE' })).toBeVisible();
  });

  it('keep unsaved selections, and update the rest', async () => {
    const made = await opened();
    await choose('Prep', 'BACKSTOCK');
    await userEvent.click(await box(/^WALK_IN_COOLER/));
    await saveTypes();
    await saveDefaults();
    expect(await screen.findByText('Storage defaults saved.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(defaultsSent(made)).toMatchObject([
      { account_storage_defaults: { COLD: null, PREP: 'BACKSTOCK' } },
    ]);
  });
});
