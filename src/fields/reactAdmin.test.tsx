// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataTable,
  ListContextProvider,
  RecordContextProvider,
  ResourceContextProvider,
  SimpleForm,
  TextInput,
  useList,
} from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { FieldCell } from './FieldCell';
import { FieldFilter } from './FieldFilter';
import { FieldInput } from './FieldInput';
import { renderFields } from './testing/render';

const shelf = { id: 's-1', name: 'Aisle 4', note: 'By the door', size: null, isOpen: false };

describe('field kinds in stock react-admin parts', () => {
  it('show a record of RecordContext, with the texts of ResourceContext', () => {
    renderFields(
      <ResourceContextProvider value="shelves">
        <RecordContextProvider value={shelf}>
          <FieldCell source="name" place="page" />
          <FieldCell source="size" place="page" />
          <FieldCell source="isOpen" place="page" />
        </RecordContextProvider>
      </ResourceContextProvider>,
    );
    expect(screen.getByText('Aisle 4')).toBeVisible();
    expect(screen.getByText('NULL')).toBeVisible();
    expect(screen.getByText('Shut')).toBeVisible();
  });

  it('show each row of a DataTable', () => {
    const Table = () => (
      <ListContextProvider value={useList({ data: [shelf, { ...shelf, id: 2, name: 'Aisle 5' }] })}>
        <DataTable bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="name">
            <FieldCell source="name" place="row" />
          </DataTable.Col>
        </DataTable>
      </ListContextProvider>
    );
    renderFields(
      <ResourceContextProvider value="shelves">
        <Table />
      </ResourceContextProvider>,
    );
    expect(screen.getByRole('cell', { name: 'Aisle 4' })).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Aisle 5' })).toBeVisible();
  });

  it('work in a SimpleForm beside a stock input', async () => {
    const onSubmit = vi.fn();
    renderFields(
      <ThemeProvider theme={createTheme()}>
        <ResourceContextProvider value="shelves">
          <SimpleForm record={shelf} onSubmit={onSubmit}>
            <TextInput source="name" />
            <FieldInput source="note" purpose="edit" />
            <FieldInput source="isOpen" purpose="edit" />
          </SimpleForm>
        </ResourceContextProvider>
      </ThemeProvider>,
    );
    const note = screen.getByRole('textbox', { name: 'Note' });
    expect(note).toHaveValue('By the door');
    await userEvent.type(note, '!');
    await userEvent.type(screen.getByDisplayValue('Aisle 4'), '2');
    await userEvent.click(screen.getByRole('switch', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: /save/i }));
    await waitFor(() => {
      expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
        name: 'Aisle 42',
        note: 'By the door!',
        isOpen: true,
      });
    });
  });

  it('filter with the texts of ResourceContext', () => {
    renderFields(
      <ResourceContextProvider value="shelves">
        <FieldFilter source="size" value="SMALL" onChange={() => undefined} />
      </ResourceContextProvider>,
    );
    expect(screen.getByRole('combobox', { name: 'Size' })).toHaveTextContent('SMALL');
  });

  it('throw without a ResourceContext', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => {
      renderFields(<FieldCell source="name" place="row" />);
    }).toThrow('No ResourceContext is above.');
    silent.mockRestore();
  });
});
