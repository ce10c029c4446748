/** The primary button: Import, Review or Save, with the reason if it is disabled (rules 2, Footer button). */
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Entries } from '../../../grid/entriesTypes';
import type { PrimaryButton } from '../frame/BulkDialog';
import type { NewRow } from '../save/types';
import { useKeyState, type KeyChecks } from './checks/keyChecks';
import type { OffersState } from './checks/offers';
import { notionalOf, openNames, type NotionalChoices } from './review/survey';
import type { Review } from './review/useReview';
import type { useProducts } from './saving/useProducts';
import type { Filling, useAdding } from './useAdding';
import { useVersion } from '../frame/follow';

/**
 * The reason why the sheet cannot be reviewed or saved yet (rules 2: every entry has a SKU and a description).
 *
 * Rows without a required value; excluded rows do not count.
 */
const incompleteRows = (entries: Entries): readonly number[] => {
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
    storedInBrowser:
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

const none: readonly number[] = [];

/** Rows that lack required values, except new blank rows. */
export const useIncomplete = (entries: Entries | null): readonly number[] => {
  const version = useVersion(entries);
  return useMemo(
    () => (entries && version >= 0 ? incompleteRows(entries) : none),
    [entries, version],
  );
};

type Products = ReturnType<typeof useProducts>;

interface Wanted {
  readonly adding: ReturnType<typeof useAdding<NewRow>>;
  readonly build: Products['build'];
  readonly review: Review;
  readonly choices: NotionalChoices;
  readonly offers: OffersState;
  readonly checks: KeyChecks | null;
}

export const usePrimary = ({ adding, build, review, choices, offers: own, checks }: Wanted) => {
  const translate = useTranslate();
  const { step, entries, session, state } = adding;
  const keys = useKeyState(checks);
  const incomplete = useIncomplete(entries);
  const held = (key: string, values?: Record<string, string | number>) =>
    translate(`facings.bulk.held.${key}`, values);

  const toImport = useToImport(adding);

  const toReview = (): PrimaryButton => ({
    label: translate('facings.bulk.review'),
    onClick: () => void session.review(),
    storedInBrowser:
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
      if (keys.type === 'asking' || !own.isKnown || !survey || !notionals || !adding.canSave)
        return held('checking');
      return open > 0 ? held('open', { smart_count: open }) : null;
    };
    return {
      label: translate('facings.bulk.save'),
      isBusy: state.isPreparing,
      storedInBrowser: why(),
      onClick: () => {
        const { offers } = own;
        if (!entries || !survey || !notionals || !offers) return;
        void session.save((signal) =>
          build({
            entries,
            rows: survey.rows,
            notionalOf: notionalOf(notionals, choices),
            offers,
            lineOf: adding.numberOf,
            signal,
          }),
        );
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
