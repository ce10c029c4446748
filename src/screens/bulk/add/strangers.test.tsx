// @vitest-environment jsdom
/** What a person meets beside the usual path of Bulk Add. */
import { configure, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { BulkAdd } from './BulkAdd';
import {
  button,
  chooseOrganization,
  csv,
  drop,
  fileOf,
  imported,
  reviewed,
} from './testing/bulkAddSteps';
import { renderBulkAdd, renderTool, title } from './testing/renderBulkAdd';

// Nothing here is hidden from assistive technology, and checking for it takes jsdom seconds.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });

describe('Bulk Add', () => {
  it('begins with the organization that the list is filtered by (B2)', async () => {
    const { dialog } = await renderTool({
      Tool: BulkAdd,
      of: 'products',
      title,
      at: '/products?account_id=acc00000-0000-4000-8000-000000000001',
    });
    expect(await within(dialog).findByRole('button', { name: 'Add Products' })).toBeVisible();
    await waitFor(() => {
      expect(within(dialog).getByRole('combobox', { name: /Organization/ })).toHaveValue(
        'Alder & Vine Markets',
      );
    });
  });

  it('says which codes a spreadsheet may have turned into dates (B9)', async () => {
    const { dialog } = await renderBulkAdd();
    await chooseOrganization(dialog);
    drop(dialog, [fileOf('d.csv', csv('sku,product_description', '10-Mar,One', 'A-1,2026-03-10'))]);
    await within(dialog).findByRole('region', { name: 'Match the columns' });
    expect(await within(dialog).findByText(/^1 code looks like a date\./)).toBeVisible();
    expect(within(dialog).getAllByText(/looks? like (a date|dates)/)).toHaveLength(1);
  });

  it('names codes that only look like those of a keyboard, and replaces them once that is chosen', async () => {
    const { dialog } = await renderBulkAdd();
    await chooseOrganization(dialog);
    drop(dialog, [fileOf('d.csv', csv('sku,product_description', '\u0410B-100,One', 'AB-2,Two'))]);
    await within(dialog).findByRole('region', { name: 'Match the columns' });
    expect(
      await within(dialog).findByText(/^1 code has look-alike characters \(U\+0410\)/),
    ).toHaveTextContent('\u0410B-100 in row 2');
    await userEvent.click(
      within(dialog).getByRole('checkbox', { name: 'Replace with keyboard characters' }),
    );
    await userEvent.click(button(dialog, 'Import'));
    expect(await within(dialog).findByText('AB-100')).toBeVisible();
  });

  it('sends refused rows again unchanged, once the platform allows them (G5)', async () => {
    let isAllowed = false;
    const { dialog, sentTo } = await renderBulkAdd(({ method, path }) =>
      method === 'POST' && path === '/api/products/bulk' && !isAllowed
        ? Response.json(
            { message: 'Refused.', errors: { 'products.0.sku': 'Not this one.' } },
            { status: 400 },
          )
        : undefined,
    );
    await chooseOrganization(dialog);
    await imported(dialog, csv('sku,product_description', 'LATER-1,One'));
    await reviewed(dialog);
    await within(dialog).findByText('1 row was not saved. Fix it in the sheet, then save again.');
    await userEvent.click(button(dialog, 'Send 1 refused row again'));
    await waitFor(() => {
      expect(sentTo('POST', '/api/products/bulk')).toHaveLength(2);
    });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Fix in sheet' }));
    expect(button(dialog, 'Invalid 1')).toBeEnabled();
    isAllowed = true;
    await userEvent.click(await within(dialog).findByRole('button', { name: /^Send again: / }));
    expect(button(dialog, 'Create 1')).toBeEnabled();
    await reviewed(dialog);
    expect(await within(dialog).findByText('1 product created.')).toBeVisible();
    expect(sentTo('POST', '/api/products/bulk').at(-1)?.body).toMatchObject({
      products: [{ sku: 'LATER-1' }],
    });
  });
});
