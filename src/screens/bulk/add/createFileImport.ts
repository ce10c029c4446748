/** The way of a file into the sheet, outside React: it is read, matched with the columns, and taken in (rules 4). */
import { startTransition } from 'react';
import { isAbort } from '../../../lib/failures/failures';
import { createStore } from '../../../lib/util/listeners';
import type { DecimalSign } from '../../../lib/text/numbers';
import type { Head } from '../../../lib/tables/match/headings';
import { withHeaderRow } from '../../../lib/tables/match/profileColumns';
import { rememberPlace, rememberValues } from '../../../lib/tables/match/remembered';
import type { OpenedFile, ReadChoices, Refused } from '../../../lib/tables/types';
import type { AddColumns } from '../columns/useSheetColumns';
import type { Running } from '../frame/follow';
import type { BulkSession } from '../session/createBulkSession';
import {
  proposedColumns,
  rememberColumns,
  withTarget,
  type FileColumn,
  type Mapping,
} from './mapping/mapping';
import { matchesOf } from './mapping/values';
import { delayedProgress, readFile } from './readFile';
import { takeIn } from './sheetRows';

export interface FileImportState {
  readonly file: File | null;
  readonly opened: OpenedFile | null;
  /** From 0 to 1; null while nothing is read. */
  readonly share: number | null;
  /** The same while the rows are checked and taken into the sheet. */
  readonly checked: number | null;
  readonly refused: Refused | null;
  /** Number of refused files so far. */
  readonly refusals: number;
  readonly choices: ReadChoices;
  /** The user's decimal separator for the whole file, also if it is read again; null to detect it per column. */
  readonly sign: DecimalSign | null;
  /** Another file, sheet or header row starts with new ones. */
  readonly columns: readonly FileColumn[];
}

const nothing: FileImportState = {
  file: null,
  opened: null,
  share: null,
  checked: null,
  refused: null,
  refusals: 0,
  choices: {},
  sign: null,
  columns: [],
};

/** The step that follows at once. */
export interface AfterTakeIn {
  /** Resolves when it can be drawn. */
  readonly isReady: Promise<unknown>;
  /** Called when the rows are in the sheet, in the same render. */
  readonly onTaken: () => void;
}

interface FileImportContext extends AddColumns {
  /** Under which the browser remembers how files were matched: those of an organization. */
  readonly memory: string;
  /** Locale of the user's number format. */
  readonly locale: string;
  readonly session: Pick<BulkSession, 'state' | 'open'>;
}

/** @param context read when it is needed, because it may change between renders */
export const createFileImport = (context: () => FileImportContext) => {
  const { get, set, subscribe } = createStore(nothing);
  let reading: AbortController | null = null;
  let taking: AbortController | null = null;
  /** The file as detected, before the user's choices. */
  let proposal: OpenedFile | null = null;
  /** Import must not be pressed twice, neither before anything is shown of it nor before the sheet is drawn. */
  let taken: OpenedFile | null = null;

  const change = (next: Partial<FileImportState>) => set({ ...get(), ...next });
  const refuse = (refused: Refused, rest: Partial<FileImportState> = {}) =>
    change({ ...rest, refused, refusals: get().refusals + 1 });
  const show = (opened: OpenedFile, rest: Partial<FileImportState> = {}) => {
    const { targets, memory } = context();
    change({ ...rest, opened, columns: proposedColumns(opened, targets, memory) });
  };

  const read = async (file: File, choices: ReadChoices, isAnother: boolean) => {
    reading?.abort();
    const controller = new AbortController();
    reading = controller;
    const { signal } = controller;
    const { targets, locale, memory } = context();
    /** Known headers, to detect the sheet and the header row. */
    const names = targets.flatMap(({ name, label, synonyms }) => [name, label, ...synonyms]);
    /** The previous file stays if it is only read again. */
    const begun: Partial<FileImportState> = {
      file,
      choices,
      refused: null,
      ...(isAnother ? { opened: null, sign: null } : {}),
    };
    const progress = delayedProgress((share) => {
      // Without a worker, an aborted read continues for a while; its result is ignored.
      if (signal.aborted) return;
      startTransition(() => change({ ...begun, share }));
    });
    try {
      const options = { names, locale, choices, signal, onProgress: progress.report };
      const { answer, proposal: detected } = await readFile(
        file,
        options,
        isAnother ? memory : null,
      );
      if (signal.aborted) return;
      if (isAnother) proposal = detected;
      // Rendered interruptibly, so that the page stays responsive.
      startTransition(() => {
        const end = { ...begun, share: null };
        if (answer.type === 'opened') show(answer, end);
        else refuse(answer, end);
      });
    } catch (error) {
      if (!isAbort(error)) throw error;
    } finally {
      progress.end();
    }
  };

  const forget = () => {
    reading?.abort();
    taking?.abort();
    set({ ...nothing, refusals: get().refusals });
  };

  return {
    state: get,
    subscribe,
    /** Takes exactly one file. */
    take: ([file, another]: readonly File[]) => {
      if (another) refuse({ type: 'refused', code: 'severalFiles' });
      else if (file) void read(file, {}, true);
    },
    /** Reads the same file again with the user's choices. */
    choose: (readChoices: ReadChoices) => {
      const { file, choices } = get();
      if (file) void read(file, { ...choices, ...readChoices }, false);
    },
    chooseHead: ({ row, lines }: Head) => {
      const { opened } = get();
      if (opened) show(withHeaderRow(opened, row, context().locale, lines));
    },
    chooseSign: (sign: DecimalSign | null) => change({ sign }),
    chooseTarget: (column: number, name: string) => {
      const target = context().targets.find((candidate) => candidate.name === name) ?? null;
      change({ columns: withTarget(get().columns, column, target) });
    },
    changeColumn: (
      column: number,
      changes: Pick<FileColumn, 'chosenUnit' | 'isRounded' | 'isPlain' | 'chosenValues'>,
    ) =>
      change({
        columns: get().columns.map((fileColumn, at) =>
          at === column ? { ...fileColumn, ...changes } : fileColumn,
        ),
      }),
    forget,
    /**
     * Takes the rows into the sheet, below existing ones.
     * @param counts tasks that inform the user before the import, and would only delay it now
     */
    takeIn: async (
      mapping: Mapping,
      counts: readonly Running[],
      next?: AfterTakeIn,
    ): Promise<void> => {
      const { opened } = mapping;
      if (taken === opened) return;
      taken = opened;
      counts.forEach(({ stop }) => stop());
      const { memory, columns, keyColumn, session } = context();
      const controller = new AbortController();
      taking = controller;
      const progress = delayedProgress((checked) => change({ checked }));
      try {
        rememberColumns(opened, mapping.columns, memory);
        for (const { values } of mapping.columns)
          if (values) rememberValues(memory, values.target.name, matchesOf(values));
        if (proposal) rememberPlace(memory, proposal, opened);
        await next?.isReady;
        const sheet = await takeIn({
          sheet: session.state().sheet,
          columns,
          keyColumn,
          mapping,
          onProgress: progress.report,
          signal: controller.signal,
        });
        // Built once and in slices, so that the page stays responsive.
        startTransition(() => {
          session.open(sheet);
          forget();
          next?.onTaken();
        });
      } catch (error) {
        taken = null;
        change({ checked: null });
        counts.forEach(({ retry }) => retry());
        if (!isAbort(error)) throw error;
      } finally {
        progress.end();
      }
    },
    /** The page is left. */
    leave: () => {
      reading?.abort();
      taking?.abort();
    },
  };
};

export type FileImport = ReturnType<typeof createFileImport>;
