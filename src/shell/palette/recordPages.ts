/** Finds a record's page by both names: 'brightwater webhooks'. */
import type { MenuEntry, MenuPart } from '../../schema/menu';
import { flat } from '../navigation';
import { folded, matchOf, tiers, wordsOf } from './match';

/** An entry of the record's sidebar that matches some of the typed words, and the remaining words for the record. */
interface PageAsked {
  readonly entry: MenuEntry;
  readonly label: string;
  readonly rest: string;
}

/** Maximum number of record names to search for at once, because each is a call. */
const maxSearches = 2;

type TextOf = (words: MenuEntry['label']) => string;

/** Only matches the start of words: 'eat' must not find 'Features'. */
const names = (word: string, label: string, others: string): boolean => {
  const match = matchOf([word], folded(label), folded(others).text);
  return match !== null && match.tier !== tiers.inside && match.tier !== tiers.otherInside;
};

/** Returns the best entries first: those that match more of the words. */
export const matchingPages = (
  part: MenuPart,
  typed: string,
  textOf: TextOf,
): readonly PageAsked[] => {
  const words = wordsOf(typed);
  if (words.length < 2) return [];
  const asked = [...flat(part.entries), ...part.onlyInPalette].flatMap((entry) => {
    const label = textOf(entry.label);
    const others = entry.keywords.map(textOf).join(', ');
    const left = words.filter((word) => !names(word, label, others));
    const rest = left.join(' ');
    return left.length === words.length || rest.length < 2
      ? []
      : [{ entry, label, rest, named: words.length - left.length }];
  });
  const inOrder = asked.sort((one, other) => other.named - one.named);
  const rests = [...new Set(inOrder.map(({ rest }) => rest))].slice(0, maxSearches);
  return inOrder
    .filter(({ rest }) => rests.includes(rest))
    .map(({ entry, label, rest }) => ({ entry, label, rest }));
};
