/** Matches names of notional products: existing, to be created, or ambiguous. */
import type { NewNotional } from '../../save/types';
import { plainName, type Held } from './survey';

export interface KnownNotional {
  readonly id: string;
  readonly name: string;
}

export type NotionalFate =
  | { readonly type: 'exists'; readonly id: string }
  | { readonly type: 'new' }
  /** Too short to be created (rules 5, Names): its rows are created without one. */
  | { readonly type: 'tooShort' }
  | { readonly type: 'ambiguous'; readonly among: readonly KnownNotional[] };

export interface NamedNotional extends Held {
  readonly fate: NotionalFate;
}

/** Minimum length (rules 5, Names). */
const shortest = 2;

export const fatesOf = (
  names: readonly Held[],
  known: readonly KnownNotional[],
): readonly NamedNotional[] => {
  const byName = new Map<string, KnownNotional[]>();
  for (const one of known) {
    const key = plainName(one.name);
    const own = byName.get(key);
    if (!own) byName.set(key, [one]);
    else if (own.every(({ id }) => id !== one.id)) own.push(one);
  }
  return names.map((held): NamedNotional => {
    const among = byName.get(plainName(held.text)) ?? [];
    const [only, another] = among;
    if (only && another) return { ...held, fate: { type: 'ambiguous', among } };
    if (only) return { ...held, fate: { type: 'exists', id: only.id } };
    return { ...held, fate: { type: held.text.trim().length < shortest ? 'tooShort' : 'new' } };
  });
};

/** The user's choices for ambiguous names, by name in lower case; '' for none. */
export type NotionalChoices = ReadonlyMap<string, string>;

/** Names that are not decided yet. */
export const openNames = (
  named: readonly NamedNotional[],
  choices: NotionalChoices,
): readonly NamedNotional[] =>
  named.filter(({ fate, text }) => fate.type === 'ambiguous' && !choices.has(plainName(text)));

export const notionalOf = (
  named: readonly NamedNotional[],
  choices: NotionalChoices,
): ((name: string) => NewNotional) => {
  const fates = new Map(named.map(({ text, fate }) => [plainName(text), fate]));
  return (name) => {
    const key = plainName(name);
    const fate = fates.get(key);
    if (fate?.type === 'exists') return { id: fate.id, name: name.trim() };
    if (fate?.type === 'new') return { name: name.trim() };
    const chosen = choices.get(key);
    return chosen === undefined || chosen === '' ? null : { id: chosen, name: name.trim() };
  };
};
