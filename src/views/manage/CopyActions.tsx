import { useNotify, type RaRecord } from 'react-admin';
import { useHref } from 'react-router';
import type { AnyDeclaration } from '../../schema/defineResource';
import { usePageActions } from '../keys/usePageAction';
import { usePage } from '../place/usePage';
import { useWords } from '../useWords';

interface CopyActionsProps {
  readonly declaration: AnyDeclaration;
  readonly record: RaRecord;
}

/** The record's values as the console has them, without secrets. */
export const recordJson = ({ fields }: AnyDeclaration, record: RaRecord): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(record).filter(([name]) => fields[name]?.secret === undefined),
    ),
    null,
    2,
  );

/** What a record's page offers in the palette and by key: its link, and its values as JSON. */
export const CopyActions = ({ declaration, record }: CopyActionsProps) => {
  const { translate, one } = useWords(declaration);
  const notify = useNotify();
  // What lies over the page is not part of its address.
  const address = useHref(usePage().pathname);
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify(done, { type: 'success', messageArgs: { one } });
    } catch {
      // Without https the clipboard is unavailable, and a browser may forbid it.
      notify('facings.views.copying.refused', { type: 'warning', messageArgs: { text } });
    }
  };
  usePageActions([
    {
      key: 'copyLink',
      label: translate('facings.views.copying.link'),
      shortcut: 'y',
      run: () => {
        const { href } = new URL(address, window.location.origin);
        void copy(href, 'facings.views.copying.linkDone');
      },
    },
    {
      key: 'copyJson',
      label: translate('facings.views.copying.json', { one }),
      run: () => {
        void copy(recordJson(declaration, record), 'facings.views.copying.jsonDone');
      },
    },
  ]);
  return null;
};
