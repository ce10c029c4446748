/** The file at hand: being read, refused, or read and waiting to be matched (Specification 4, Import flow). */
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { openFile } from '../../../spreadsheet/openFile';
import { withHeaderRow } from '../../../spreadsheet/match/withHeaderRow';
import type { OpenedFile, ReadChoices, Refused } from '../../../spreadsheet/types';
import { isAbort } from '../../../views/failureText';
import { inSteps } from './inSteps';
import { soon } from './soon';
import { logRead } from './logRead';

interface FileState {
  readonly file: File | null;
  readonly opened: OpenedFile | null;
  /** 0 to 1; null while nothing is read. */
  readonly share: number | null;
  readonly refused: Refused | null;
  /** How many files were refused so far. */
  readonly refusals: number;
  readonly choices: ReadChoices;
}

const nothing: FileState = {
  file: null,
  opened: null,
  share: null,
  refused: null,
  refusals: 0,
  choices: {},
};

/**
 * @param names headings that are known, by which the headings' row is found
 * @param locale in which the person writes numbers
 */
export const useFile = (names: readonly string[], locale: string) => {
  const [state, setState] = useState(nothing);
  const under = useRef<AbortController | null>(null);

  useEffect(() => () => under.current?.abort(), []);

  const read = useCallback(
    async (file: File, choices: ReadChoices, isAnother: boolean) => {
      under.current?.abort();
      const controller = new AbortController();
      under.current = controller;
      const { signal } = controller;
      /** What stands while a file is read: the one before, where that is only read otherwise. */
      const whileRead = (before: FileState): FileState => ({
        ...before,
        file,
        choices,
        opened: isAnother ? null : before.opened,
        refused: null,
      });
      const progress = soon((share) => {
        // Where there is no worker, a reading that was given up goes on for a while, unseen.
        if (signal.aborted) return;
        startTransition(() => {
          setState((before) => ({ ...whileRead(before), share: inSteps(share) }));
        });
      });
      try {
        const answer = await openFile(file, {
          names,
          locale,
          choices,
          signal,
          onProgress: (share) => {
            progress.told(share);
          },
        });
        if (signal.aborted) return;
        logRead(answer);
        // What the file calls for is drawn in slices, so that the page stays at hand.
        startTransition(() => {
          setState((before) =>
            answer.type === 'opened'
              ? { ...whileRead(before), opened: answer, share: null }
              : {
                  ...whileRead(before),
                  share: null,
                  refused: answer,
                  refusals: before.refusals + 1,
                },
          );
        });
      } catch (error) {
        if (!isAbort(error)) throw error;
      } finally {
        progress.end();
      }
    },
    [names, locale],
  );

  const actions = useMemo(
    () => ({
      /** Exactly one at a time. */
      take: (files: readonly File[]) => {
        const [file, another] = files;
        if (another) {
          setState((before) => ({
            ...before,
            refused: { type: 'refused', code: 'severalFiles' },
            refusals: before.refusals + 1,
          }));
          return;
        }
        if (file) void read(file, {}, true);
      },
      forget: () => {
        under.current?.abort();
        setState((before) => ({ ...nothing, refusals: before.refusals }));
      },
      setHeaderRow: (row: number) => {
        setState((before) => ({
          ...before,
          opened: before.opened && withHeaderRow(before.opened, row, locale),
        }));
      },
    }),
    [read, locale],
  );
  return {
    ...state,
    ...actions,
    /** Reads the same file anew, as the person says it is. */
    choose: (choices: ReadChoices) => {
      if (state.file) void read(state.file, { ...state.choices, ...choices }, false);
    },
  };
};
