/** Words that say whether a store has a product. */
import { plainKey } from '../../../lib/text/plainText';

const keysOf = (list: string): ReadonlySet<string> => new Set(list.split(', ').map(plainKey));
/** What says that a product is no longer in a store. */
const removals = keysOf(
  '-, –, —, remove, removed, retirer, supprimer, entfernen, no, n, nein, non, false, falsch, faux, delisted, unlisted, not listed, discontinued, inactive, ausgelistet, nicht gelistet, inaktiv, déréférencé, déréférencée, non référencé, non référencée, inactif',
);
/** What says that it is, without a par. */
const listings = keysOf(
  'x, ✓, ✔, yes, y, ja, j, oui, o, sí, si, true, wahr, vrai, listed, active, gelistet, aktiv, référencé, référencée, actif',
);

export const isNo = (text: string): boolean => removals.has(plainKey(text));
export const isYes = (text: string): boolean => listings.has(plainKey(text));
export const isAnswer = (text: string): boolean => isNo(text) || isYes(text);
/** In a column that is called so. */
export const isNumbered = (text: string): boolean => /^[01]$/.test(text);
