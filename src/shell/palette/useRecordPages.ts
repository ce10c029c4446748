/** Pages of records found by both names: 'brightwater webhooks'. */
import { useTranslate } from 'react-admin';
import { useSettledText } from '../../fields/picker/useSettledText';
import { useRegistry } from '../../fields/useDeclaration';
import type { MenuEntry, MenuPart } from '../../schema/menu';
import { useDeclaredText } from '../../views/useWords';
import { entryAddress, flat, recordPartOf } from '../navigation';
import { plainText } from '../../lib/text/plainText';
import { folded, matchOf, tiers, wordsOf } from './match';
import { useLooked, type FoundGroup } from './useFound';

/** Maximum number of record names to search for at once, because each is a call. */
const maxSearches = 2;

type TextOf = (words: MenuEntry['label']) => string;

/** Only matches the start of words: 'eat' must not find 'Features'. */
const names = (word: string, label: string, others: string): boolean => {
  const match = matchOf([word], folded(label), folded(others).text);
  return match !== null && match.tier !== tiers.inside && match.tier !== tiers.otherInside;
};

/**
 * Returns the entries of the record's sidebar that match some of the typed words, with the remaining words for the
 * record; first those that match more of the words.
 */
export const matchingPages = (part: MenuPart, typed: string, textOf: TextOf) => {
  const words = wordsOf(typed);
  if (words.length < 2) return [];
  const pages = [...flat(part.entries), ...part.onlyInPalette].flatMap((entry) => {
    const label = textOf(entry.label);
    const others = entry.keywords.map(textOf).join(', ');
    const left = words.filter((word) => !names(word, label, others));
    const rest = left.join(' ');
    return left.length === words.length || rest.length < 2
      ? []
      : [{ entry, label, rest, named: words.length - left.length }];
  });
  const inOrder = pages.sort((one, other) => other.named - one.named);
  const rests = [...new Set(inOrder.map(({ rest }) => rest))].slice(0, maxSearches);
  return inOrder
    .filter(({ rest }) => rests.includes(rest))
    .map(({ entry, label, rest }) => ({ entry, label, rest }));
};

const maxPages = 6;

/** Returns at most one group; empty if the text names no page. */
export const useRecordPages = (typed: string, isWanted: boolean): readonly FoundGroup[] => {
  const translate = useTranslate();
  const declaredText = useDeclaredText();
  const part = recordPartOf(useRegistry().menu);
  const text = useSettledText(plainText(typed));
  const pages = part && isWanted ? matchingPages(part, text, declaredText) : [];
  const rests = [...new Set(pages.map(({ rest }) => rest))];
  const found = useLooked(part ? rests.map((rest) => ({ name: part.of, text: rest })) : []);
  const records = pages.flatMap(({ entry, label, rest }) =>
    (found[rests.indexOf(rest)]?.records ?? []).map((record) => {
      const to = entryAddress(entry, encodeURIComponent(record.id));
      return { id: to, label: `${record.label} · ${label}`, to };
    }),
  );
  // The search for the records themselves reports the failure.
  return records.length === 0 || !part
    ? []
    : [
        {
          name: `${part.of}-pages`,
          title: translate('facings.palette.groups.pages'),
          records: records.slice(0, maxPages),
          isAsking: false,
          error: null,
          retry: () => undefined,
        },
      ];
};
