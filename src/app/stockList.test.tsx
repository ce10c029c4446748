// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { screen } from '@testing-library/react';
import { DataTable, List } from 'react-admin';
import { expect, it, vi } from 'vitest';
import '../messages/stock';
import { createConsole } from '../views/testing/renderConsole';
import { theme } from './theme';

const open = async (filter: Readonly<Record<string, unknown>>) => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const made = await createConsole({
    page: (
      <ThemeProvider theme={theme}>
        <List resource="regions" filter={filter} disableSyncWithLocation>
          <DataTable rowClick={false} bulkActionButtons={false}>
            <DataTable.Col source="name" />
          </DataTable>
        </List>
      </ThemeProvider>
    ),
  });
  return made.show('/');
};

it("says in react-admin's list why it cannot be filtered, instead of that there are no rows", async () => {
  await open({ name_gte: 'x' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getAllByText(/can’t be filtered by name_gte\./)[0]).toBeVisible();
  expect(screen.queryByText(/No .*found/)).toBeNull();
  expect(screen.getByText(/\d+-\d+ of \d+/)).not.toBeVisible();
});
