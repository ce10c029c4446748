/** The dialog's buttons in each step of bulk edit, and what is reviewed (rules 2, 4). */
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useVersion } from '../frame/follow';
import { useBulkState } from '../session/useBulkSession';
import { useSessionFooter } from '../session/useSessionFooter';
import { useReview } from './review/useReview';
import { faultyRows } from './sheet/changesOf';
import type { Opened } from './useEditing';
import { useEditText } from '../session/sheetTexts';

const never = () => () => undefined;
const nothing = () => null;

export const useFooter = ({ editing, columns, journal }: Opened) => {
  const translate = useTranslate();
  const { session, sheet, loader } = editing;
  const editText = useEditText();
  const state = useBulkState(session);
  const { step, sent } = state;
  const version = useVersion(sheet.entries);
  const run = sent?.run;
  const progress = useSyncExternalStore(run?.subscribe ?? never, run?.progress ?? nothing);
  const { isReady } = useSyncExternalStore(loader.subscribe, loader.state);
  const review = useReview(sheet, columns, step === 'review');
  const faulty = useMemo(() => (version >= 0 ? faultyRows(sheet).length : 0), [sheet, version]);
  const whyNoReview = (): string | null => {
    if (!isReady) return editText('notLoaded');
    if (faulty === 0) return null;
    return editText('heldByFaults', { smart_count: faulty });
  };

  const footer = useSessionFooter({
    session,
    state,
    step,
    review: { why: whyNoReview() },
    save: {
      why: review?.why ?? null,
      isBusy: journal === null,
      onClick: () => void editing.save(),
    },
  });
  if (editing.isAwaited) return { primary: null, back: null, review };
  if (step === 'results' && progress?.isRunning === false)
    return {
      primary: null,
      back: { label: translate('facings.bulkEdit.backToSheet'), onClick: session.back },
      review,
    };
  return { ...footer, review };
};
