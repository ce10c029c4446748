// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { chooseOrganization, csv, drop, fileOf } from '../add/testing/bulkAddSteps';
import { renderBulkAdd } from '../add/testing/renderBulkAdd';
import { enabled, organization, storedProducts, type StoredProduct } from './testing/stored';

// Nothing here is hidden from assistive technology, and checking for it takes jsdom seconds.
configure({ defaultHidden: true, asyncUtilTimeout: 15_000 });

it('the undo restores categories that were renamed since, and says which of them are gone', async () => {
  const { dialog, ask } = await renderBulkAdd();
  const filled = (await storedProducts(ask)).filter(({ category }) => category);
  const [one] = filled as [StoredProduct];
  const two = filled.find(({ category }) => category !== one.category) as StoredProduct;
  const path = `/api/organizations/${organization}/categories`;
  const { categories } = (
    await ask<{ readonly categories: readonly Record<'id' | 'name' | 'type', string>[] }>(
      'GET',
      path,
    )
  ).body;
  const [renamed, removed] = [one, two].map(({ category }) =>
    categories.find(({ name, type }) => name === category && type === 'SECONDARY'),
  );
  await chooseOrganization(dialog);
  drop(dialog, [fileOf('new.csv', csv('sku,category', `${one.sku},New`, `${two.sku},New`))]);
  await screen.findByRole('region', { name: 'Match the columns' });
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'What the rows do' }),
    'Update existing records',
  );
  await userEvent.click(await enabled('Import'));
  await screen.findByText('2 records to compare.');
  await userEvent.click(await enabled('Save'));
  await screen.findByText('Saved 2 results');
  const audit = (action: string, id = '') => ({
    'X-Resource-Type': 'CATEGORY',
    'X-Resource-Action': action,
    'X-Resource-Id': id,
  });
  await ask(
    'PUT',
    `${path}/${renamed?.id}`,
    { name: 'Renamed since' },
    audit('UPDATE_CATEGORY', renamed?.id),
  );
  await ask('DELETE', `${path}/${removed?.id}`, undefined, audit('DELETE_CATEGORY', removed?.id));
  await userEvent.click(await enabled('Undo this change'));
  expect(
    await screen.findByText(new RegExp(`Not undone, because "${removed?.name}" no longer exists`)),
  ).toBeVisible();
  const stored = await storedProducts(ask);
  const now = [one, two].map(({ id }) => stored.find((product) => product.id === id)?.category);
  expect(now).toEqual(['Renamed since', 'New']);
});
