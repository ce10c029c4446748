import { useTranslate } from 'react-admin';
import type { Footer, PrimaryButton } from '../frame/BulkDialog';
import { useSessionFooter } from '../session/useSessionFooter';
import { useKeyState } from './checks/keyChecks';
import { useBulkText } from '../session/sheetTexts';
import type { AddingState } from './useAdding';

// The buttons of a tool that adds records: Import, Review or Save (rules 2, Footer button).

/** Takes the file that is matched into the sheet. */
const useToImport = ({ file, mapping, takeIn }: AddingState): (() => PrimaryButton) => {
  const translate = useTranslate();
  const held = (key: string, values?: Readonly<Record<string, string>>) =>
    translate(`facings.bulk.held.${key}`, values);
  const why = (): string | null => {
    if (file.share !== null || !mapping) return held('reading');
    const { opened, missing, columns } = mapping;
    if (missing.length > 0)
      return held('missing', { names: missing.map(({ label }) => label).join(', ') });
    if (opened.table.rowCount <= opened.headerRow + 1) return held('noFileRows');
    const unknown = columns.filter(({ unit }) => unit?.unit === null);
    if (unknown.length === 0) return null;
    return held('unknownUnit', { names: unknown.map(({ profile }) => profile.heading).join(', ') });
  };
  return () => ({
    label: translate('facings.bulk.import'),
    onClick: () => takeIn(),
    isBusy: file.checked !== null,
    why: why(),
  });
};

export interface AddingFooterOptions {
  readonly adding: AddingState;
  /** The review's own reason why nothing can be saved yet. Absent for rows that are saved without a review. */
  readonly review?: { readonly why: string | null };
  readonly onSave: () => void;
}

export const useAddingFooter = ({ adding, review, onSave }: AddingFooterOptions): Footer => {
  const translate = useTranslate();
  const bulkText = useBulkText();
  const { step, entries, session, state, incomplete, choices, canSave, fileImport } = adding;
  const keys = useKeyState(adding.checks);
  const toImport = useToImport(adding);
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
  if (step !== 'mapping') return footer;
  const back = { label: translate('facings.views.page.up'), onClick: fileImport.forget };
  return { primary: toImport(), back };
};
