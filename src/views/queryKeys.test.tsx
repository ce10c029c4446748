// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { hashKey, QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, testDataProvider, useGetList, useGetOne } from 'react-admin';
import { expect, it } from 'vitest';
import { getListKey, getOneKey } from './queryKeys';

const meta = { parents: { account_id: '1' } };
const list = {
  pagination: { page: 2, perPage: 20 },
  sort: { field: 'name', order: 'ASC' as const },
  filter: { q: 'milk' },
  meta,
};

const Hooks = () => {
  useGetOne('zones', { id: 7, meta });
  useGetOne('zones', { id: 8 });
  useGetList('zones', list);
  useGetList('regions', {});
  return null;
};

it('the keys are those of the hooks of react-admin', async () => {
  const queryClient = new QueryClient();
  const dataProvider = testDataProvider({
    getOne: (_, { id }) => Promise.resolve({ data: { id } as never }),
    getList: () => Promise.resolve({ data: [], total: 0 }),
  });
  render(
    <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient}>
      <Hooks />
    </CoreAdminContext>,
  );
  await waitFor(() => {
    expect(queryClient.isFetching()).toBe(0);
  });
  const cached = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryHash }) => queryHash);
  const keys = [
    getOneKey('zones', { id: 7, meta }),
    getOneKey('zones', { id: 8 }),
    getListKey('zones', list),
  ];
  expect(cached).toEqual(expect.arrayContaining(keys.map((key) => hashKey(key))));
});
