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

/** The record's declared values without secrets: the platform may send more, which nobody has said to be harmless. */
export const recordJson = ({ fields }: AnyDeclaration, record: RaRecord): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(record).filter(
        ([name]) =>
          name === 'id' || (Object.hasOwn(fields, name) && fields[name]?.secret === undefined),
      ),
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
  /** `refused`: what is said without a clipboard, which the browser may forbid and has not without https. */
  const copy = async (text: string, done: string, refused: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify(done, { type: 'success', messageArgs: { one } });
    } catch {
      notify(refused, { type: 'warning', messageArgs: { link: text } });
    }
  };
  usePageActions([
    {
      key: 'copyLink',
      label: translate('facings.views.copying.link'),
      shortcut: 'y',
      run: () => {
        const { href } = new URL(address, window.location.origin);
        void copy(href, 'facings.views.copying.linkDone', 'facings.lists.views.linkShown');
      },
    },
    {
      key: 'copyJson',
      label: translate('facings.views.copying.json', { one }),
      run: () => {
        const json = recordJson(declaration, record);
        void copy(json, 'facings.views.copying.jsonDone', 'facings.views.copying.refused');
      },
    },
  ]);
  return null;
};
