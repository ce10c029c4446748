// @vitest-environment jsdom
/** react-admin's views with tabs as a Resource names them; those of declarations are in stockTabs.demo.spec.ts. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  EditBase,
  ShowBase,
  TabbedForm,
  TabbedShowLayout,
  TextField,
  TextInput,
} from 'react-admin';
import { expect, it } from 'vitest';
import '../messages/stock';
import { seedId } from '../../demo/store/seed/seedId';
import { createConsole } from '../views/testing/renderConsole';
import type { EntityEditProps } from '../views/entityViews';

const Tabs = () => (
  <TabbedForm>
    <TabbedForm.Tab label="About">
      <TextInput source="name" />
    </TabbedForm.Tab>
    <TabbedForm.Tab label="More">
      <TextInput source="note" />
    </TabbedForm.Tab>
  </TabbedForm>
);

const Edit = ({ id }: EntityEditProps) => (
  <div role="dialog" aria-label="My edit">
    <EditBase id={id}>
      <Tabs />
    </EditBase>
  </div>
);

const Show = () => (
  <ShowBase>
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="About">
        <TextField source="name" />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="More">more</TabbedShowLayout.Tab>
    </TabbedShowLayout>
  </ShowBase>
);

/** Walks through the tabs and back, from an address that ends with the view. */
const walk = async (address: () => string, first: string, rest = '') => {
  await userEvent.click(await screen.findByRole('tab', { name: 'More' }));
  await waitFor(() => {
    expect(address()).toBe(`${first}/1${rest}`);
  });
  expect(screen.getByRole('tab', { name: 'More' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('tab', { name: 'About' }));
  await waitFor(() => {
    expect(address()).toBe(`${first}${rest}`);
  });
  expect(screen.getByRole('tab', { name: 'About' })).toHaveAttribute('aria-selected', 'true');
};

it('in the edit of a Resource over its list', async () => {
  const { show, person } = await createConsole({ views: { users: { edit: Edit } }, rows: 2 });
  const { address } = show(`/users/edit/${person.userId}`);
  await screen.findByRole('dialog', { name: 'My edit' });
  await walk(address, `/users/edit/${person.userId}`);
  expect(screen.getByRole('dialog', { name: 'My edit' })).toBeVisible();
});

it("in the show of a Resource, and in its edit over the record's page", async () => {
  const { show } = await createConsole({ views: { regions: { show: Show, edit: Edit } } });
  const page = `/zones/regions/view/${seedId('region', 1)}`;
  const { address } = show(page);
  await walk(address, page);
});
