/** Regions (rules 7, Regions). */
import { calls, defineEntityDemo } from '../entityDemo';
import {
  brief,
  byName,
  found,
  knownAccount,
  listed,
  ofAccount,
  type Call,
} from '../handlers/handler';
import { nameOf, textOf } from '../handlers/values';
import { newId } from '../store/newId';
import type { Data } from '../store/store';
import type { Region } from '../store/tables';
const table = 'regions';

const regionsShown = (data: Data, regions: readonly Region[]) => {
  const zonesOf = new Map<string, string[]>();
  for (const { id, region_id } of data.table('zones').all()) {
    if (region_id !== null) zonesOf.set(region_id, [...(zonesOf.get(region_id) ?? []), id]);
  }
  return regions.map(({ id, name, account_id }) => ({
    id,
    name,
    account_id,
    accountId: account_id,
    account: brief(data.table('organizations').get(account_id)),
    zones: zonesOf.get(id) ?? [],
  }));
};

/** A region as in every response. */
export const oneRegion = (data: Data, region: Region) => regionsShown(data, [region])[0];

const regionOf = ({ data, params }: Call): Region => found(data.table(table), params.id, 'region');

export const demo = defineEntityDemo(
  calls({
    'GET /api/regions': {
      query: ['account_id'],
      answer: ({ data, query }) => {
        const rows = ofAccount(data.table(table), query.account_id);
        return listed('results', regionsShown(data, rows.sort(byName)));
      },
    },
    'POST /api/regions': {
      body: ['account_id!', 'name!'],
      answer: ({ data, body }) => {
        const account_id = knownAccount(data, textOf(body, 'account_id')).id;
        return { id: data.table(table).put({ id: newId(), account_id, name: nameOf(body) }).id };
      },
    },
    'GET /api/regions/{id}': (call) => oneRegion(call.data, regionOf(call)),
    'PUT /api/regions/{id}': {
      body: ['name!'],
      answer: (call) => {
        const row = { ...regionOf(call), name: nameOf(call.body) };
        return oneRegion(call.data, call.data.table(table).put(row));
      },
    },
    'DELETE /api/regions/{id}': (call) => {
      const { id } = regionOf(call);
      const { data } = call;
      data.table(table).remove(id);
      for (const zone of data.table('zones').where(({ region_id }) => region_id === id)) {
        data.table('zones').put({ ...zone, region_id: null });
      }
      return { id };
    },
  }),
);
