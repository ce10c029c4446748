/** Bulk edit of one organization: a session whose rows are existing records (rules 4, Bulk edit). */
import { loadCode } from '../../../lib/failures/code';
import type { KeptRun } from '../../../lib/batches/journal';
import type { EntryColumn } from '../../../lib/grid/entries/types';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { ChoiceColumn } from '../columns/choices';
import type { ChangePort } from '../save/changeRun';
import { withNamedIds } from '../save/namedValues';
import type { RowResult, Sent, RunPort } from '../../../lib/batches/types';
import type { ChangedRow } from '../save/rows';
import { plainValue, type ReadValue } from '../save/newerValues';
import { storedValue } from '../columns/recordTexts';
import { createBulkSession, everyRow, type ColumnView } from '../session/createBulkSession';
import type { BulkWork } from '../session/work';
import { hasEffect, isOfChild, rowsToSave, settleChanges } from './sheet/changesOf';
import { checkAll, checkFaults, checkNames } from './sheet/checks';
import type { EditSource, Narrowing } from './source';
import { createLoader } from './sheet/createLoader';
import { createSheet, type Sheet } from './sheet/createSheet';

const loadRuns = () => loadCode(() => import('../save/changeRun'));

/** Maximum number of rows loaded automatically to match a list's filters; the user can load more. */
const mostFiltered = 10_000;

const viewOf = (columns: readonly EntryColumn[], { values }: Narrowing): ColumnView => {
  const cells = Object.entries(values).flatMap(([key, text]) => {
    const column = columns.findIndex((candidate) => candidate.key === key);
    return column < 0 ? [] : [{ column, text, isWhole: true }];
  });
  return cells.length === 0 ? {} : { cells };
};

/** Makes saved rows the loaded rows; all others keep their edits and are reported. */
const take = (sheet: Sheet, { run, rows }: Sent<ChangedRow>) => {
  const of = (types: readonly RowResult['type'][]) =>
    rows.filter(
      (change) =>
        !isOfChild(change) && types.includes(run.results().get(change.row)?.type ?? 'unsent'),
    );
  const keptOf = (row: number) => {
    const { kept } = run.results().get(row) ?? {};
    return kept ? { kept } : {};
  };
  settleChanges(
    sheet,
    of(['saved', 'kept']).map((change) => ({ ...change, ...keptOf(change.row) })),
  );
  const left = [...(sheet.childRows.get() ?? [])].filter(
    ([row]) => !['saved', 'kept'].includes(run.results().get(row)?.type ?? ''),
  );
  sheet.childRows.set(new Map(left));
  sheet.entries.markFailed(of(['partly', 'failed', 'unknown']).map(({ row }) => row));
};

/** The tool around a sheet. */
interface Surroundings extends Pick<BulkWork<ChangedRow>, 'onFailed'> {
  /** Null until the journal is open. */
  readonly port: RunPort | null;
  /** Called after a save: other caches are stale. */
  readonly onSaved: () => void;
  /** Discards the sheet and reloads it: a run changed rows that may be loaded. */
  readonly onStale: () => void;
}

interface EditingOptions {
  readonly source: EditSource;
  readonly declaration: AnyDeclaration;
  /** Includes the zones column, if there is one. */
  readonly columns: readonly EntryColumn[];
  readonly choiceColumns?: readonly ChoiceColumn[];
  /** Read when it is needed, because it may change between renders. */
  readonly around: () => Surroundings;
  /** Search and filters (by field) of the list behind the tool. */
  readonly narrowing?: Narrowing | undefined;
}

