// @vitest-environment jsdom
/** react-admin's views with tabs as a Resource names them; those of declarations are in takeOver/tabs.spec.ts. */
import { createTheme, ThemeProvider } from '@mui/material/styles';
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
    <TabbedForm.Tab label="Name">
      <TextInput source="name" />
    </TabbedForm.Tab>
    <TabbedForm.Tab label="Note">
      <TextInput source="note" />
    </TabbedForm.Tab>
  </TabbedForm>
);

/** Stock parts ask the theme for its breakpoints. */
const theme = createTheme();

const Edit = ({ id }: EntityEditProps) => (
  <div role="dialog" aria-label="My edit">
    <ThemeProvider theme={theme}>
      {/* Without `loading`, react-admin draws the form before its record, and once more with it. */}
      <EditBase id={id} loading={null}>
        <Tabs />
      </EditBase>
    </ThemeProvider>
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

const isSelected = (name: string) =>
  expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');

/** Walks to the second tab and back. */
const walk = async (address: () => string, view: string, [first, second]: [string, string]) => {
  await userEvent.click(await screen.findByRole('tab', { name: second }));
  await waitFor(() => {
    expect(address()).toBe(`${view}/1`);
  });
  isSelected(second);
  await userEvent.click(screen.getByRole('tab', { name: first }));
  await waitFor(() => {
    expect(address()).toBe(view);
  });
  isSelected(first);
};

it('in the edit of a Resource over its list', async () => {
  const { show, person } = await createConsole({ views: { users: { edit: Edit } }, rows: 2 });
  const view = `/users/edit/${person.userId}`;
  const { address } = show(view);
  await walk(address, view, ['Name', 'Note']);
  expect(screen.getByRole('dialog', { name: 'My edit' })).toBeVisible();
});

it('in the show of a Resource', async () => {
  const { show } = await createConsole({ views: { regions: { show: Show } } });
  const view = `/zones/regions/view/${seedId('region', 1)}`;
  const { address } = show(view);
  await walk(address, view, ['About', 'More']);
});

it("in the edit of a Resource over the record's page", async () => {
  const { show } = await createConsole({ views: { regions: { edit: Edit } } });
  const view = `/zones/regions/view/${seedId('region', 1)}/edit`;
  const { address } = show(view);
  await walk(address, view, ['Name', 'Note']);
  expect(screen.getByRole('dialog', { name: 'My edit' })).toBeVisible();
});
