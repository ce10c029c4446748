/** The states in which products are counted (rules 3, 7, Product states). */
import { calls, defineEntityDemo } from '../entityDemo';
import { eachOf } from '../handlers/batch';
import { found, foundAt, knownAccount, listed, accountIn, type Call } from '../handlers/handler';
import { stateOptions, uoms } from '../handlers/optionLists';
import { keepFixed } from '../handlers/records';
import { textOf, type Values } from '../handlers/values';
import { blankState, stateShown, type ProductState } from '../productStates/productState';
import { forgetMedia } from '../productStates/stateMedia';
import { keepState, removeState, stateOf, statesOf, stateTable } from '../productStates/stateRows';
import {
  phraseList,
  phrasesByKind,
  stateKeys,
  withStateValues,
} from '../productStates/stateValues';
import { outsideContract } from '../refusal';
import { newId } from '../store/newId';
import type { Data } from '../store/store';

/** Maximum number of suggestions. */
const maxSuggestions = 20;

const ownStates = ({ data, body }: Call): ProductState[] => {
  const own = data.table('products').where({ account_id: accountIn(data, body) });
  return own.flatMap((product) => statesOf(data, product));
};

/**
 * Distinct values, those that begin with the text first.
 * @returns {results} and their total
 */
const suggested = <T>(call: Call, entries: ReadonlyMap<string, T>) => {
  const wanted = textOf(call.body, 'text').toLowerCase();
  const hits = [...entries].filter(([text]) => text.toLowerCase().includes(wanted));
  const rank = (text: string) => (text.toLowerCase().startsWith(wanted) ? 0 : 1);
  hits.sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b, 'en'));
  return { results: hits.slice(0, maxSuggestions).map(([, entry]) => entry), total: hits.length };
};

const phrases = (call: Call) => {
  const all = ownStates(call).flatMap(
    ({ key_phrases: { primary_phrases, common_phrases, phrases: own } }) => [
      ...primary_phrases,
      ...common_phrases,
      ...own,
    ],
  );
  return suggested(call, new Map(all.map((phrase) => [phrase, phrase])));
};

const externalIds = (call: Call) => {
  const all = new Map<string, { readonly id: string; readonly external_id: string }>();
  for (const { id, external_id } of ownStates(call))
    if (external_id !== null && !all.has(external_id)) all.set(external_id, { id, external_id });
  return suggested(call, all);
};

const productKey = 'inventory_product_sku_id';

const make = (data: Data, values: Values): ProductState => {
  const { id } = foundAt(data.table('products'), values, [productKey, 'product']);
  return keepState(data, withStateValues(blankState(newId(), id), values, phraseList));
};

/** Required keys of a new state, single or in a batch (rules R13). */
const needs = [productKey, 'state', 'uom', 'uom_baseline'];
const needsToo = ['hex_color', 'display_style', 'detection_technique_value', 'count_technique'];

const makeMany = (call: Call) => {
  const batch = { list: 'states', name: 'State', keys: stateKeys };
  const states = eachOf(call, batch, (values) => {
    const missing = needs.find((key) => values[key] == null || values[key] === '');
    if (missing !== undefined)
      outsideContract(`${missing} is required.`, { [missing]: 'This is required.' });
    const { id, inventory_product_sku_id } = make(call.data, values);
    return { id, inventory_product_sku_id };
  });
  return { states };
};

const change = ({ data, params, body }: Call) => {
  const before = stateOf(data, params.id);
  const text = 'A product state keeps its id and its product.';
  keepFixed(before, body, { id: text, [productKey]: text });
  return stateShown(keepState(data, withStateValues(before, body, phrasesByKind)));
};

const remove = ({ data, params }: Call) => {
  const state = stateOf(data, params.id);
  removeState(data, state);
  forgetMedia(data, state.id);
  return { id: state.id };
};

const path = '/api/products/states';
const searched = ['account_id!', 'text!'];

export const demo = defineEntityDemo({
  // Contains only changes against the seed (productStates/stateRows.ts).
  table: stateTable,
  ...calls({
    // With an organization, its enabled units.
    [`GET ${path}/options`]: {
      query: ['account_id'],
      answer: ({ data, query }) => ({
        ...stateOptions,
        uoms: query.account_id ? knownAccount(data, query.account_id).uoms : uoms,
      }),
    },
    [`GET ${path}`]: {
      query: ['product_id!'],
      answer: ({ data, query }) => {
        const product = found(data.table('products'), query.product_id, 'product');
        return listed('states', statesOf(data, product).map(stateShown));
      },
    },
    [`POST ${path}`]: {
      body: stateKeys,
      needs: [...needs, ...needsToo],
      types: { key_phrases: 'texts' },
      answer: ({ data, body }) => ({ id: make(data, body).id }),
    },
    [`POST ${path}/bulk`]: { body: ['states!'], answer: makeMany },
    [`PUT ${path}/{id}`]: {
      body: ['id', ...stateKeys],
      needs: ['state'],
      types: { key_phrases: 'object' },
      answer: change,
    },
    [`POST ${path}/phrases/search`]: { body: searched, isRead: true, answer: phrases },
    [`POST ${path}/externalids/search`]: { body: searched, isRead: true, answer: externalIds },
    [`DELETE ${path}/{id}`]: remove,
  }),
});
