// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { products } from '../../../../resources/products';
import { createI18nProvider } from '../../../app/i18nProvider';
import { english } from '../../../messages/en/index';
import { declaredMessages } from '../../../schema/declaredMessages';
import { createFakePlatform } from '../save/testing/fakePlatform';
import { SheetDeclaration } from '../session/sheetTexts';
import { Listing } from './Listing';
import { editingOf } from './testing/openedEditing';
import { product, productColumns, type } from './testing/productSheet';
import { planText, zonesKey } from '../columns/zonePlan';

const i18nProvider = createI18nProvider({ ...english, resources: declaredMessages([products]) });

const show = async (record = product(0)) => {
  const platform = createFakePlatform();
  platform.seed(record);
  const editing = editingOf({ provider: platform.provider });
  await editing.loader.more();
  render(
    <MemoryRouter>
      <CoreAdminContext
        i18nProvider={i18nProvider}
        queryClient={new QueryClient()}
        store={memoryStore()}
      >
        <SheetDeclaration value={products}>
          <Listing editing={editing} columns={productColumns} journal={null} panel={null} />
        </SheetDeclaration>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return { platform, editing };
};

it.each([
  ['focus', () => fireEvent.focus(window)],
  ['visibilitychange', () => fireEvent(document, new Event('visibilitychange'))],
])(
  'a name that was made in another tab is right when the person comes back (%s)',
  async (_, back) => {
    const { platform, editing } = await show();
    act(() => {
      type(editing.sheet, 0, 'inventory_notional_product_id', 'Oat milk');
    });
    expect(await screen.findByText('1 product has an error.', {}, { timeout: 3000 })).toBeVisible();
    platform.notionals.set('n-1', 'Oat milk');
    back();
    await waitFor(() => {
      expect(screen.queryByText('1 product has an error.')).toBeNull();
    });
    await act(() => editing.session.review());
    expect(editing.session.state().step).toBe('review');
  },
);

it('counts what will be sent, and says what bulk actions changed', async () => {
  const { editing } = await show(product(0, { is_archived: true }));
  const changedOnly = (count: number) =>
    screen.findByRole('switch', { name: `Changed only (${count})` });
  act(() => {
    type(editing.sheet, 0, zonesKey, planText({ on: ['z-1'], off: [] }));
  });
  // An archived product cannot be added to zones.
  expect(editing.sheet.entries.counts().changed).toBe(1);
  expect(await changedOnly(0)).toBeDisabled();
  act(() => {
    type(editing.sheet, 0, 'product_description', 'Changed');
  });
  expect(await changedOnly(1)).toBeEnabled();
  act(() => {
    editing.session.confirm(1);
  });
  expect(screen.getByText('Changed 1 row. It is not saved yet: review, then save.')).toBeVisible();
});
