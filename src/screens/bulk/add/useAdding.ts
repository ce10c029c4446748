import { useEffect, useMemo, useState } from 'react';
import { useLocale } from 'react-admin';
import type { Entries } from '../../../lib/grid/entries/types';
import { regionOf } from '../../../lib/text/region';
import { useChoices, type Choices } from '../columns/choices';
import type { AddColumns } from '../columns/useSheetColumns';
import { useFileKeys, type ImportPurpose } from './checks/fileKeys';
import { useKeyChecks, type Existing } from './checks/keyChecks';
import { useTask, useVersion } from '../frame/follow';
import { createFileImport, type AfterTakeIn } from './createFileImport';
import { mappingOf } from './mapping/mapping';
import { countNumbers } from './mapping/numbers';
import { useNamedCreation } from './mapping/useNamedCreation';
import { findValues } from './mapping/values';
import {
  createBulkSession,
  type BulkSession,
  type SessionActions,
  type SessionStep,
} from '../session/createBulkSession';
import { useAttended, useBulkState, useFailedSave, useLatest } from '../session/useBulkSession';
import { rowsLeft } from '../session/work';
import type { SaveRun, SentRow } from '../../../lib/batches/types';
import type { UpdatedRows } from '../update/fileRows';
import { loadUpdate } from '../update/loadUpdate';
import { creatingWork, sheetOfSent, type Creating } from './saving/creating';
import { blankSheet, useRowNumbers } from './sheetRows';

/** The file that is matched, and the way of its rows into the sheet. */
const useFileImport = (
  sheet: AddColumns,
  memory: string,
  session: Pick<BulkSession, 'state' | 'open'>,
  existing: Existing | null,
  purpose: ImportPurpose,
) => {
  const { targets } = sheet;
  const locale = regionOf(useLocale());
  const context = useLatest({ ...sheet, memory, locale, session });
  const [fileImport] = useState(() => createFileImport(context));
  useEffect(() => fileImport.leave, [fileImport]);
  const file = useBulkState(fileImport);
  const { opened, columns, sign } = file;
  const numbers = useMemo(() => ({ chosen: sign, locale }), [sign, locale]);
  const counting = useTask(
    useMemo(
      () => opened && ((signal) => countNumbers({ opened, columns, numbers }, signal)),
      [opened, columns, numbers],
    ),
  );
  // Without the organization's values nothing can be matched: the file's values stay unchanged.
  const finding = useTask(
    useMemo(() => {
      const options = { columns, sheetColumns: sheet.columns, choices: sheet.choices, memory };
      return opened && ((signal) => findValues({ opened, ...options }, signal));
    }, [opened, columns, sheet.columns, sheet.choices, memory]),
  );
  const { value: counts } = counting;
  const { value: found } = finding;
  const mapping = useMemo(
    () => opened && mappingOf({ opened, columns, targets, numbers, counts, found }),
    [opened, columns, targets, numbers, counts, found],
  );

  const { key = '' } = sheet.columns[sheet.keyColumn] ?? {};
  const keys = useFileKeys(mapping, key, existing, purpose);

  return {
    fileImport,
    file,
    mapping,
    /** Reads again which values are set up. */
    findAgain: finding.retry,
    /** How many rows of the file exist; null until it is known. */
    fileKeys: keys.isCurrent ? (keys.value ?? null) : null,
    takeIn: (next?: AfterTakeIn) => {
      // To update and create, the keys that are being asked are needed. Stopping an update's count does not stop the
      // reading of its records.
      const counts = [counting, finding, ...(purpose === 'both' ? [] : [keys])];
      if (mapping) void fileImport.takeIn(mapping, counts, next);
    },
  };
};

const none: readonly number[] = [];

/** Rows without a required value (rules 2: every entry has a SKU and a description); excluded rows do not count. */
const useIncomplete = (entries: Entries | null): readonly number[] => {
  const version = useVersion(entries);
  return useMemo(() => {
    if (!entries || version < 0 || entries.counts().byOutcome.invalid === 0) return none;
    const { columns } = entries;
    const required = [...columns.keys()].filter((column) => columns[column]?.rule.isRequired);
    // Only texts of faulty cells are looked at: a file may have a hundred thousand rows that are invalid elsewhere.
    const lacks = (row: number, column: number) =>
      entries.faultAt(row, column) !== null && entries.textAt(row, column).trim() === '';
    return Array.from(entries.rowsOf('invalid')).filter((row) =>
      required.some((column) => lacks(row, column)),
    );
  }, [entries, version]);
};

// The current step of a tool that adds records, and the transitions between steps (rules 4, Bulk add, Import flow).

/** Before there is a sheet: what rows belong to, the choice of a source, and the way of a file into the sheet. */
export type AddStep = SessionStep | 'once' | 'start' | 'reading' | 'mapping';

interface UseAddingOptions<Row extends SentRow> {
  readonly table: AddColumns;
  /** Under which the browser remembers how files were matched. */
  readonly memory: string;
  /** What all rows belong to is not chosen yet. */
  readonly isOnceMissing: boolean;
  readonly creating: Creating<Row>;
}

/** The rows of a sheet to be prepared for sending. */
export interface BuildOptions {
  readonly entries: Entries;
  /** The platform's spelling of offered values. */
  readonly choices: Pick<Choices, 'valueOf'>;
  /** Label of a row. */
  readonly lineOf: (row: number) => string;
  readonly signal: AbortSignal;
}

