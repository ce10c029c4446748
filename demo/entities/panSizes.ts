/** Pan sizes, and those of a product state (rules 4, 7; rules R9, R57). */
import { calls, defineEntityDemo } from '../entityDemo';
import { knowKeys } from '../guard';
import type { Call } from '../handlers/handler';
import { numberFault, objectsOf, textOf, textOrNull } from '../handlers/values';
import { catalogueWith, isOffered } from '../productStates/panSizeCatalogue';
import type { ProductState } from '../productStates/productState';
import { keepState, stateOf } from '../productStates/stateRows';
import { refuseAt } from '../refusal';

const shown = ({ panSizes, default_pan_size_id }: ProductState) => ({
  pan_sizes: catalogueWith(panSizes),
  default_pan_size_id,
});

const stateOfBody = ({ data, body }: Call): ProductState => stateOf(data, textOf(body, 'state_id'));

const select = (call: Call) => {
  const state = stateOfBody(call);
  const chosen = objectsOf(call.body, 'pan_sizes').map((entry, at) => {
    const key = `pan_sizes.${at}`;
    knowKeys(Object.keys(entry), ['pan_size_id', 'default_amount'], `${key} key`);
    const id = textOf(entry, 'pan_size_id');
    if (!isOffered(id) && !(id in state.panSizes))
      refuseAt(`${key}.pan_size_id`, 'There is no pan size with this id.', 404);
    const fault = numberFault(entry.default_amount, { above: 0 });
    if (fault !== undefined) refuseAt(`${key}.default_amount`, `default_amount ${fault}`);
    return [id, Number(entry.default_amount)] as const;
  });
  const panSizes = { ...state.panSizes, ...Object.fromEntries(chosen) };
  return shown(keepState(call.data, { ...state, panSizes }));
};

/** Without a pan size, removes all. */
const unselect = (call: Call) => {
  const state = stateOfBody(call);
  const id = textOrNull(call.body, 'pan_size_id');
  if (id === null)
    return shown(keepState(call.data, { ...state, panSizes: {}, default_pan_size_id: null }));
  const { [id]: gone, ...panSizes } = state.panSizes;
  if (gone === undefined) refuseAt('pan_size_id', 'The state does not have this pan size.', 404);
  const isDefault = state.default_pan_size_id === id;
  if (isDefault && Object.keys(panSizes).length > 0)
    refuseAt('pan_size_id', 'This is the default pan size. Choose another default first.', 409);
  const default_pan_size_id = isDefault ? null : state.default_pan_size_id;
  return shown(keepState(call.data, { ...state, panSizes, default_pan_size_id }));
};

const path = '/api/products/states/pan-sizes';

export const demo = defineEntityDemo(
  calls({
    [`GET ${path}`]: {
      query: ['state_id'],
      answer: ({ data, query }) =>
        query.state_id === undefined
          ? { pan_sizes: catalogueWith({}), default_pan_size_id: null }
          : shown(stateOf(data, query.state_id)),
    },
    [`POST ${path}`]: { body: ['state_id!', 'pan_sizes!'], answer: select },
    [`DELETE ${path}`]: { body: ['state_id!', 'pan_size_id'], hasNoId: true, answer: unselect },
  }),
);