export const createEditing = ({
  source,
  declaration,
  columns,
  choiceColumns = [],
  around,
  narrowing,
}: EditingOptions) => {
  const sheet = createSheet({ declaration, columns, choiceColumns });
  const { entries, choices } = sheet;
  const loader = createLoader({ sheet, read: source.read, narrowing });
  let faultCheck: Promise<void> | null = null;
  const columnsByKey = new Map(columns.map((column) => [column.key, column]));
  const readValue: ReadValue = (record, key) => {
    const column = columnsByKey.get(key);
    return column ? storedValue(declaration, column, record) : plainValue(record, key);
  };
  const changePort = (): ChangePort | null => {
    const { port } = around();
    const { accountId, place, changes, nameIds } = source;
    return port && { ...port, accountId, changes, place, readValue, nameIds };
  };

  const work = (): BulkWork<ChangedRow> => {
    const port = changePort();
    const { onFailed, onSaved, onStale } = around();
    return {
      plan: port && (async (kept) => (await loadRuns()).changePlan(port, kept)),
      check: async (signal) => {
        await choices.load();
        return checkAll(sheet, source, signal);
      },
      isUnsaved: () => entries.counts().changed > 0 || (sheet.childRows.get()?.size ?? 0) > 0,
      hasEffect: (row) => hasEffect(sheet, row),
      ...(source.isWhole ? {} : { onSearch: (text: string) => void loader.search(text) }),
      onEnd: (sent) => {
        if (sent.of === 'sheet') take(sheet, sent);
        if (sent.run.progress().saved > 0) onSaved();
      },
      onBack: ({ of, rows }) => {
        // The sheet may be older than what another run saved, unless that was nothing in the sheet.
        if (of !== 'sheet' && !(rows.length > 0 && rows.every(isOfChild))) onStale();
        return {};
      },
      onFailed,
    };
  };
  const session = createBulkSession(work, {
    sheet: { entries, imports: [], lines: [] },
    ...(narrowing && !source.isWhole
      ? { look: { ...everyRow, search: narrowing.text, view: viewOf(columns, narrowing) } }
      : {}),
  });

  const chooseShown = () => {
    // A slow device filters in turns; all rows that match are selected, not only those found so far.
    entries.finishFiltering();
    entries.choose(entries.shown(), true);
  };

  return {
    source,
    session,
    sheet,
    /** What zones rows are in; absent for records that are in no zones. */
    links: source.changes.zones && {
      calls: source.changes.zones.links,
      knownLinks: sheet.knownLinks,
      idOf: sheet.idOf,
    },
    loader,
    /** Loads the first page, or `rows` rows. With a list's filters, loads and selects all matching rows. */
    load: async (rows = 0) => {
      if (source.isWhole || !narrowing) {
        // Read beside the rows. If this fails, the review asks again.
        const options = choices.load().catch(() => undefined);
        await loader.upTo(rows);
        if (narrowing) chooseShown();
        await options;
        return;
      }
      if (narrowing.text !== '') await loader.search(narrowing.text);
      await loader.upTo(mostFiltered);
      session.look({});
      chooseShown();
    },
    // If one of these fails, the review checks again and reports it.
    /** Checks typed names, so that unknown ones show an error at their cell. */
    checkNames: () => checkNames(sheet, source).catch(() => undefined),
    /** Checks errors found by the platform again: they may have been fixed elsewhere. */
    checkFaults: (): Promise<void> => {
      // Returning to a tab fires two events: focus and visibility.
      faultCheck ??= checkFaults(sheet, source)
        .catch(() => undefined)
        .finally(() => {
          faultCheck = null;
        });
      return faultCheck;
    },
    /** Undoes an earlier change; resolves to false if nothing can be undone or another tab is working on it. */
    undo: async ({ id }: Pick<KeptRun, 'id'>): Promise<boolean> => {
      const port = changePort();
      const { startUndo } = await loadRuns();
      const undone = port && (await startUndo(port, id));
      if (undone) session.show(undone);
      return undone !== null;
    },
    save: () =>
      session.save(() => {
        const rows = rowsToSave(sheet);
        return source.nameIds ? withNamedIds(rows, source.nameIds) : rows;
      }),
    /** Sends changes of what belongs to the records; the edits of the sheet stay. */
    saveBeside: (rows: readonly ChangedRow[]) => session.save(() => rows, 'beside'),
  };
};

export type BulkEditing = ReturnType<typeof createEditing>;
