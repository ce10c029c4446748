// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { FacingsDataProvider } from '../../../../dataProvider';
import { declarations } from '../../../../resources/index';
import { products } from '../../../../resources/products';
import { createI18nProvider } from '../../../app/i18nProvider';
import { RegistryProvider } from '../../../fields/useDeclaration';
import { english } from '../../../messages/en/index';
import { declaredMessages } from '../../../schema/declaredMessages';
import { createRegistry } from '../../../schema/registry';
import { BulkDialog } from '../frame/BulkDialog';
import { SheetDeclaration } from '../session/sheetTexts';
import { EditSteps } from './EditSteps';
import { openedEditing } from './testing/openedEditing';
import { productColumns } from './testing/productSheet';

const registry = createRegistry(declarations);

const opened = async () => {
  window.scrollTo = () => undefined;
  const { editing } = await openedEditing(3);
  const onClose = vi.fn();
  const element = (
    <CoreAdminContext
      dataProvider={{} as FacingsDataProvider}
      i18nProvider={createI18nProvider({ ...english, resources: declaredMessages(registry.all) })}
      queryClient={new QueryClient()}
      store={memoryStore()}
    >
      <RegistryProvider registry={registry}>
        <SheetDeclaration value={products}>
          <BulkDialog
            title="Bulk Edit Products"
            onClose={onClose}
            isSent={false}
            isUnsaved={() => false}
            openedBy="panel"
            back={null}
            primary={null}
          >
            <EditSteps editing={editing} columns={productColumns} journal={null} />
          </BulkDialog>
        </SheetDeclaration>
      </RegistryProvider>
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const user = userEvent.setup({ delay: null });
  const opener = await screen.findByRole('button', { name: 'Bulk Actions' });
  const toggle = async () => {
    act(() => {
      editing.sheet.entries.choose([0], true);
    });
    await user.click(opener);
    return screen.findByRole('complementary', { name: 'Bulk Actions' });
  };
  return { editing, user, opener, toggle };
};

it('is beside the rows, with one footer, and gives the focus back', async () => {
  const { editing, user, opener, toggle } = await opened();
  const panel = await toggle();
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(within(panel).getByRole('heading', { name: 'Bulk Actions' })).toHaveFocus();
  // The rows can be selected while it is open.
  expect(screen.getByRole('grid')).toBeVisible();
  act(() => {
    editing.sheet.entries.choose([1], true);
  });
  expect(within(panel).getByText('2 selected')).toBeVisible();
  const footers = document.querySelectorAll('[data-footer]');
  expect(footers).toHaveLength(1);
  expect(footers[0]).toContainElement(screen.getByRole('button', { name: 'Confirm Bulk Actions' }));

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Bulk Edit Products' })).toBeVisible();
  expect(opener).toHaveFocus();
  expect(opener).toHaveAttribute('aria-expanded', 'false');
});

it('gives the focus to the sheet once the rows are changed, and asks before it loses something', async () => {
  const { user, opener, toggle } = await opened();
  const setDescription = async () => {
    await user.click(screen.getByRole('combobox', { name: 'Add a property' }));
    await user.click(await screen.findByRole('option', { name: 'Description' }));
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'All alike');
  };
  await toggle();
  await setDescription();
  await user.click(opener);
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => {
    expect(opener).toHaveFocus();
  });

  await toggle();
  await setDescription();
  await user.click(screen.getByRole('button', { name: 'Confirm Bulk Actions' }));
  expect(opener).toBeDisabled();
  await waitFor(() => {
    expect(screen.getByRole('grid')).toHaveFocus();
  });
});
