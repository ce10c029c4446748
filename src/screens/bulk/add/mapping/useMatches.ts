/** The target of each column: as matched, or as the user chose. */
import { useMemo, useState } from 'react';
import { matchColumns } from '../../../../spreadsheet/match/matchColumns';
import { rememberedMatch, rememberMatch } from '../../../../spreadsheet/match/remembered';
import type { Confidence, ImportTarget } from '../../../../spreadsheet/match/target';
import type { OpenedFile } from '../../../../spreadsheet/types';

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
