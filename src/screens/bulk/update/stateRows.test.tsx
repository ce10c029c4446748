// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RaRecord } from 'react-admin';
import { expect, it } from 'vitest';
import { chooseOrganization, drop, fileOf } from '../add/testing/bulkAddSteps';
import { renderBulkAdd } from '../add/testing/renderBulkAdd';
import { createRegistry } from '../../../schema/registry';
import { declarations } from '../../../../resources/index';
import { editColumnsOf } from '../columns/columnsOf';
import { editTable } from '../edit/editTable';
import { createSheet } from '../edit/sheet/createSheet';
import { enabled, organization, storedProducts, type StoredProduct } from './testing/stored';

const registry = createRegistry(declarations);

// Nothing here is hidden from assistive technology, and checking for it takes jsdom seconds.
configure({ defaultHidden: true, asyncUtilTimeout: 15_000 });

it('a product has a row for each of its states: what is unchanged is not sent, another one is added', async () => {
  const { dialog, ask, sentTo } = await renderBulkAdd();
  const products = await storedProducts(ask);
  const statesOf = async (id: string) =>
    (
      await ask<{ readonly states: readonly RaRecord[] }>(
        'GET',
        `/api/products/states?product_id=${id}`,
      )
    ).body.states;
  const found: { readonly product: StoredProduct; readonly states: readonly RaRecord[] }[] = [];
  for (const product of products) {
    const states = await statesOf(product.id);
    if (states.length > 1) found.push({ product, states });
    if (found.length === 2) break;
  }
  const names = new Set(found.flatMap(({ states }) => states.map(({ state }) => String(state))));
  const added = ['TRAY', 'CAN', 'BOTTLE'].find((name) => !names.has(name));
  const context = {
    declaration: registry.find('products'),
    registry,
    accountId: organization,
    locale: 'en-US',
    translate: (key: string, values?: { readonly _?: string }) => values?._ ?? key,
    optionsOf: () => undefined,
  };
  const sheet = createSheet({ declaration: context.declaration, columns: editColumnsOf(context) });
  sheet.append(found.map(({ product }) => ({ ...product })));
  const { headings, rows } = editTable(sheet, {
    of: new Map(found.map(({ product, states }) => [product.id, states])),
    child: registry.find('productStates'),
    locale: context.locale,
  });
  expect(rows).toHaveLength(found.reduce((sum, { states }) => sum + states.length, 0));
  const another = headings.map((name, at) => {
    if (name === 'state') return added ?? '';
    return name === 'id' || name === 'sku' ? (rows[0]?.[at] ?? '') : '';
  });
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const text = [headings, ...rows, another].map((row) => row.map(quoted).join(',')).join('\r\n');
  await chooseOrganization(dialog);
  drop(dialog, [fileOf('states.csv', text)]);
  await userEvent.click(await enabled('Update by ID…'));
  expect(await screen.findByText('2 records to compare. 1 stays as it is.')).toBeVisible();
  const change = await screen.findByRole('group', { name: '1 product state to add or change:' });
  expect(change).toHaveTextContent(`adds ${String(added)}`);
  // Neither rows that are left out, nor ones whose states are invalid.
  expect(screen.queryByText(/excluded/)).not.toBeInTheDocument();
  await userEvent.click(await enabled('Save'));
  await screen.findByText('Saved 1 results');
  expect(sentTo('POST', '/api/products/states/bulk')).toHaveLength(1);
  for (const { states } of found)
    for (const { id } of states)
      expect(sentTo('PUT', `/api/products/states/${String(id)}`)).toEqual([]);
  const after = await Promise.all(found.map(({ product }) => statesOf(product.id)));
  expect(after.map(({ length }) => length)).toEqual(
    found.map(({ states }, at) => states.length + (at === 0 ? 1 : 0)),
  );
}, 120_000);