/** Without the code at hand, React would show nothing for 300 ms. An error is reported where the update is rendered. */
const updateCode = () => loadUpdate().catch(() => undefined);

export const useAdding = <Row extends SentRow>({
  table,
  memory,
  isOnceMissing,
  creating,
}: UseAddingOptions<Row>) => {
  const { columns, keyColumn } = table;
  const onFailed = useFailedSave();
  const { plan } = creating;
  const work = useLatest(
    creatingWork({
      creating: {
        ...creating,
        // Undoing the import removes them as well.
        plan:
          plan &&
          (async (kept) => {
            const planned = await plan(kept);
            return { ...planned, entry: { ...planned.entry, named: naming.created } };
          }),
      },
      columns,
      keyColumn,
      onFailed,
    }),
  );
  const [session] = useState(() => createBulkSession(work));
  useAttended(session);
  const state = useBulkState(session);
  const [purpose, setPurpose] = useState<ImportPurpose>('create');
  const [updated, setUpdated] = useState<UpdatedRows | null>(null);
  const { existing } = creating;
  useEffect(() => existing?.stop, [existing]);
  const isUpdate = purpose === 'update';
  const targets = useMemo(
    () =>
      isUpdate
        ? table.targets.map((target) => ({
            ...target,
            // A row finds its record by the key; any other value may be left out.
            isRequired: target.name === columns[keyColumn]?.key,
            isReplacedById: true,
          }))
        : table.targets,
    [table.targets, isUpdate, columns, keyColumn],
  );
  const files = useFileImport(
    useMemo(() => ({ ...table, targets }), [table, targets]),
    memory,
    session,
    existing,
    purpose,
  );
  const { file, fileImport } = files;
  const { sheet, sent } = state;
  const entries = sheet?.entries ?? null;
  const offers = useChoices(entries, table.choices, updated === null);
  const numberOf = useRowNumbers(sheet);
  const naming = useNamedCreation(() => {
    files.findAgain();
    offers.retry();
  });

  const beforeSheet = (): AddStep => {
    if (file.opened) return 'mapping';
    if (file.share !== null) return 'reading';
    return sheet ? state.step : 'start';
  };
  const step = state.step === 'results' ? 'results' : isOnceMissing ? 'once' : beforeSheet();
  const takesFiles = step === 'start' || step === 'sheet' || step === 'mapping';

  return {
    ...files,
    /** Takes the rows of this file into the sheet, for another purpose than the chosen one if it is given. */
    takeIn: (chosenPurpose = purpose) =>
      files.takeIn(
        chosenPurpose === 'create'
          ? undefined
          : { isReady: updateCode(), onTaken: () => setUpdated('all') },
      ),
    purpose,
    choosePurpose: (chosen: ImportPurpose) => {
      if (chosen === 'create') existing?.stop?.();
      else void updateCode();
      setPurpose(chosen);
    },
    /** The rows whose records are being updated; null while rows are added. */
    updated,
    update: async (rows: UpdatedRows | null) => {
      // The records may have got other keys.
      if (rows === null) existing?.forget?.();
      else await updateCode();
      setUpdated(rows);
    },
    existing,
    targets,
    session,
    state,
    step,
    columns,
    entries,
    /** What cells may hold. */
    choices: offers,
    /** Creates what a file names and what does not exist. */
    naming,
    /** Columns whose cells name records; in a sheet that edits records, they do as well. */
    namedColumns: table.choices.flatMap(({ place, isRecord }) => (isRecord ? [place] : [])),
    /** Label of a row. */
    numberOf,
    /** The sheet, or the rows that were sent and not saved; an earlier run has no sheet. */
    sheetLeft: () =>
      sheet ?? sheetOfSent(sent ? rowsLeft(sent) : [], creating.textsOf, { columns, keyColumn }),
    // An update finds its rows itself, and may change their keys. After a save, all keys are asked for again: what was
    // sent without an answer may exist, and another tab may have sent the rest.
    checks: useKeyChecks(
      updated === null && keyColumn >= 0 && state.step !== 'results' ? entries : null,
      existing,
      updateCode,
    ),
    /** Rows that lack required values, except new blank rows. */
    incomplete: useIncomplete(entries),
    canSave: creating.plan !== null,
    /** Shows a run that removes what was created. Its rows never return to the sheet. */
    showRemoval: (run: SaveRun, rows: readonly SentRow[]) =>
      session.show({ of: 'undo', run, rows: rows as readonly Row[] }),
    /** Prepares the rows with `build` and sends them. */
    save: (build: (sheet: BuildOptions) => Promise<readonly Row[]>) => {
      const { choices } = offers;
      if (entries && choices)
        void session.save((signal) => build({ entries, choices, lineOf: numberOf, signal }));
    },
    /** Starts the sheet with one blank row. */
    begin: () => session.open(blankSheet(columns, keyColumn)),
    /** Null in steps that accept no file. */
    onFiles: takesFiles && file.checked === null ? fileImport.take : null,
  };
};

/** What the steps need, whatever is saved. */
export type AddingState = Omit<ReturnType<typeof useAdding>, 'session' | 'save'> & {
  readonly session: SessionActions;
};
