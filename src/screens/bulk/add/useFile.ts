/** The file at hand: being read, refused, or read and waiting to be matched (rules 4, Import flow). */
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Head } from '../../../spreadsheet/match/headings';
import {
  placeOf,
  rememberedPlace,
  rememberPlace,
  type Place,
} from '../../../spreadsheet/match/remembered';
import { withHeaderRow } from '../../../spreadsheet/match/withHeaderRow';
import { openFile } from '../../../spreadsheet/openFile';
import type { NoticeCode, OpenedFile, ReadChoices, Refused } from '../../../spreadsheet/types';
import { isAbort } from '../../../views/failureText';
import { inSteps } from './inSteps';
import { soon } from './soon';

/** What went wrong in the text of a file. */
const parseFaults: ReadonlySet<NoticeCode> = new Set([
  'unclosedQuote',
  'strayQuote',
  'ragged',
  'nulBytes',
  'invisible',
  'replacedCharacters',
]);

/** Failures of parsing are logged (rules 8), by code and line: what stands in the file is not. */
const logRead = (answer: OpenedFile | Refused): void => {
  const faults =
    answer.type === 'refused'
      ? [answer]
      : answer.notices.filter(({ code }) => parseFaults.has(code));
  for (const { code, values } of faults) {
    const line = values?.line;
    // eslint-disable-next-line no-console -- Asked for: whoever looks into it finds it there.
    console.warn(`Import: ${code}${line === undefined ? '' : `, line ${String(line)}`}`);
  }
};

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

/** The same file where the person found the rows of one like it; as it is where that is not possible. */
const atPlace = async (
  opened: OpenedFile,
  { sheet, head }: Place,
  locale: string,
  open: (choices: ReadChoices) => Promise<OpenedFile | Refused>,
): Promise<OpenedFile> => {
  const other = sheet === null || sheet === opened.workbook?.sheet ? opened : await open({ sheet });
  if (other.type === 'refused') return opened;
  const isThere = head.row < other.table.rowCount;
  const isSame = head.row === other.headerRow && head.lines === other.headLines;
  return isSame || !isThere ? other : withHeaderRow(other, head.row, locale, head.lines);
};

interface Wanted {
  /** Headings that are known, by which the sheet and the headings' row are found. */
  readonly names: readonly string[];
  /** In which the person writes numbers. */
  readonly locale: string;
  /** Whose files were looked at before. */
  readonly accountId: string;
}

export const useFile = ({ names, locale, accountId }: Wanted) => {
  const [state, setState] = useState(nothing);
  const under = useRef<AbortController | null>(null);
  /** The file as it was opened by itself, before a person said where its rows are. */
  const proposal = useRef<OpenedFile | null>(null);

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
        const open = (own: ReadChoices) =>
          openFile(file, { names, locale, choices: own, signal, onProgress: progress.told });
        let answer = await open(choices);
        if (isAnother) {
          proposal.current = answer.type === 'opened' ? answer : null;
          const place = proposal.current && rememberedPlace(accountId, proposal.current);
          if (proposal.current && place)
            answer = await atPlace(proposal.current, place, locale, open);
        }
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
    [names, locale, accountId],
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
      setHead: ({ row, lines }: Head) => {
        setState((before) => ({
          ...before,
          opened: before.opened && withHeaderRow(before.opened, row, locale, lines),
        }));
      },
      /** For the next file that is opened like this one. */
      remember: (opened: OpenedFile) => {
        if (proposal.current) rememberPlace(accountId, proposal.current, placeOf(opened));
      },
    }),
    [read, locale, accountId],
  );
  return {
    ...state,
    ...actions,
    /** Reads the same file again, as the person says it is. */
    choose: (choices: ReadChoices) => {
      if (state.file) void read(state.file, { ...state.choices, ...choices }, false);
    },
  };
};
