// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import {
  ArrayField,
  Datagrid,
  DataTable,
  ListBase,
  ShowBase,
  TextField,
  type RaRecord,
} from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import '../messages/stock';
import '../views/list/page/StockBulkActions';
import { defineResource } from '../schema/defineResource';
import { json, text } from '../schema/fields';
import { createConsole } from '../views/testing/renderConsole';

/** The rows' ids are those of other pegs. */
const rows = [{ id: 'q', label: 'Hook' }];
const stored: RaRecord[] = [
  { id: 'p', name: 'First', detail: { rows } },
  { id: 'q', name: 'Second', detail: null },
];

const pegs = defineResource({
  name: 'pegs',
  label: 'Peg',
  labels: 'Pegs',
  routes: { list: '/pegs' },
  api: '/api/pegs',
  fields: { name: text({ label: 'Name' }), detail: json({ label: 'Detail' }) },
  represent: '{name}',
  list: { columns: ['name'] },
  remove: {},
});

const open = async (content: React.JSX.Element) => {
  const made = await createConsole({
    more: [pegs],
    isThemed: true,
    answer: ({ method, path }) => {
      if (!path.startsWith('/api/pegs')) return undefined;
      return Response.json(method === 'GET' && path !== '/api/pegs/p' ? stored : stored[0]);
    },
    page: (
      <ShowBase resource="pegs" id="p">
        {content}
      </ShowBase>
    ),
  });
  made.show('/');
  return made;
};

describe('the default buttons for selected rows', () => {
  it.each([
    ['DataTable', <DataTable.Col key="label" source="label" />, DataTable],
    ['Datagrid', <TextField key="label" source="label" />, Datagrid],
  ] as const)("are refused in an ArrayField's %s", async (_, column, Table) => {
    const errors = vi.spyOn(console, 'error').mockReturnValue(undefined);
    await open(
      <ArrayField source="detail.rows">
        <Table>{column}</Table>
      </ArrayField>,
    );
    await waitFor(() => {
      expect(errors.mock.calls.flat().map(String).join('\n')).toContain(
        'The rows of an ArrayField are no records of pegs: pass bulkActionButtons={false} to its table',
      );
    });
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('delete the records of a list in the page of a record', async () => {
    await open(
      <ListBase resource="pegs" disableSyncWithLocation>
        <DataTable>
          <DataTable.Col source="name" />
        </DataTable>
      </ListBase>,
    );
    expect(await screen.findByText('Delete')).toBeInTheDocument();
    expect(await screen.findByRole('cell', { name: 'First' })).toBeVisible();
  });

  it('are not missed where a table passes none', async () => {
    await open(
      <ArrayField source="detail.rows">
        <DataTable bulkActionButtons={false}>
          <DataTable.Col source="label" />
        </DataTable>
      </ArrayField>,
    );
    expect(await screen.findByRole('cell', { name: 'Hook' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
