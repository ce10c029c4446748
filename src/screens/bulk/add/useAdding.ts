/** The state of bulk add: the current step and the ways to the next (rules 4, Bulk add, Import flow). */
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from 'react-admin';
import { useRegistry } from '../../../fields/RegistryContext';
import { useProvider } from '../../../fields/useAsks';
import type { Entries } from '../../../grid/entriesTypes';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { regionOf } from '../../../schema/regionOf';
import type { OpenedFile } from '../../../spreadsheet/types';
import { isAbort } from '../../../views/failureText';
import { logFault } from '../../../views/logFault';
import { useComingBack } from '../edit/useComingBack';
import type { SavePort } from '../save/port';
import { createKeyChecks, type KeyChecks } from './checks/keyChecks';
import { createOffers, offeredColumns, type Offers } from './checks/offers';
import { inSteps } from './inSteps';
import { useConversions } from './mapping/useConversions';
import { useDecimals } from './mapping/useDecimals';
import { useMatches } from './mapping/useMatches';
import { useValues } from './mapping/useValues';
import { useAddRun } from './saving/useAddRun';
import { soon } from './soon';
import { useAddColumns } from './useAddColumns';
import { useFile } from './useFile';
import { useSheet } from './useSheet';

/**
 * Checks the sheet against the organization's values; again when the user returns to the tab, since values may have
 * been added.
 */
const useOffers = (
  entries: Entries | null,
  declaration: AnyDeclaration,
): { readonly offers: Offers | null; readonly isKnown: boolean } => {
  const registry = useRegistry();
  const offers = useMemo(
    () => entries && createOffers(entries, offeredColumns(entries, declaration, registry)),
    [entries, declaration, registry],
  );
  const [known, setKnown] = useState<Offers | null>(null);
  const load = useCallback(() => {
    offers?.load().then(() => {
      setKnown(offers);
    }, logFault);
  }, [offers]);
  useEffect(load, [load]);
  useComingBack(load);
  return { offers, isKnown: offers !== null && known === offers };
};

/** The visible part of an existing sheet. Without a sheet, the file step or the start step is shown. */
type View = 'sheet' | 'actions' | 'review';

export type Step = View | 'organization' | 'start' | 'reading' | 'mapping' | 'saved';

interface Wanted {
  readonly declaration: AnyDeclaration;
  /** Empty until one is chosen. */
  readonly accountId: string;
  readonly port: SavePort | null;
}

export const useAdding = ({ declaration, accountId, port }: Wanted) => {
  const provider = useProvider();
  const { columns, keyColumn, targets, names } = useAddColumns(declaration, accountId);
  const locale = regionOf(useLocale());
  const file = useFile({ names, locale, accountId });
  const matches = useMatches({ accountId, opened: file.opened, targets });
  const decimals = useDecimals({
    file: file.file,
    opened: file.opened,
    matches: matches.matches,
    targets,
    locale,
  });
  const conversions = useConversions({
    opened: file.opened,
    matches: matches.matches,
    targets,
    decimals,
    locale,
  });
  const values = useValues({
    accountId,
    opened: file.opened,
    matches: matches.matches,
    targets,
    columns,
  });
  const sheet = useSheet(columns, keyColumn);
  const saving = useAddRun({ declaration, accountId, port });
  const [view, setView] = useState<View>('sheet');
  const [confirmed, setConfirmed] = useState<number | null>(null);
  const [checked, setChecked] = useState<number | null>(null);
  const checking = useRef<AbortController | null>(null);
  /** Prevents a second Import, both before progress is shown and before the sheet is rendered. */
  const taken = useRef<OpenedFile | null>(null);
  const { entries } = sheet;
  const { offers, isKnown: areOffersKnown } = useOffers(entries, declaration);
  const { recognise } = saving;

  const checks = useMemo(
    (): KeyChecks | null =>
      entries &&
      createKeyChecks({
        entries,
        ask: async (keys) => {
          const known = await provider.bulk.checkSkus(accountId, keys);
          // Must run before keys count as existing: incomplete products can be completed.
          if (known.length > 0) await recognise(entries);
          return new Map(known.map(({ key, id }) => [key, id]));
        },
      }),
    [entries, provider, accountId, recognise],
  );
  useEffect(() => checks?.follow(), [checks]);
  useEffect(() => () => checking.current?.abort(), []);

  const takeIn = async () => {
    if (!file.opened || taken.current === file.opened) return;
    taken.current = file.opened;
    const controller = new AbortController();
    checking.current = controller;
    const progress = soon((share) => {
      setChecked(inSteps(share));
    });
    try {
      matches.remember(conversions.chosenUnit);
      values.remember();
      file.remember(file.opened);
      const show = await sheet.takeIn({
        opened: file.opened,
        matches: matches.matches,
        decide: decimals.decide,
        convert: (column, decimal) =>
          conversions.converting(column, decimal) ?? values.converting(column),
        isInOtherUnit: conversions.isConverted,
        onProgress: progress.told,
        signal: controller.signal,
      });
      // Rendered once and interruptibly, so that the page stays responsive.
      startTransition(() => {
        show();
        file.forget();
        setView('sheet');
        setChecked(null);
      });
    } catch (error) {
      taken.current = null;
      setChecked(null);
      if (!isAbort(error)) throw error;
    } finally {
      progress.end();
    }
  };

  const step: Step = saving.current
    ? 'saved'
    : accountId === ''
      ? 'organization'
      : file.opened
        ? 'mapping'
        : file.share !== null
          ? 'reading'
          : entries
            ? view
            : 'start';
  const takesFiles = step === 'start' || step === 'sheet' || step === 'mapping';

  return {
    step,
    columns,
    targets,
    file,
    matches,
    decimals,
    conversions,
    values,
    sheet,
    checks,
    offers,
    areOffersKnown,
    saving,
    /** From 0 to 1 while a file is checked against the rules. */
    checked,
    takeIn: () => void takeIn(),
    /** Null where no file is accepted. */
    onFiles: takesFiles && checked === null ? file.take : null,
    confirmed,
    go: useCallback((to: View) => {
      setConfirmed(null);
      setView(to);
    }, []),
    /** Returns from bulk actions with the number of changed rows. */
    confirm: useCallback((rows: number | null) => {
      setConfirmed(rows);
      setView('sheet');
    }, []),
    /** Returns from the results to the unfinished rows. */
    toSheet: () => {
      const again = saving.back(entries, columns, keyColumn);
      if (again) sheet.bring(again);
      setView('sheet');
    },
    forgetFile: () => {
      checking.current?.abort();
      file.forget();
    },
  };
};

export type AddingState = ReturnType<typeof useAdding>;
