import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Head } from '../../../spreadsheet/match/headings';
import { withHeaderRow } from '../../../spreadsheet/match/profileColumns';
import {
  placeOf,
  rememberedPlace,
  rememberPlace,
  type Place,
} from '../../../spreadsheet/match/remembered';
import { openFile } from '../../../spreadsheet/openFile';
import type { NoticeCode, OpenedFile, ReadChoices, Refused } from '../../../spreadsheet/types';
import { isAbort } from '../../../faults/failures';

/** Rounds a share down to a twentieth, so that not every slice of work re-renders the page. */
export const roundShare = (share: number): number => Math.floor(share * 20) / 20;

/** Milliseconds before progress is shown: shorter work completes without a progress bar. */
const delayMs = 250;

interface Progress {
  /** Reports progress, from 0 to 1. */
  readonly report: (share: number) => void;
  readonly end: () => void;
}

/** Shows progress only after a delay. */
export const delayedProgress = (show: (share: number) => void): Progress => {
  let last = 0;
  let isShown = false;
  const timer = setTimeout(() => {
    isShown = true;
    show(last);
  }, delayMs);
  return {
    report: (share) => {
      last = share;
      if (isShown) show(share);
    },
    end: () => {
      clearTimeout(timer);
    },
  };
};

// The current file: being read, refused, or ready to be matched (rules 4, Import flow).

/** Errors in the file's text. */
const parseFaults: ReadonlySet<NoticeCode> = new Set([
  'unclosedQuote',
  'strayQuote',
  'ragged',
  'nulBytes',
  'invisible',
  'replacedCharacters',
]);

/** Logs parse errors by code and line (rules 8), never the file's content. */
const logRead = (answer: OpenedFile | Refused): void => {
  const faults =
    answer.type === 'refused'
      ? [answer]
      : answer.notices.filter(({ code }) => parseFaults.has(code));
  for (const { code, values } of faults) {
    const line = values?.line;
    // oxlint-disable-next-line no-console -- required (rules 8): parse errors are logged
    console.warn(`Import: ${code}${line === undefined ? '' : `, line ${String(line)}`}`);
  }
};

interface FileState {
  readonly file: File | null;
  readonly opened: OpenedFile | null;
  /** From 0 to 1; null while nothing is read. */
  readonly share: number | null;
  readonly refused: Refused | null;
  /** Number of refused files so far. */
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

/** Opens the file at the place the user chose in a similar file; unchanged if that is not possible. */
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
  /** Known headers, used to detect the sheet and the header row. */
  readonly names: readonly string[];
  /** Locale of the user's number format. */
  readonly locale: string;
  /** The organization whose earlier choices apply. */
  readonly accountId: string;
}

export const useFile = ({ names, locale, accountId }: Wanted) => {
  const [state, setState] = useState(nothing);
  const under = useRef<AbortController | null>(null);
  /** The file as detected, before the user's choices. */
  const proposal = useRef<OpenedFile | null>(null);

  useEffect(() => () => under.current?.abort(), []);

  const read = useCallback(
    async (file: File, choices: ReadChoices, isAnother: boolean) => {
      under.current?.abort();
      const controller = new AbortController();
      under.current = controller;
      const { signal } = controller;
      /** The state during reading: keeps the previous file if it is only read again. */
      const whileRead = (before: FileState): FileState => ({
        ...before,
        file,
        choices,
        opened: isAnother ? null : before.opened,
        refused: null,
      });
      const progress = delayedProgress((share) => {
        // Without a worker, an aborted read continues for a while; its result is ignored.
        if (signal.aborted) return;
        startTransition(() => {
          setState((before) => ({ ...whileRead(before), share: roundShare(share) }));
        });
      });
      try {
        const open = (own: ReadChoices) =>
          openFile(file, { names, locale, choices: own, signal, onProgress: progress.report });
        let answer = await open(choices);
        if (isAnother) {
          proposal.current = answer.type === 'opened' ? answer : null;
          const place = proposal.current && rememberedPlace(accountId, proposal.current);
          if (proposal.current && place)
            answer = await atPlace(proposal.current, place, locale, open);
        }
        if (signal.aborted) return;
        logRead(answer);
        // Rendered interruptibly, so that the page stays responsive.
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
      /** Takes exactly one file. */
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
      /** Remembers the place for the next file that is detected like this one. */
      remember: (opened: OpenedFile) => {
        if (proposal.current) rememberPlace(accountId, proposal.current, placeOf(opened));
      },
    }),
    [read, locale, accountId],
  );
  return {
    ...state,
    ...actions,
    /** Reads the same file again with the user's choices. */
    choose: (choices: ReadChoices) => {
      if (state.file) void read(state.file, { ...state.choices, ...choices }, false);
    },
  };
};
