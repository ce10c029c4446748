/** Texts used in an organization's product states: phrases and external ids (rules 5, 7). */
import { calls, defineEntityDemo } from '../entityDemo';
import { accountIn, type Call } from '../handlers/handler';
import { textOf } from '../handlers/values';
import type { ProductState } from '../productStates/productState';
import { statesOf } from '../productStates/stateRows';

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

const body = ['account_id!', 'text!'];
const path = '/api/products/states';

export const demo = defineEntityDemo(
  calls({
    [`POST ${path}/phrases/search`]: { body, isRead: true, answer: phrases },
    [`POST ${path}/externalids/search`]: { body, isRead: true, answer: externalIds },
  }),
);
