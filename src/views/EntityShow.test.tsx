// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createConsole } from './testing/renderConsole';

const long = { timeout: 15_000 };

interface Region {
  readonly id: string;
  readonly name: string;
}

/** A region's page, optionally with its edit panel open. */
const opened = async (panel: '' | '/edit' = '') => {
  const made = await createConsole();
  const { body } = await made.person.ask<{ results: Region[] }>('GET', '/api/regions');
  const [region] = body.results;
  if (!region) throw new Error('The stand-in has no region.');
  const page = `/zones/regions/view/${region.id}`;
  const shown = made.show(page + panel);
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(region.name);
  }, long);
  return { ...made, ...shown, region, page };
};

const ask = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  return screen.findByRole('alertdialog', { name: 'Remove Region' }, long);
};

describe('RemoveButton', () => {
  it("asks with the record's name, and Cancel removes nothing", async () => {
    const { region, sentTo, address, page } = await opened();
    const dialog = await ask();
    expect(dialog).toHaveAccessibleDescription(
      new RegExp(`^Are you sure you want to remove ${region.name}\\?`),
    );
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    }, long);
    expect(sentTo('DELETE', '/api')).toEqual([]);
    expect(address()).toBe(page);
  }, 60_000);

  it('shows a failure in the dialog; confirmed again, the record is removed and reported', async () => {
    const { region, fault, sentTo, address, person } = await opened();
    await fault({
      method: 'DELETE',
      path: '/api/regions/*',
      status: 409,
      body: { message: 'It still has zones.' },
      times: 1,
    });
    const dialog = await ask();
    const confirm = within(dialog).getByRole('button', { name: 'Remove' });
    await userEvent.click(confirm);
    expect(await within(dialog).findByRole('alert', undefined, long)).toHaveTextContent(
      'It still has zones.',
    );
    await userEvent.click(confirm);
    expect(
      await screen.findByText(`Region "${region.name}" removed.`, undefined, long),
    ).toBeInTheDocument();
    await waitFor(() => {
      expect(address()).toBe('/zones/regions');
    }, long);
    expect(sentTo('DELETE', `/api/regions/${region.id}`)).toHaveLength(2);
    const { body } = await person.ask<{ results: Region[] }>('GET', '/api/regions');
    expect(body.results.map(({ id }) => id)).not.toContain(region.id);
  }, 60_000);
});

describe('EntityEdit', () => {
  const rename = async (to: string) => {
    const dialog = await screen.findByRole('dialog', { name: /^Edit Region:/ }, long);
    const name = within(dialog).getByRole('textbox', { name: /Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, to);
    return { dialog, name, save: within(dialog).getByRole('button', { name: 'Save' }) };
  };

  it('saves, shows the declared message, and closes with the saved values', async () => {
    const { address, page, sentTo } = await opened('/edit');
    const { save } = await rename('Far North');
    await userEvent.click(save);
    expect(
      await screen.findByText('Region "Far North" updated successfully!', undefined, long),
    ).toBeInTheDocument();
    await waitFor(() => {
      expect(address()).toBe(page);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Far North');
    }, long);
    expect(sentTo('PUT', '/api/regions/')).toHaveLength(1);
  }, 60_000);

  it('keeps the panel and typed values after a refusal', async () => {
    const { fault, address, page } = await opened('/edit');
    await fault({ method: 'PUT', path: '/api/regions/*', status: 403, times: 1, body: {} });
    const { dialog, name, save } = await rename('Nowhere');
    await userEvent.click(save);
    expect(await within(dialog).findByRole('alert', undefined, long)).toHaveTextContent(
      'You are not allowed to do this. Ask an administrator.',
    );
    expect(name).toHaveValue('Nowhere');
    expect(address()).toBe(`${page}/edit`);
  }, 60_000);

  it('closes without a question if unchanged, and asks otherwise', async () => {
    const { address, page, router } = await opened('/edit');
    const panel = await screen.findByRole('dialog', { name: /^Edit Region:/ }, long);
    await userEvent.click(within(panel).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(address()).toBe(page);
    }, long);
    await router.navigate(`${page}/edit`);
    await rename('Unsaved');
    await router.navigate('/account');
    expect(
      await screen.findByRole('alertdialog', { name: 'Leave without saving?' }, long),
    ).toHaveAccessibleDescription('Your unsaved changes will be lost.');
    expect(address()).toBe(`${page}/edit`);
  }, 60_000);
});

describe('EntityShow', () => {
  it('reports a missing record and links back', async () => {
    const { show } = await createConsole();
    show('/zones/regions/view/no-such-region');
    expect(
      await screen.findByText(
        'There is no record at this address. It may have been removed.',
        undefined,
        long,
      ),
    ).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Region not found');
    for (const link of screen.getAllByRole('link', { name: 'Back to Regions' })) {
      expect(link).toHaveAttribute('href', '/zones/regions');
    }
  }, 60_000);
});
