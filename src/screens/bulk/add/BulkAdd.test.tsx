// @vitest-environment jsdom
import { configure, fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  button,
  chooseOrganization,
  csv,
  drop,
  fileOf,
  imported,
  reviewed,
} from './testing/bulkAddSteps';
import { renderBulkAdd } from './testing/renderBulkAdd';

// Nothing here is hidden from assistive technology, and checking for it takes jsdom seconds.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });

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
      within(dialog).getByRole('combobox', { name: `Import ${heading} as` });
    await userEvent.selectOptions(target('Zzz'), 'product_description');
    expect(button(dialog, 'Import')).toBeEnabled();
    await userEvent.selectOptions(target('Yyy'), 'product_description');
    expect(target('Zzz')).toHaveValue('');
    expect(button(dialog, 'Import')).toBeEnabled();
  });

  it('says in the review that a state without a name will be a box', async () => {
    const { dialog } = await renderBulkAdd();
    await chooseOrganization(dialog);
    await imported(
      dialog,
      csv(
        'sku,product_description,state,state_reporting_uom',
        'BLANK-1,One,,CS',
        'BLANK-2,Two,CASE,CS',
        'BLANK-3,Three,,',
      ),
    );
    await waitFor(() => {
      expect(button(dialog, 'Review')).toBeEnabled();
    });
    await userEvent.click(button(dialog, 'Review'));
    expect(
      await within(dialog).findByText(
        '1 row has no product state but a unit or a size: its state will be BOX.',
      ),
    ).toBeVisible();
  });

  it('counts the values of a file that is chosen after another one was imported', async () => {
    const { dialog } = await renderBulkAdd();
    await chooseOrganization(dialog);
    await imported(dialog, csv('sku,product_description,state', 'MATCH-1,One,Karton'));
    for (const sku of ['MATCH-2', 'MATCH-3']) {
      const lines = ['sku,product_description,state', `${sku},Two,Stange`, `${sku}-B,Three,Stange`];
      drop(dialog, [fileOf(`${sku}.csv`, csv(...lines))]);
      await within(dialog).findByRole('region', { name: 'Match the columns' });
      const values = await within(dialog).findByRole('row', { name: /Stange.*2 rows/ });
      expect(within(values).getByRole('combobox')).toBeVisible();
      await userEvent.click(button(dialog, 'Import'));
      await within(dialog).findByRole('grid', { name: 'Products to add' });
    }
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
    // The header row, two rows, and the blank last row.
    await waitFor(() => {
      expect(grid).toHaveAttribute('aria-rowcount', '4');
    });
    expect(button(dialog, 'Create 2')).toBeEnabled();
  });

  it('imports a file, skips rows without a SKU, reviews and saves the rest', async () => {
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
    await userEvent.click(button(dialog, 'Exclude it'));
    expect(button(dialog, 'Excluded 1')).toBeEnabled();
    expect(button(dialog, 'Create 2')).toBeEnabled();
    // The excluded row is in the file as well as the duplicate.
    expect(button(dialog, 'Download 2 rejected rows')).toBeEnabled();
    await userEvent.click(button(dialog, 'Review'));
    await within(dialog).findByText('2 products will be created.');
    const unknown = await within(dialog).findByRole('group', { name: '1 unit code is unknown' });
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
    expect(
      within(skipped).getByText(
        /^Row 4, flow-1: Duplicate of row 2 \(differs only in upper or lower case\)\./,
      ),
    ).toBeVisible();
    // Its reason stays after the exclusion.
    expect(within(skipped).getByText(/^Row 3, No SKU: Excluded\. SKU is required\./)).toBeVisible();
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
    expect(await within(dialog).findByText('Choose a notional product for 1 name.')).toBeVisible();
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

  /** Types into the cell with the text `before`. */
  const typed = async (dialog: HTMLElement, before: string, text: string) => {
    await userEvent.click(within(dialog).getByRole('gridcell', { name: before }));
    await userEvent.keyboard(`${text}{Enter}`);
  };

  it('tells what failed at its row, and goes back to the sheet with that alone', async () => {
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
    await reviewed(dialog);
    await within(dialog).findByText('Saved 1 results');
    expect(within(dialog).getByText('1 product created. 1 row not saved.')).toBeVisible();
    expect(within(dialog).getByText(/Product: Not this one\./)).toBeVisible();
    // A retry would be rejected again.
    expect(within(dialog).queryByRole('button', { name: /^Retry/ })).toBeNull();
    await userEvent.click(button(dialog, 'Fix in sheet'));
    expect(button(dialog, 'All 1')).toBeEnabled();
    expect(button(dialog, 'Invalid 1')).toBeEnabled();
    expect(
      await within(dialog).findByText('1 × Refused by the platform: Not this one.'),
    ).toBeVisible();
    await typed(dialog, 'BAD-2', 'GOOD-2');
    await reviewed(dialog);
    expect(await within(dialog).findByText('1 product created.')).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Fix in sheet' })).toBeNull();
  });

  it('goes back to the sheet with rows that were not ready when the others were saved', async () => {
    const { dialog, sentTo } = await renderBulkAdd();
    await chooseOrganization(dialog);
    await imported(
      dialog,
      csv(
        'sku,product_description,state',
        'READY-1,One,CASE',
        'READY-1,Again,CASE',
        'WRONG-2,Two,Stange',
        ',Without a code,CASE',
      ),
    );
    // What a person leaves out needs no correction.
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Exclude it' }));
    await reviewed(dialog);
    await within(dialog).findByText('Saved 1 results');
    expect(
      within(dialog).getByText('2 rows have errors or are duplicates, so they were not sent.'),
    ).toBeVisible();
    expect(button(dialog, 'Download 2 rejected rows')).toBeEnabled();
    await userEvent.click(button(dialog, 'Fix in sheet'));
    expect(button(dialog, 'All 3')).toBeEnabled();
    // The product of its first row is saved now.
    expect(button(dialog, 'Already exists 1')).toBeEnabled();
    await userEvent.selectOptions(
      await within(dialog).findByRole('combobox', { name: /^Replace everywhere/ }),
      'CASE',
    );
    expect(button(dialog, 'Create 1')).toBeEnabled();
    await reviewed(dialog);
    expect(await within(dialog).findByText('1 product created.')).toBeVisible();
    // A row whose product exists needs no correction.
    expect(within(dialog).queryByRole('button', { name: 'Fix in sheet' })).toBeNull();
    expect(sentTo('POST', '/api/products/bulk').map(({ body }) => body)).toMatchObject([
      { products: [{ sku: 'READY-1' }] },
      { products: [{ sku: 'WRONG-2' }] },
    ]);
  });

  const refuseStates = ({
    method,
    path,
    body,
  }: {
    method: string;
    path: string;
    body?: unknown;
  }) => {
    if (method !== 'POST' || path !== '/api/products/states/bulk') return undefined;
    const { states } = body as { readonly states: readonly { readonly state: string }[] };
    const at = states.findIndex(({ state }) => state === 'TRAY');
    return at < 0
      ? undefined
      : Response.json(
          { message: 'Refused.', errors: { [`states.${at}.state`]: 'TRAY is not set up.' } },
          { status: 400 },
        );
  };
  const partlyRefused = csv(
    'sku,product_description,state',
    'PART-1,One,BOX',
    'PART-2,Two,TRAY',
    'PART-3,Three,tray',
  );

  it('sends only the corrected states of products that are there, and comes to an end', async () => {
    const { dialog, sentTo } = await renderBulkAdd(refuseStates);
    await chooseOrganization(dialog);
    await imported(dialog, partlyRefused);
    await reviewed(dialog);
    await within(dialog).findByText('Saved 3 results');
    expect(
      within(dialog).getByText('3 products created; 2 of them without their product state.'),
    ).toBeVisible();
    await userEvent.click(button(dialog, 'Fix in sheet'));
    expect(button(dialog, 'All 2')).toBeEnabled();
    await within(dialog).findByText('2 × Refused by the platform: TRAY is not set up.');
    await userEvent.selectOptions(
      await within(dialog).findByRole('combobox', { name: /^Replace everywhere/ }),
      'CASE',
    );
    expect(button(dialog, 'Complete 2')).toBeEnabled();
    await reviewed(dialog);
    expect(await within(dialog).findByText('2 existing products completed.')).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Fix in sheet' })).toBeNull();
    expect(sentTo('POST', '/api/products/bulk')).toHaveLength(1);
    expect(sentTo('POST', '/api/products/states/bulk').at(-1)?.body).toMatchObject({
      states: [{ state: 'CASE' }, { state: 'CASE' }],
    });
  });

  it('completes the products of a file that is imported again where it stopped', async () => {
    const { dialog, sentTo } = await renderBulkAdd(refuseStates);
    await chooseOrganization(dialog);
    await imported(dialog, partlyRefused);
    await reviewed(dialog);
    await within(dialog).findByText('Saved 3 results');
    await userEvent.click(button(dialog, 'Fix in sheet'));
    // The same rows again, corrected elsewhere.
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Select all rows shown' }));
    await userEvent.click(button(dialog, 'Remove'));
    await imported(dialog, partlyRefused.replaceAll(/tray/gi, 'CASE'));
    await waitFor(() => {
      expect(button(dialog, 'Complete 2')).toBeEnabled();
    });
    expect(button(dialog, 'Already exists 1')).toBeEnabled();
    await reviewed(dialog);
    expect(await within(dialog).findByText('2 existing products completed.')).toBeVisible();
    expect(sentTo('POST', '/api/products/bulk')).toHaveLength(1);
  });

  it('sends no value that is not set up for the organization', async () => {
    const { dialog, sentTo } = await renderBulkAdd();
    await chooseOrganization(dialog);
    await imported(
      dialog,
      csv('sku,product_description,state', 'OFFER-1,One,KX', 'OFFER-2,Two,box'),
    );
    expect(await within(dialog).findByText(/^1 × .*"KX" is not one of the values: /)).toBeVisible();
    expect(button(dialog, 'Create 1')).toBeEnabled();
    await reviewed(dialog);
    await within(dialog).findByText('Saved 1 results');
    expect(JSON.stringify(sentTo('POST', '/api/products/states/bulk'))).not.toContain('KX');
  });

  it('retries what failed, and sends nothing again that is saved', async () => {
    const failing = new Set(['/api/products/bulk', '/api/products/states/bulk']);
    const { dialog, ask, sentTo } = await renderBulkAdd(({ method, path }) =>
      method === 'POST' && failing.delete(path)
        ? Response.json({ message: 'Not now.' }, { status: 403 })
        : undefined,
    );
    await chooseOrganization(dialog);
    await imported(dialog, csv('sku,product_description,state', 'AGAIN-1,One,BOX', 'AGAIN-2,Two,'));
    await reviewed(dialog);
    expect(await within(dialog).findByText('Saved 0 results')).toBeVisible();
    expect(within(dialog).getAllByText('Product: Not now.')).toHaveLength(2);
    await userEvent.click(button(dialog, 'Try 2 rows again'));
    expect(
      await within(dialog).findByText('2 products created; 1 of them without its product state.'),
    ).toBeVisible();
    await userEvent.click(button(dialog, 'Try 1 row again'));
    expect(await within(dialog).findByText('2 products created.')).toBeVisible();
    expect(within(dialog).getByText('Saved 2 results')).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: /^Retry/ })).toBeNull();
    expect(sentTo('POST', '/api/products/bulk')).toHaveLength(2);
    expect(sentTo('POST', '/api/products/states/bulk')).toHaveLength(2);
    const { body } = await ask(
      'GET',
      '/api/products/bulk?account_id=acc00000-0000-4000-8000-000000000001&limit=500&offset=0&search=AGAIN-',
    );
    expect(body).toMatchObject({ products: [{ sku: 'AGAIN-1' }, { sku: 'AGAIN-2' }] });
  });

  it("keeps the file's line numbers under a filter, each with its reason", async () => {
    const { dialog } = await renderBulkAdd();
    await chooseOrganization(dialog);
    await imported(
      dialog,
      csv('sku,product_description', 'LINE-1,One', '', 'LINE-2,Two', 'line-1,Three', ',Four'),
    );
    await userEvent.click(button(dialog, 'Invalid 1'));
    const row = await within(dialog).findByRole('row', { name: /Four/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('6 Invalid: SKU is required.');
  });

  it('shows each value in the review as it is sent', async () => {
    const { dialog, sentTo } = await renderBulkAdd();
    await chooseOrganization(dialog);
    await imported(
      dialog,
      csv(
        'sku,product_description,state,state_reporting_uom,state_reporting_uom_baseline',
        'SHOWN-1,One,box,BG,+2',
      ),
    );
    await userEvent.click(button(dialog, 'Review'));
    const table = await within(dialog).findByRole('table', { name: 'Products to create' });
    const cells = within(table).getAllByRole('cell');
    const texts = cells.map(({ textContent }) => textContent);
    expect(texts).toEqual(expect.arrayContaining(['SHOWN-1', 'BOX', 'BAG', '2']));
    expect(texts).not.toContain('BG');
    expect(texts).not.toContain('+2');
    await waitFor(() => {
      expect(button(dialog, 'Save')).toBeEnabled();
    });
    await userEvent.click(button(dialog, 'Save'));
    await within(dialog).findByText('Saved 1 results');
    expect(sentTo('POST', '/api/products/states/bulk')[0]?.body).toMatchObject({
      states: [{ state: 'BOX', reporting_uom: 'BAG', reporting_uom_baseline: 2 }],
    });
  });

  it('says nothing of a new row before a key is pressed', async () => {
    const { dialog } = await renderBulkAdd();
    await chooseOrganization(dialog);
    await userEvent.click(button(dialog, 'Add Products'));
    const grid = await within(dialog).findByRole('grid', { name: 'Products to add' });
    expect(button(dialog, 'Invalid 0')).toBeVisible();
    expect(grid.querySelector('[aria-invalid]')).toBeNull();
    expect(within(dialog).queryByRole('alert')).toBeNull();
    expect(button(dialog, 'Review')).toBeDisabled();
  });
});
