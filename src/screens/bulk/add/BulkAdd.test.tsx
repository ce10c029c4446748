// @vitest-environment jsdom
import { File as NodeFile } from 'node:buffer';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderBulkAdd } from './testing/renderBulkAdd';

// Nothing here is hidden from those who hear it; looking for that takes jsdom seconds.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });

const button = (dialog: HTMLElement, name: string | RegExp) =>
  within(dialog).getByRole('button', { name });

const chooseOrganization = async (dialog: HTMLElement) => {
  await userEvent.click(within(dialog).getByRole('combobox', { name: /Organization/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Alder & Vine Markets' }));
  await within(dialog).findByRole('button', { name: 'Add Products' });
};

/** jsdom's own files cannot be read. */
const fileOf = (name: string, text: string): File => new NodeFile([text], name) as unknown as File;

const drop = (dialog: HTMLElement, files: readonly File[]) => {
  fireEvent.drop(dialog, { dataTransfer: { files, types: ['Files'] } });
};

const csv = (...lines: readonly string[]): string => lines.join('\n');

const imported = async (dialog: HTMLElement, text: string) => {
  drop(dialog, [fileOf('products.csv', text)]);
  await within(dialog).findByRole('region', { name: 'Match the columns' });
  await userEvent.click(button(dialog, 'Import'));
  await within(dialog).findByRole('grid', { name: 'Products to add' });
};

describe('Bulk Add / Import Products', () => {
  it('needs an organization before rows and files', async () => {
    const { dialog } = await renderBulkAdd();
    expect(within(dialog).queryByRole('button', { name: 'Add Products' })).toBeNull();
    drop(dialog, [fileOf('products.csv', 'sku\n1')]);
    await chooseOrganization(dialog);
    expect(within(dialog).queryByRole('region', { name: 'Match the columns' })).toBeNull();
  });

  it('refuses two files, other files, and takes the next one', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { dialog } = await renderBulkAdd();
    await chooseOrganization(dialog);
    drop(dialog, [fileOf('a.csv', 'sku'), fileOf('b.csv', 'sku')]);
    expect(await within(dialog).findByRole('alert')).not.toHaveTextContent('Invalid file type');
    drop(dialog, [fileOf('a.txt', 'sku')]);
    await waitFor(() => {
      expect(within(dialog).getByRole('alert')).toHaveTextContent(/^Invalid file type$/);
    });
    expect(warn).toHaveBeenCalledWith('Import: type');
    drop(dialog, [fileOf('a.csv', 'sku,product_description\n1,One')]);
    expect(await within(dialog).findByRole('region', { name: 'Match the columns' })).toBeVisible();
    expect(within(dialog).queryByText('Invalid file type')).toBeNull();
  });

  it('says which required column is missing, and no column becomes two', async () => {
    const { dialog } = await renderBulkAdd();
    await chooseOrganization(dialog);
    drop(dialog, [fileOf('a.csv', 'sku,Zzz,Yyy\n1,One,More')]);
    await within(dialog).findByRole('region', { name: 'Match the columns' });
    expect(button(dialog, 'Import')).toBeDisabled();
    expect(within(dialog).getByText('Match a column to: Description.')).toBeVisible();
    const target = (heading: string) =>
      within(dialog).getByRole('combobox', { name: `What ${heading} becomes` });
    await userEvent.selectOptions(target('Zzz'), 'product_description');
    expect(button(dialog, 'Import')).toBeEnabled();
    await userEvent.selectOptions(target('Yyy'), 'product_description');
    expect(target('Zzz')).toHaveValue('');
    expect(button(dialog, 'Import')).toBeEnabled();
  });

  it('takes a second file in once, however quickly Import is pressed again', async () => {
    const { dialog } = await renderBulkAdd();
    await chooseOrganization(dialog);
    await imported(dialog, csv('sku,product_description', 'FIRST-1,One'));
    drop(dialog, [fileOf('more.csv', csv('sku,product_description', 'SECOND-1,Two'))]);
    await within(dialog).findByRole('region', { name: 'Match the columns' });
    const press = button(dialog, 'Import');
    fireEvent.click(press);
    fireEvent.click(press);
    const grid = await within(dialog).findByRole('grid', { name: 'Products to add' });
    // The headings, two rows, and the one in which another is begun.
    await waitFor(() => {
      expect(grid).toHaveAttribute('aria-rowcount', '4');
    });
    expect(button(dialog, 'Create 2')).toBeEnabled();
  });

  it('imports, leaves out what lacks its SKU, reviews and saves what is left', async () => {
    const { dialog, sentTo } = await renderBulkAdd();
    await chooseOrganization(dialog);
    await imported(
      dialog,
      csv(
        'sku,product_description,state_reporting_uom',
        'FLOW-1,One,cs',
        ',No sku,',
        'flow-1,Again,',
        'FLOW-2,Two,what',
      ),
    );
    expect(button(dialog, 'Review')).toBeDisabled();
    await userEvent.click(button(dialog, 'Leave it out'));
    expect(button(dialog, 'Left out 1')).toBeEnabled();
    expect(button(dialog, 'Create 2')).toBeEnabled();
    await userEvent.click(button(dialog, 'Review'));
    await within(dialog).findByText('2 products will be created.');
    const unknown = await within(dialog).findByRole('group', {
      name: 'One unit code is not known',
    });
    expect(within(unknown).getByText('what: FLOW-2')).toBeVisible();
    await waitFor(() => {
      expect(button(dialog, 'Save')).toBeEnabled();
    });
    expect(button(dialog, 'Cancel')).toBeVisible();
    await userEvent.click(button(dialog, 'Save'));
    expect(await within(dialog).findByText('Saved 2 results')).toBeVisible();
    expect(button(dialog, 'Close')).toBeVisible();
    const [sent, ...more] = sentTo('POST', '/api/products/bulk');
    expect(more).toEqual([]);
    expect(sent?.body).toMatchObject({
      products: [{ sku: 'FLOW-1', item_app_eligible: 'NONE' }, { sku: 'FLOW-2' }],
    });
    expect(sentTo('POST', '/api/products/states/bulk')[0]?.body).toMatchObject({
      states: [{ reporting_uom: 'CASE' }, { reporting_uom: 'EACH' }],
    });
    const skipped = within(dialog).getByRole('region', { name: 'Not created' });
    expect(within(skipped).getByText(/^flow-1: The same SKU/)).toBeVisible();
  });

  it('has a name that two notional products have chosen, or left', async () => {
    const { dialog, ask, sentTo } = await renderBulkAdd();
    const account_id = 'acc00000-0000-4000-8000-000000000001';
    const headers = { 'X-Resource-Type': 'NOTIONAL', 'X-Resource-Action': 'CREATE_NOTIONAL' };
    const twin = { account_id, name: 'Twin soup', ar_label: 'Twin', default_uom: 'EACH' };
    for (const shelf_label_text of ['one', 'two']) {
      await ask('POST', '/api/notionals', { ...twin, shelf_label_text }, headers);
    }
    await chooseOrganization(dialog);
    await imported(dialog, csv('sku,product_description,notional_name', 'TWIN-1,One,twin soup'));
    await userEvent.click(button(dialog, 'Review'));
    const choice = await within(dialog).findByRole('combobox', { name: 'Which twin soup' });
    expect(
      await within(dialog).findByText('Choose a notional product for one name.'),
    ).toBeVisible();
    expect(button(dialog, 'Save')).toBeDisabled();
    const [first] = within(choice)
      .getAllByRole('option')
      .flatMap((option) => (/^Twin soup/.test(option.textContent) ? [option] : []));
    await userEvent.selectOptions(choice, first?.getAttribute('value') ?? '');
    await waitFor(() => {
      expect(button(dialog, 'Save')).toBeEnabled();
    });
    await userEvent.click(button(dialog, 'Save'));
    await within(dialog).findByText('Saved 1 results');
    expect(sentTo('POST', '/api/products/bulk')[0]?.body).toMatchObject({
      products: [{ inventory_notional_product_id: first?.getAttribute('value') }],
    });
    expect(sentTo('POST', '/api/notionals/bulk')).toEqual([]);
  });

  it('saves nothing once the person went back', async () => {
    const { dialog, sentTo } = await renderBulkAdd();
    await chooseOrganization(dialog);
    await imported(dialog, csv('sku,product_description', 'BACK-1,One'));
    await userEvent.click(button(dialog, 'Review'));
    await waitFor(() => {
      expect(button(dialog, 'Save')).toBeEnabled();
    });
    fireEvent.click(button(dialog, 'Save'));
    fireEvent.click(button(dialog, 'Back'));
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Review' }));
    await waitFor(() => {
      expect(button(dialog, 'Save')).toBeEnabled();
    });
    expect(sentTo('POST', '/api/products/bulk')).toEqual([]);
  });

  it('tells what failed at its row, and goes back to the sheet with what is left', async () => {
    const { dialog } = await renderBulkAdd(({ method, path, body }) =>
      method === 'POST' && path === '/api/products/bulk' && JSON.stringify(body).includes('BAD-2')
        ? Response.json(
            { message: 'Product refused.', errors: { 'products.1.sku': 'Not this one.' } },
            { status: 400 },
          )
        : undefined,
    );
    await chooseOrganization(dialog);
    await imported(dialog, csv('sku,product_description', 'GOOD-1,One', 'BAD-2,Two'));
    await userEvent.click(button(dialog, 'Review'));
    await waitFor(() => {
      expect(button(dialog, 'Save')).toBeEnabled();
    });
    await userEvent.click(button(dialog, 'Save'));
    await within(dialog).findByText('Saved 1 results');
    expect(within(dialog).getByText(/Not this one\./)).toBeVisible();
    await userEvent.click(button(dialog, 'Mend them in the sheet'));
    expect(button(dialog, 'Already exists 1')).toBeEnabled();
    expect(button(dialog, 'Create 1')).toBeEnabled();
  });
});
