import type { ActCall } from '../../src/schema/calls';

type Row = Readonly<Record<string, unknown>>;

/** The call that gives every state of a pick list the same values (rules 7; rules R4). */
export const setAllStates = (states: readonly Row[], values: Row): ActCall => ({
  method: 'PUT',
  path: '/api/pick-lists/:pick_list_id',
  with: { type: 'updateStates' },
  body: { pickListStates: states.map(({ stateId }) => ({ stateId, ...values })) },
  action: 'UPDATE_PICK_LIST_STATES',
});
