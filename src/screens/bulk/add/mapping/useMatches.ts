/** What each column of the file becomes: as it was matched, and as the person says. */
import { useMemo, useState } from 'react';
import { matchColumns } from '../../../../spreadsheet/match/matchColumns';
import { rememberedMatch, rememberMatch } from '../../../../spreadsheet/match/remembered';
import type { Confidence, ImportTarget } from '../../../../spreadsheet/match/target';
import type { OpenedFile } from '../../../../spreadsheet/types';

export interface Match {
  /** Name of the target; null where the column is left out. */
  readonly target: string | null;
  readonly confidence: Confidence | 'chosen';
}

interface Wanted {
  readonly accountId: string;
  readonly opened: OpenedFile | null;
  readonly targets: readonly ImportTarget[];
}

const none: readonly Match[] = [];

export const useMatches = ({ accountId, opened, targets }: Wanted) => {
  const proposed = useMemo(
    (): readonly Match[] =>
      opened
        ? matchColumns(opened.profiles, targets, rememberedMatch(accountId, opened.profiles))
        : none,
    [accountId, opened, targets],
  );
  const [own, setOwn] = useState({ proposed, matches: proposed });
  // Another file, sheet or row of headings is matched anew.
  if (own.proposed !== proposed) setOwn({ proposed, matches: proposed });
  const { matches } = own.proposed === proposed ? own : { matches: proposed };

  return useMemo(
    () => ({
      matches,
      /** Required targets that no column becomes. */
      missing: targets.filter(
        ({ name, isRequired }) => isRequired && !matches.some(({ target }) => target === name),
      ),
      /** A target that another column had is taken from it: no two columns become the same. */
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
      /** For the next file of the same shape. */
      remember: () => {
        if (!opened) return;
        rememberMatch(
          accountId,
          opened.profiles,
          matches.map(({ target }) => target),
        );
      },
    }),
    [accountId, opened, targets, proposed, matches],
  );
};

export type Matches = ReturnType<typeof useMatches>;
