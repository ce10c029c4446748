/** What is set in Bulk Actions and not confirmed yet, and its confirmation (rules 2, Bulk edit). */
import { useMemo, useState } from 'react';
import type { Entries, EntryColumn } from '../../../lib/grid/entries/types';
import type { LinkAmount } from '../../../schema/links';
import { planText, withAmounts, withWishes, zonePlanOf, zonesKey } from '../columns/zonePlan';
import { useVersion } from '../frame/follow';
import { draftFault, isSet, type Draft } from './Properties';
import { useZoneAmounts, type TypedAmounts } from './useZoneAmounts';
import type { LinksOfRows, PendingRegions, Wishes } from './zones';

export interface DraftOptions {
  /** Columns of the sheet; with one for zones (`zonePlanColumn`, read by `zonePlanOf`: zonePlan.ts), zones can be set. */
  readonly columns: readonly EntryColumn[];
  readonly entries: Entries;
  /** Ids of the rows' products, and the zones they are known to be in. */
  readonly links?: LinksOfRows | undefined;
  /** The number that each link to a zone has. */
  readonly amount?: LinkAmount | undefined;
}

const noDraft: readonly Draft[] = [];
const noWish: Wishes = new Map();
const noRegion: PendingRegions = new Map();
const noAmount: TypedAmounts = new Map();

export const useBulkDraft = ({ columns, entries, links, amount }: DraftOptions) => {
  const [drafts, setDrafts] = useState(noDraft);
  const [wishes, setWishes] = useState(noWish);
  const [pending, setPending] = useState(noRegion);
  const [typed, setTyped] = useState(noAmount);
  const amounts = useZoneAmounts({ amount, typed, onChange: setTyped });
  const version = useVersion(entries);
  const rows = useMemo(
    () => (version < 0 ? new Uint32Array() : entries.chosenRows()),
    [entries, version],
  );
  const zonesColumn = columns.findIndex(({ key }) => key === zonesKey);
  const hasZones = zonesColumn >= 0;
  // A zone that all leave has no amount.
  const typedAmounts = [...typed.keys()].flatMap((zone) => {
    const value = wishes.get(zone) === false ? null : (amounts?.amountOf(zone) ?? null);
    return value === null ? [] : [[zone, value] as const];
  });
  const isFaulty =
    drafts.some((draft) => draftFault(columns, draft) !== null) ||
    [...typed.keys()].some(
      (zone) => wishes.get(zone) !== false && amounts?.amountOf(zone) === undefined,
    );
  const isUnsaved =
    drafts.some(isSet) ||
    wishes.size + pending.size > 0 ||
    [...typed.keys()].some((zone) => amounts?.isTyped(zone));

  const why = (): string | null => {
    if (rows.length === 0) return 'nothingSelected';
    if (isFaulty) return 'faults';
    if (pending.size > 0) return 'loadingZones';
    if (drafts.some(isSet) || wishes.size + typedAmounts.length > 0) return null;
    return hasZones ? 'nothingSet' : 'noProperty';
  };

  const planOfRow = (row: number): string => {
    const isIn = (zone: string) => links?.knownLinks.isIn(links.idOf(row), zone);
    // Zones that already match are left out, so that undo does not change them.
    const states = new Map(
      [...wishes].map(([zone, wish]) => [zone, isIn(zone) === wish ? null : wish] as const),
    );
    const [plan, before] = [
      zonePlanOf(entries.textAt(row, zonesColumn)),
      zonePlanOf(entries.baseText(row, zonesColumn)),
    ];
    const ended = [...wishes].flatMap(([zone, wish]) => (wish ? [] : [zone]));
    const next = withWishes(plan, states, before);
    // Without a switch, only links that exist or are planned get the amount.
    const applied = typedAmounts.filter(
      ([zone]) => wishes.get(zone) === true || isIn(zone) === true || next.on.includes(zone),
    );
    return planText(withAmounts(next, applied, ended));
  };

  return {
    rows,
    hasZones,
    drafts,
    setDrafts,
    wishes,
    setWishes,
    pending,
    setPending,
    amounts,
    /** Why nothing can be confirmed, as a key of `facings.bulkEdit.cannotConfirm`; null if it can. */
    why: why(),
    /** Whether closing would lose something. */
    isUnsaved,
    /** Whether there is something to clear. */
    isBegun: isUnsaved || drafts.length > 0,
    clear: () => {
      setDrafts(noDraft);
      setWishes(noWish);
      setPending(noRegion);
      setTyped(noAmount);
    },
    /** Sets everything in one step of the history, then deselects the rows; returns how many changed. */
    confirm: (): number => {
      const changes: readonly { column: number; textOf: (row: number) => string }[] = [
        ...drafts.filter(isSet).map(({ column, text, isEmptied }) => ({
          column,
          // Values are trimmed (rules 5, Trimming).
          textOf: () => (isEmptied ? '' : text.trim()),
        })),
        ...(wishes.size + typedAmounts.length === 0
          ? []
          : [{ column: zonesColumn, textOf: planOfRow }]),
      ];
      const { rows: changed } = entries.set(
        Array.from(rows).flatMap((row) =>
          changes.map(({ column, textOf }) => ({ row, column, text: textOf(row) })),
        ),
      );
      entries.choose(rows, false);
      return changed.length;
    },
  };
};

export type BulkDraft = ReturnType<typeof useBulkDraft>;
