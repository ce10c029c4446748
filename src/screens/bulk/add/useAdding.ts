/** The way from nothing to saved records: where one is, and what leads on (rules 4, Bulk add, Import flow). */
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

/** Holds the sheet against what the organization has; again whenever the person comes back, who may have added to it. */
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

/** What is looked at of a sheet that is there; before there is one, its file or nothing. */
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
  /** Import must not be pressed twice, neither before anything is shown of it nor before the sheet is drawn. */
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
          // Before they are known to exist: a product that lacks something is completed.
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
      // Drawn once and in slices, so that the page stays at hand.
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
    /** 0 to 1 while a file is held against the rules. */
    checked,
    takeIn: () => void takeIn(),
    /** Null where a file has no place. */
    onFiles: takesFiles && checked === null ? file.take : null,
    confirmed,
    go: useCallback((to: View) => {
      setConfirmed(null);
      setView(to);
    }, []),
    /** Back from bulk actions, which changed so many rows. */
    confirm: useCallback((rows: number | null) => {
      setConfirmed(rows);
      setView('sheet');
    }, []),
    /** From the results to what they left undone. */
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
