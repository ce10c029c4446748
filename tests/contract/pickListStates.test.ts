// The call that sets all states of a pick list, sent to the simulated platform. Expected values are written by hand from
// rules 6 and 7 (Pick lists; rules R4).
import { expect, it } from 'vitest';
import { setAllStates } from '../../resources/pickListStates/allStates';
import { examples } from './examples';
import { createRecorded, registry } from './record';

it('sets all states of a pick list in one call', async () => {
  const { provider, taken } = await createRecorded();
  const within = await examples.within(provider, 'pickListStates');
  const { data } = await provider.getList('pickListStates', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
    meta: { within },
  });
  taken();
  const id = within.pick_list_id ?? '';
  const call = setAllStates(data, { displayStyle: 'WHOLE', displayStyleStep: 1 });
  await provider.actionCalls.act(registry.find('pickListStates'), { call }, { id }, within);
  const [sent, ...more] = taken();
  expect(more).toEqual([]);
  expect(sent).toMatchObject({
    method: 'PUT',
    path: `/api/pick-lists/${id}`,
    query: ['type'],
    body: ['pickListStates'],
    status: 200,
  });
  const { pickListStates } = sent?.json as { readonly pickListStates: readonly object[] };
  expect(pickListStates).toHaveLength(data.length);
  for (const state of pickListStates) {
    expect(Object.keys(state)).toEqual(['stateId', 'displayStyle', 'displayStyleStep']);
  }
  expect(sent?.headers.get('Authorization')).toMatch(/^Bearer \S+$/);
  expect(sent?.headers.get('X-User-Id')).toMatch(/\S/);
  expect(sent?.headers.get('X-Resource-Type')).toMatch(/^[A-Z_]+$/);
  expect(sent?.headers.get('X-Resource-Action')).toBe('UPDATE_PICK_LIST_STATES');
  expect(sent?.headers.get('X-Resource-Id')).toBe(id);
});
