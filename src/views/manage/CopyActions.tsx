import '../../messages/en/recordTexts';
import { useNotify, type RaRecord } from 'react-admin';
import { useHref } from 'react-router';
import type { AnyDeclaration } from '../../schema/defineResource';
import { usePlatformUrl } from '../../fields/media/DeliveryContext';
import { useProvider } from '../../fields/useProvider';
import { viewPath } from '../../schema/routes';
import { isSecret } from '../copy/values';
import { usePageActions } from '../keys/usePageAction';
import { maxPins, useChangePins, usePins } from '../keys/usePins';
import { visitOf } from '../keys/visits';
import { parentMeta, useParentIds } from '../place/placeContext';
import { usePage } from '../place/usePage';
import { useCopyText } from '../useCopyText';
import { useFailureNotice } from '../useFailureNotice';
import { useWords } from '../useWords';
import type { RecordProps } from '../recordProps';

/**
 * The record's declared values, without those that may contain credentials: the platform may send more, which nobody
 * has said to be harmless.
 */
export const recordJson = (declaration: AnyDeclaration, record: RaRecord): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(record).filter(
        ([name]) =>
          name === 'id' ||
          (Object.hasOwn(declaration.fields, name) && !isSecret(declaration, name)),
      ),
    ),
    null,
    2,
  );

/** What a record's page offers in the palette and by key: its link, its values, the call that reads it, and a pin. */
export const CopyActions = ({ declaration, record }: RecordProps) => {
  const { translate, one, nameOf } = useWords(declaration);
  const notify = useNotify();
  const noticeFailure = useFailureNotice();
  // What lies over the page is not part of its address.
  const address = useHref(usePage().pathname);
  const copyText = useCopyText();
  const copy = (text: string, done: string, refused: string) =>
    copyText(text, { done, refused, values: { one } });
  const provider = useProvider();
  const platformUrl = usePlatformUrl() || window.location.origin;
  const within = useParentIds();
  const { pin, unpin } = useChangePins();
  const name = nameOf(record);
  const visit = visitOf({
    name: declaration.name,
    id: String(record.id),
    label: name,
    to: viewPath(declaration, record.id, within),
  });
  const isPinned = usePins().some(({ key }) => key === visit.key);
  const copyCurl = async () => {
    try {
      const params = { id: record.id, ...parentMeta(within) };
      const command = await provider.curl.ofRecord(declaration.name, params, platformUrl);
      await copy(command, 'facings.record.copying.curlDone', 'facings.record.copying.refused');
    } catch (error) {
      noticeFailure(error);
    }
  };
  const togglePin = () => {
    const isDone = isPinned || pin(visit);
    if (isPinned) unpin(visit.key);
    const done = isPinned ? 'unpinned' : 'pinned';
    notify(`facings.record.copying.${isDone ? done : 'tooManyPins'}`, {
      type: isDone ? 'success' : 'warning',
      messageArgs: { name, most: maxPins },
    });
  };
  usePageActions([
    {
      key: 'copyLink',
      label: translate('facings.record.copying.link'),
      shortcut: 'y',
      run: () => {
        const { href } = new URL(address, window.location.origin);
        void copy(href, 'facings.record.copying.linkDone', 'facings.lists.views.linkShown');
      },
    },
    {
      key: 'copyJson',
      label: translate('facings.record.copying.json', { one }),
      run: () => {
        const json = recordJson(declaration, record);
        void copy(json, 'facings.record.copying.jsonDone', 'facings.record.copying.refused');
      },
    },
    {
      key: 'copyCurl',
      label: translate('facings.record.copying.curl', { one }),
      run: () => void copyCurl(),
    },
    {
      key: 'pin',
      label: translate(`facings.record.copying.${isPinned ? 'unpin' : 'pin'}`, { one }),
      shortcut: 'b',
      run: togglePin,
    },
  ]);
  return null;
};
