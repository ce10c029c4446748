// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { seedId } from '../../../../demo/store/seed/seedId';
import { products } from '../../../../resources/products';
import { createConsole } from '../../../views/testing/renderConsole';
import { BulkEdit } from './BulkEdit';

const long = { timeout: 30_000 };
const account_id = seedId('organization', 1);

it('the sheet has only the records with pasted keys', async () => {
  const { provider, show } = await createConsole({
    page: <BulkEdit declaration={products} title="Bulk Edit Products" onClose={() => undefined} />,
  });
  const { data } = await provider.getList('products', {
    pagination: { page: 1, perPage: 3 },
    sort: { field: 'id', order: 'ASC' },
    filter: { account_id },
  });
  const [one, two, three] = data.map(({ sku }) => String(sku));
  const { address } = show(
    `/products/bulk-edit?account_id=${account_id}&only=${String(one)},${String(two)},no-such-sku`,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Bulk Edit Products' }, long));
  expect(await dialog.findByText('2 products', {}, long)).toBeVisible();
  const filter = within(await dialog.findByRole('group', { name: 'Only these' }, long));
  expect(filter.getByText('1 not found: no-such-sku')).toBeVisible();
  await userEvent.click(filter.getByRole('button', { name: 'Only 3 keys' }));
  const keys = within(await screen.findByRole('dialog', { name: 'Only these Products' }, long));
  await userEvent.clear(keys.getByRole('textbox'));
  await userEvent.paste(String(three));
  await userEvent.click(keys.getByRole('button', { name: 'Show only these' }));
  expect(await screen.findByText('1 product', {}, long)).toBeVisible();
  expect(address()).toContain(`only=${String(three)}`);
}, 120_000);
