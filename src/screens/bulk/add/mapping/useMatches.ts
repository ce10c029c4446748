import { useMemo, useState } from 'react';
import type { DecimalSign } from '../../../../schema/numbers';
import {
  columnDecimal,
  countSigns,
  type ColumnDecimal,
  type SignCounts,
} from '../../../../spreadsheet/decimals';
import { matchColumns } from '../../../../spreadsheet/match/matchColumns';
import { rememberedMatch, rememberMatch } from '../../../../spreadsheet/match/remembered';
import type { Table } from '../../../../spreadsheet/table';
import type { Confidence, ImportTarget, OpenedFile } from '../../../../spreadsheet/types';
import { useTask } from '../../frame/follow';

/** The target of each column: as matched, or as the user chose. */
export interface Match {
  /** Name of the target; null if the column is ignored. */
  readonly target: string | null;
  readonly confidence: Confidence | 'chosen';
  /** The unit chosen in a file of the same shape. */
  readonly unit?: string | undefined;
}

interface Wanted {
  readonly accountId: string;
  readonly opened: OpenedFile | null;
  readonly targets: readonly ImportTarget[];
}

const none: readonly Match[] = [];

const proposedFor = (
  accountId: string,
  { profiles }: OpenedFile,
  targets: readonly ImportTarget[],
): readonly Match[] => {
  const remembered = rememberedMatch(accountId, profiles);
  const names = remembered?.map((name) => name?.split(' ')[0] ?? null) ?? null;
  return matchColumns(profiles, targets, names).map((match, column) => ({
    ...match,
    unit: remembered?.[column]?.split(' ')[1],
  }));
};

export const useMatches = ({ accountId, opened, targets }: Wanted) => {
  const proposed = useMemo(
    (): readonly Match[] => (opened ? proposedFor(accountId, opened, targets) : none),
    [accountId, opened, targets],
  );
  const [own, setOwn] = useState({ proposed, matches: proposed });
  // Another file, sheet or header row starts with new matches.
  if (own.proposed !== proposed) setOwn({ proposed, matches: proposed });
  const { matches } = own.proposed === proposed ? own : { matches: proposed };

  return useMemo(
    () => ({
      matches,
      /** Required targets without a column. */
      missing: targets.filter(
        ({ name, isRequired }) => isRequired && !matches.some(({ target }) => target === name),
      ),
      /** If another column has the target, it loses it: each target has at most one column. */
      choose: (column: number, target: string | null) => {
        setOwn({
          proposed,
          matches: matches.map((match, at): Match => {
            if (at === column) return { target, confidence: 'chosen' };
            return target !== null && match.target === target
              ? { target: null, confidence: 'chosen' }
              : match;
          }),
        });
      },
      /**
       * Remembers the matches for the next file of the same shape.
       * @param unitOf the unit that the user chose for a column
       */
      remember: (unitOf: (column: number) => string | undefined) => {
        if (!opened) return;
        rememberMatch(
          accountId,
          opened.profiles,
          matches.map(({ target }, column) => {
            const unit = target === null ? undefined : unitOf(column);
            return unit === undefined ? target : `${target} ${unit}`;
          }),
        );
      },
    }),
    [accountId, opened, targets, proposed, matches],
  );
};

export type Matches = ReturnType<typeof useMatches>;

/** The decimal separator of each number column: as detected or as the user chose. */
interface DecimalsWanted {
  /** The file on disk: choices stay valid when it is read again. */
  readonly file: File | null;
  readonly opened: OpenedFile | null;
  readonly matches: readonly Match[];
  readonly targets: readonly ImportTarget[];
  /** Locale of the user's number format. */
  readonly locale: string;
}

const counted = new WeakMap<Table, Map<string, Promise<SignCounts>>>();

/** Counts each column once, below its header. */
const countsOf = ({ table, headerRow }: OpenedFile, column: number): Promise<SignCounts> => {
  const known = counted.get(table) ?? new Map<string, Promise<SignCounts>>();
  counted.set(table, known);
  const key = `${column} ${headerRow}`;
  const counts = known.get(key) ?? countSigns(table, column, headerRow + 1);
  known.set(key, counts);
  return counts;
};

const saysSomething = ({ certain, open }: SignCounts): boolean =>
  certain[','] + certain['.'] + open[','] + open['.'] > 0;

type Counts = readonly (readonly [column: number, counts: SignCounts])[];
const noCounts: Counts = [];

export const useDecimals = ({ file, opened, matches, targets, locale }: DecimalsWanted) => {
  const [own, setOwn] = useState<{ readonly file: File | null; readonly sign: DecimalSign | null }>(
    { file, sign: null },
  );
  const chosen = own.file === file ? own.sign : null;
  const columns = useMemo(
    () =>
      matches.flatMap(({ target }, column) =>
        targets.some(({ name, kind }) => name === target && kind === 'number') ? [column] : [],
      ),
    [matches, targets],
  );
  const counting = useMemo(
    () =>
      opened &&
      (() =>
        Promise.all(
          columns.map(async (column) => [column, await countsOf(opened, column)] as const),
        )),
    [opened, columns],
  );
  const found = useTask(counting);
  const counts = (found.isCurrent ? found.value : undefined) ?? noCounts;
  return useMemo(() => {
    const decided = (column: SignCounts) =>
      opened && columnDecimal(column, opened, { chosen, locale });
    const byColumn = new Map(
      counts.flatMap(([column, signs]): (readonly [number, ColumnDecimal])[] => {
        const decimal = saysSomething(signs) ? decided(signs) : null;
        return decimal ? [[column, decimal]] : [];
      }),
    );
    return {
      /** The user's choice for the whole file; null to detect it per column. */
      chosen,
      choose: (sign: DecimalSign | null) => {
        setOwn({ file, sign });
      },
      /** Whether any column becomes a number column. */
      hasNumbers: columns.length > 0,
      /** Columns with a comma or point in their numbers; empty until they are counted. */
      byColumn,
      /** For imported rows; waits for the count. */
      decide: async (column: number): Promise<ColumnDecimal | null> =>
        opened && columns.includes(column) ? decided(await countsOf(opened, column)) : null,
    };
  }, [file, opened, columns, counts, chosen, locale]);
};

export type Decimals = ReturnType<typeof useDecimals>;
