/** Pages of records found by both names, such as an organization's webhooks. */
import { useTranslate } from 'react-admin';
import { useRegistry } from '../../fields/useDeclaration';
import { useDeclaredText } from '../../views/useWords';
import { addressOf, recordPartOf } from '../navigation';
import { matchingPages } from './recordPages';
import { useLooked, useSettledText, type FoundGroup } from './useFound';

const maxPages = 6;

/** Returns at most one group; empty if the text names no page. */
export const useRecordPages = (typed: string, isWanted: boolean): readonly FoundGroup[] => {
  const translate = useTranslate();
  const declaredText = useDeclaredText();
  const part = recordPartOf(useRegistry().menu);
  const text = useSettledText(typed);
  const pages = part && isWanted ? matchingPages(part, text, declaredText) : [];
  const rests = [...new Set(pages.map(({ rest }) => rest))];
  const found = useLooked(part ? rests.map((rest) => ({ name: part.of, text: rest })) : []);
  const records = pages.flatMap(({ entry, label, rest }) =>
    (found[rests.indexOf(rest)]?.records ?? []).map((record) => {
      const to = addressOf(entry, encodeURIComponent(record.id));
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
