import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Entries } from '../../../grid/entriesTypes';
import type { Footer, PrimaryButton } from '../frame/BulkDialog';
import { useVersion } from '../frame/follow';
import { useSessionFooter } from '../session/useSessionFooter';
import { useKeyState, type KeyChecks } from './checks/keyChecks';
import { useBulkText } from './sheetTexts';
import type { AddingState, Filling } from './useAdding';

// The buttons of a tool that adds records: Import, Review or Save (rules 2, Footer button).

/** Rows without a required value (rules 2: every entry has a SKU and a description); excluded rows do not count. */
const incompleteRows = (entries: Entries): readonly number[] => {
  const required = [...entries.columns.keys()].filter(
    (column) => entries.columns[column]?.rule.isRequired,
  );
  return Array.from(entries.rowsOf('invalid')).filter((row) =>
    required.some((column) => entries.textAt(row, column).trim() === ''),
  );
};

const none: readonly number[] = [];

/** Rows that lack required values, except new blank rows. */
const useIncomplete = (entries: Entries | null): readonly number[] => {
  const version = useVersion(entries);
  return useMemo(
    () => (entries && version >= 0 ? incompleteRows(entries) : none),
    [entries, version],
  );
};

/** Takes the file that is matched into the sheet. */
const useToImport = ({
  file,
  matches,
  conversions,
  checked,
  takeIn,
}: Filling): (() => PrimaryButton) => {
  const translate = useTranslate();
  const held = (key: string, values?: Record<string, string | number>) =>
    translate(`facings.bulk.held.${key}`, values);
  const { opened } = file;
  const headingsOf = (places: readonly number[]) =>
    places.map((column) => opened?.profiles[column]?.heading ?? '').join(', ');
  return () => ({
    label: translate('facings.bulk.import'),
    onClick: takeIn,
    isBusy: checked !== null,
    why:
      file.share !== null
        ? held('reading')
        : matches.missing.length > 0
          ? held('missing', { names: matches.missing.map(({ label }) => label).join(', ') })
          : opened && opened.table.rowCount <= opened.headerRow + 1
            ? held('noFileRows')
            : conversions.unknown.length > 0
              ? held('unknownUnit', { names: headingsOf(conversions.unknown) })
              : null,
  });
};

interface Wanted {
  readonly adding: AddingState;
  /** Null where rows have no key. */
  readonly checks: KeyChecks | null;
  /** The review's own reason why nothing can be saved yet. Absent for rows that are saved without a review. */
  readonly review?: { readonly why: string | null };
  readonly onSave: () => void;
}

interface AddingFooter extends Footer {
  /** Rows that lack required values. */
  readonly incomplete: readonly number[];
}

export const useAddingFooter = ({ adding, checks, review, onSave }: Wanted): AddingFooter => {
  const translate = useTranslate();
  const bulkText = useBulkText();
  const { step, entries, session, state, choices, canSave, forgetFile } = adding;
  const keys = useKeyState(checks);
  const toImport = useToImport(adding);
  const incomplete = useIncomplete(entries);
  const { rows = 0, byOutcome } = entries?.counts() ?? {};
  const { create = 0, complete = 0, blank = 0 } = byOutcome ?? {};

  const whyNoSheet = (): string | null => {
    if (rows === 0) return translate('facings.bulk.held.noRows');
    if (incomplete.length > 0)
      return bulkText('held.incomplete', { smart_count: incomplete.length });
    return blank > 0 ? bulkText('held.blank') : null;
  };
  const whyNotSaved = (): string | null => {
    if (create + complete === 0) return bulkText('held.nothing');
    // Keys or options that could not be checked are reported above, with Try again.
    if (keys.type !== 'known' || !choices.isKnown || !canSave)
      return translate('facings.bulk.held.checking');
    return review?.why ?? null;
  };

  const footer = useSessionFooter({
    session,
    state,
    step,
    ...(review ? { review: { why: whyNoSheet() } } : {}),
    save: {
      ...(create === 0 ? {} : { label: bulkText('save', { smart_count: create }) }),
      why: (review ? null : whyNoSheet()) ?? whyNotSaved(),
      onClick: onSave,
    },
  });
  if (step !== 'mapping') return { ...footer, incomplete };
  const back = { label: translate('facings.bulk.back'), onClick: forgetFile };
  return { primary: toImport(), back, incomplete };
};
