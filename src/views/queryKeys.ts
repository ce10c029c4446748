/** The keys under which react-admin's hooks cache their responses. The test compares them with those of the hooks. */
import type { GetListParams, GetOneParams } from 'react-admin';

export const getOneKey = (resource: string, { id, meta }: Pick<GetOneParams, 'id' | 'meta'>) => [
  resource,
  'getOne',
  { id: String(id), meta: meta as unknown },
];

export const getListKey = (resource: string, { pagination, sort, filter, meta }: GetListParams) => [
  resource,
  'getList',
  { pagination, sort, filter: filter as unknown, meta: meta as unknown },
];
