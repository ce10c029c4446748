/** The primary button: Import, Review or Save, with the reason if it is disabled (rules 2, Footer button). */
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Entries } from '../../../grid/entriesTypes';
import type { PrimaryButton } from '../frame/BulkDialog';
import { useKeyState } from './checks/useKeyState';
import { notionalOf, openNames, type NotionalChoices } from './review/notionals';
import type { Review } from './review/useReview';
import type { AddingState } from './useAdding';
import type { Filling } from './useFilling';
import { useVersion } from './useVersion';

/**
 * The reason why the sheet cannot be reviewed or saved yet (rules 2: every entry has a SKU and a description).
 *
 * Rows without a required value; excluded rows do not count.
 */
export const incompleteRows = (entries: Entries): readonly number[] => {
  const required = [...entries.columns.keys()].filter(
    (column) => entries.columns[column]?.rule.isRequired,
  );
  return Array.from(entries.rowsOf('invalid')).filter((row) =>
    required.some((column) => entries.textAt(row, column).trim() === ''),
  );
};

/** Takes the file that is matched into the sheet. */
export const useToImport = ({
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
    heldBy:
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
  readonly review: Review;
  readonly choices: NotionalChoices;
}

interface Ways {
  readonly primary: PrimaryButton | null;
  /** Rows that lack required values, except new blank rows. */
  readonly incomplete: readonly number[];
}

const none: readonly number[] = [];

export const usePrimary = ({ adding, review, choices }: Wanted): Ways => {
  const translate = useTranslate();
  const { step, sheet, checks, saving, go, offers, areOffersKnown } = adding;
  const { entries } = sheet;
  const version = useVersion(entries);
  const keys = useKeyState(checks);
  const incomplete = useMemo(
    () => (entries && version >= 0 ? incompleteRows(entries) : none),
    [entries, version],
  );
  const held = (key: string, values?: Record<string, string | number>) =>
    translate(`facings.bulk.held.${key}`, values);

  const toImport = useToImport(adding);

  const toReview = (): PrimaryButton => ({
    label: translate('facings.bulk.review'),
    onClick: () => {
      go('review');
    },
    heldBy:
      !entries || entries.counts().rows === 0
        ? held('noRows')
        : incomplete.length > 0
          ? held('incomplete', { smart_count: incomplete.length })
          : entries.counts().byOutcome.blank > 0
            ? held('blank')
            : null,
  });

  const toSave = (): PrimaryButton => {
    const { survey, notionals, failure } = review;
    const open = openNames(notionals ?? [], choices).length;
    const why = (): string | null => {
      const { create = 0, complete = 0 } = entries?.counts().byOutcome ?? {};
      if (create + complete === 0) return held('nothing');
      if (keys.type === 'failed') return held('notChecked');
      if (failure) return held('notNamed');
      if (keys.type === 'asking' || !areOffersKnown || !survey || !notionals || !saving.isReady)
        return held('checking');
      return open > 0 ? held('open', { smart_count: open }) : null;
    };
    return {
      label: translate('facings.bulk.save'),
      isBusy: saving.isBuilding,
      heldBy: why(),
      onClick: () => {
        if (!entries || !survey || !notionals || !offers) return;
        saving.save({
          entries,
          rows: survey.rows,
          notionalOf: notionalOf(notionals, choices),
          offers,
          lineOf: sheet.numberOf,
        });
      },
    };
  };

  const primary =
    step === 'mapping'
      ? toImport()
      : step === 'sheet'
        ? toReview()
        : step === 'review'
          ? toSave()
          : null;
  return { primary, incomplete };
};
