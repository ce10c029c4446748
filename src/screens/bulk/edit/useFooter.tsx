/** The dialog's buttons in each step of bulk edit, and why they are disabled (rules 2, 4). */
import Button from '@mui/material/Button';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { PrimaryButton } from '../frame/BulkDialog';
import type { SavePort } from '../save/port';
import { reviewOf, type Review } from './review/reviewLines';
import { changedRowsOf, faultyRows } from './sheet/changesOf';
import type { Opened } from './useEditing';

interface Footer {
  readonly primary: PrimaryButton | null;
  readonly further: ReactNode;
  /** Something was sent; only Close remains. */
  readonly isUploaded: boolean;
  /** Another organization can be selected. */
  readonly canChoose: boolean;
  /** What will be saved; null outside the review. */
  readonly review: Review | null;
}

const never = () => () => undefined;
const nothing = () => null;

export const useFooter = (opened: Opened | null, port: SavePort | null): Footer => {
  const translate = useTranslate();
  const { editing } = opened ?? { editing: null };
  const state = useSyncExternalStore(editing?.subscribe ?? never, editing?.state ?? nothing);
  const version = useSyncExternalStore<number | null>(
    editing?.sheet.entries.subscribe ?? never,
    editing?.sheet.entries.version ?? nothing,
  );
  const run = state?.saving?.run;
  const progress = useSyncExternalStore(run?.subscribe ?? never, run?.progress ?? nothing);
  const load = useSyncExternalStore(
    editing?.loader.subscribe ?? never,
    editing?.loader.state ?? nothing,
  );
  const sheet = editing?.sheet;
  const step = state?.step ?? 'listing';
  const review = useMemo(
    () =>
      sheet && step === 'review' && version !== null ? reviewOf(sheet, changedRowsOf(sheet)) : null,
    [sheet, step, version],
  );
  const faulty = useMemo(
    () => (sheet && version !== null ? faultyRows(sheet).length : 0),
    [sheet, version],
  );

  const isUploaded = state?.saving != null;
  const rest = { isUploaded, review, canChoose: step === 'listing', further: null };
  if (!opened || !editing) return { ...rest, primary: null };
  const toListing = (label: string, isFresh: boolean) => (
    <Button
      color="inherit"
      onClick={() => {
        if (isFresh) opened.again();
        else editing.go('listing');
      }}
    >
      {label}
    </Button>
  );
  switch (step) {
    case 'listing':
      return {
        ...rest,
        primary: {
          label: translate('facings.bulk.review'),
          onClick: () => void editing.review(),
          isBusy: state?.isChecking ?? false,
          storedInBrowser: !load?.isReady
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
        further: toListing(translate('facings.bulk.back'), false),
        primary: {
          label: translate('facings.bulk.save'),
          onClick: () => {
            const before = state?.saving?.kind === 'edit' ? { replaces: state.saving.run.id } : {};
            if (port) editing.save({ ...port, ...before });
          },
          isBusy: port === null,
          storedInBrowser:
            review !== null && review.lines.length > 0
              ? null
              : translate('facings.bulkEdit.nothingChanged'),
        },
      };
    case 'saving':
      return {
        ...rest,
        primary: null,
        further:
          progress?.isRunning === false
            ? toListing(translate('facings.bulkEdit.backToSheet'), state?.saving?.kind !== 'edit')
            : null,
      };
  }
};
