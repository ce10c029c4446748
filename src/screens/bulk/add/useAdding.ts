/** The current step of bulk add, and the transitions between steps (rules 4, Bulk add, Import flow). */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useRegistry } from '../../../fields/RegistryContext';
import { useProvider } from '../../../fields/useAsks';
import type { Entries } from '../../../grid/entriesTypes';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { logFault } from '../../../views/logFault';
import { useComingBack } from '../edit/useComingBack';
import type { SavePort } from '../save/port';
import { createKeyChecks, type KeyChecks } from './checks/keyChecks';
import { createOffers, offeredColumns, type Offers } from './checks/offers';
import { useAddRun } from './saving/useAddRun';
import { useAddColumns } from './useAddColumns';
import { useFilling } from './useFilling';

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
  const [view, setView] = useState<View>('sheet');
  const filling = useFilling({
    columns,
    keyColumn,
    targets,
    names,
    memory: accountId,
    onTaken: () => {
      setView('sheet');
    },
  });
  const { file, sheet, checked } = filling;
  const saving = useAddRun({ declaration, accountId, port });
  const [confirmed, setConfirmed] = useState<number | null>(null);
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
    ...filling,
    step,
    columns,
    targets,
    checks,
    offers,
    areOffersKnown,
    saving,
    /** Null in steps that accept no file. */
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
  };
};

export type AddingState = ReturnType<typeof useAdding>;
