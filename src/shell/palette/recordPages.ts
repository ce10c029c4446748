/** A record's page that is asked for by both names: 'brightwater webhooks'. */
import type { MenuEntry, MenuPart } from '../../schema/menuParts';
import { flat } from '../navigation';
import { folded, matchOf, tiers, wordsOf } from './match';

/** An entry of the record's sidebar that some of the typed words name, and the words that are left for the record. */
interface PageAsked {
  readonly entry: MenuEntry;
  readonly label: string;
  readonly rest: string;
}

/** Names of records that are looked for at once, at most: each is a call. */
const mostRests = 2;

type TextOf = (words: MenuEntry['label']) => string;

/** Only where a word begins as it was typed: 'eat' is not meant to find 'Features'. */
const names = (word: string, label: string, others: string): boolean => {
  const match = matchOf([word], folded(label), folded(others).text);
  return match !== null && match.tier !== tiers.inside && match.tier !== tiers.otherInside;
};

/** The best entries first: those that more of the words name. */
export const pagesAsked = (part: MenuPart, typed: string, textOf: TextOf): readonly PageAsked[] => {
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
  const rests = [...new Set(inOrder.map(({ rest }) => rest))].slice(0, mostRests);
  return inOrder
    .filter(({ rest }) => rests.includes(rest))
    .map(({ entry, label, rest }) => ({ entry, label, rest }));
};
