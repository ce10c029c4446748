/** The dialog's buttons in each step of bulk edit, and why they are disabled (rules 2, 4). */
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import type { PrimaryButton, SecondButton } from '../frame/BulkDialog';
import { useVersion } from '../frame/follow';
import type { SavePort } from '../save/port';
import { useBulkState } from '../session/useBulkSession';
import { reviewOf, type Review } from './review/reviewLines';
import { changedRowsOf, faultyRows } from './sheet/changesOf';
import type { Opened } from './useEditing';

interface Footer {
  readonly primary: PrimaryButton | null;
  /** Null where there is no step to return to. */
  readonly back: SecondButton | null;
  /** Another organization can be selected. */
  readonly canChoose: boolean;
  /** What will be saved; null outside the review. */
  readonly review: Review | null;
}

const never = () => () => undefined;
const nothing = () => null;

export const useFooter = ({ editing }: Opened, port: SavePort | null): Footer => {
  const translate = useTranslate();
  const { session, sheet, loader } = editing;
  const { step, sent, isChecking, isPreparing } = useBulkState(session);
  const version = useVersion(sheet.entries);
  const run = sent?.run;
  const progress = useSyncExternalStore(run?.subscribe ?? never, run?.progress ?? nothing);
  const { isReady } = useSyncExternalStore(loader.subscribe, loader.state);
  const review = useMemo(
    () => (step === 'review' && version >= 0 ? reviewOf(sheet, changedRowsOf(sheet)) : null),
    [sheet, step, version],
  );
  const faulty = useMemo(() => (version >= 0 ? faultyRows(sheet).length : 0), [sheet, version]);

  const rest = { review, canChoose: step === 'sheet', back: null };
  if (editing.accountId === '') return { ...rest, primary: null };
  switch (step) {
    case 'sheet':
      return {
        ...rest,
        primary: {
          label: translate('facings.bulk.review'),
          onClick: () => void session.review(),
          isBusy: isChecking,
          storedInBrowser: !isReady
            ? translate('facings.bulkEdit.notLoaded')
            : faulty > 0
              ? translate('facings.bulkEdit.heldByFaults', { smart_count: faulty })
              : null,
        },
      };
    case 'actions':
      return { ...rest, primary: null };
    case 'review':
      return {
        ...rest,
        back: {
          label: translate('facings.bulk.back'),
          onClick: () => {
            session.go('sheet');
          },
        },
        primary: {
          label: translate('facings.bulk.save'),
          onClick: () => void editing.save(),
          isBusy: port === null || isPreparing,
          storedInBrowser:
            review !== null && review.lines.length > 0
              ? null
              : translate('facings.bulkEdit.nothingChanged'),
        },
      };
    case 'results':
      return {
        ...rest,
        primary: null,
        back:
          progress?.isRunning === false
            ? { label: translate('facings.bulkEdit.backToSheet'), onClick: session.back }
            : null,
      };
  }
};
