/** Bulk edit of one organization, outside React: list, bulk actions, review, save (rules 4, Bulk edit). */
import type { FacingsDataProvider } from '../../../../dataProvider';
import type { EntryColumn } from '../../../grid/entriesTypes';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { LinkCalls } from '../../../schema/links';
import type { ColumnView } from '../frame/useColumnView';
import { startEdit } from '../save/editRun';
import type { SavePort } from '../save/port';
import type { ChangedRow, RowResult, SaveRun } from '../save/types';
import { changedRowsOf, hasEffect, settle } from './sheet/changesOf';
import { checkAll, checkFaults, checkNames } from './sheet/checks';
import { createLoader, type Loader } from './sheet/createLoader';
import { createSheet, type Sheet } from './sheet/createSheet';
import { writtenColumns } from './zonePlan';
import { createListeners } from '../../../schema/listeners';

export type Step = 'listing' | 'actions' | 'review' | 'saving';

export interface Saving {
  /** `rest`: the remaining part of an unfinished edit. After `rest` and `undo`, the loaded rows are stale. */
  readonly kind: 'edit' | 'rest' | 'undo';
  readonly run: SaveRun;
  readonly rows: readonly ChangedRow[];
}

export interface EditingState {
  readonly step: Step;
  readonly isChangedOnly: boolean;
  /** The columns' filters and sort order. */
  readonly view: ColumnView;
  /** The changes are being checked with the platform before the review. */
  readonly isChecking: boolean;
  /** Why the check failed; null if it did not. */
  readonly checkError: unknown;
  readonly saving: Saving | null;
  /** Number of rows changed by the last bulk action; null once other changes followed. */
  readonly confirmed: number | null;
}

export interface Editing {
  readonly accountId: string;
  readonly sheet: Sheet;
  readonly loader: Loader;
  readonly state: () => EditingState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether leaving would lose changes. */
  readonly isUnsaved: () => boolean;
  /** Loads the first page, or `rows` rows. With a list's filters, loads and selects all matching rows. */
  readonly load: (rows?: number) => Promise<void>;
  readonly go: (step: Step) => void;
  /** Returns from bulk actions with the number of changed rows; null if nothing was confirmed. */
  readonly confirm: (rows: number | null) => void;
  readonly search: (text: string) => void;
  readonly showChangedOnly: (isOn: boolean) => void;
  readonly showColumns: (view: ColumnView) => void;
  /** Opens the review once names and links are known and there are no errors, unless the user moved to another step. */
  readonly review: () => Promise<void>;
  /** Checks typed names, so that unknown ones show an error at their cell. */
  readonly checkNames: () => Promise<void>;
  /** Checks errors found by the platform again: they may have been fixed elsewhere. */
  readonly checkFaults: () => Promise<void>;
  readonly save: (port: SavePort) => void;
  /** Shows a save started elsewhere: an undo, or the rest of an earlier save. */
  readonly show: (saving: Saving) => void;
}

/** Which of the organization's products to load first. */
export interface Narrowing {
  readonly text: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Maximum number of rows loaded automatically to match a list's filters; the user can load more. */
const mostFiltered = 10_000;

const viewOf = (columns: readonly EntryColumn[], { values }: Narrowing): ColumnView => {
  const cells = Object.entries(values).flatMap(([key, text]) => {
    const column = columns.findIndex((one) => one.key === key);
    return column < 0 ? [] : [{ column, text, isWhole: true }];
  });
  return cells.length === 0 ? {} : { cells };
};

const atFirst: EditingState = {
  step: 'listing',
  isChangedOnly: false,
  view: {},
  isChecking: false,
  checkError: null,
  saving: null,
  confirmed: null,
};

export const createEditing = ({
  accountId,
  declaration,
  columns,
  links,
  provider,
  narrowing,
  onSaved,
}: {
  readonly accountId: string;
  readonly declaration: AnyDeclaration;
  /** Includes the zones column. */
  readonly columns: readonly EntryColumn[];
  readonly links: LinkCalls;
  readonly provider: Pick<FacingsDataProvider, 'bulk' | 'links'>;
  /** Search and filters (by field) of the list behind the tool. */
  readonly narrowing?: Narrowing;
  /** Called after a save: other caches are stale. */
  readonly onSaved: () => void;
}): Editing => {
  const sheet = createSheet({ declaration, columns });
  const loader = createLoader({ sheet, accountId, bulk: provider.bulk });
  const port = { provider, accountId };
  const listeners = createListeners();
  let state: EditingState = {
    ...atFirst,
    ...(narrowing ? { view: viewOf(columns, narrowing) } : {}),
  };
  /** Counts reviews that were started or cancelled: only the response to the latest counts. */
  let reviews = 0;
  let faultCheck: Promise<void> | null = null;
  const change = (next: Partial<EditingState>) => {
    state = { ...state, ...next };
    listeners.tell();
  };
  const goTo = (step: Step, rest: Partial<EditingState> = {}) => {
    reviews += 1;
    change({ confirmed: null, ...rest, step, isChecking: false });
  };
  const filter = () => {
    const { search } = loader.state();
    sheet.entries.filter({
      ...state.view,
      ...(search === '' ? {} : { search, columns: writtenColumns(sheet.columns) }),
      ...(state.isChangedOnly
        ? { isChangedOnly: true, where: (row: number) => hasEffect(sheet, row) }
        : {}),
    });
  };

  /** Makes saved rows the loaded rows; all others keep their edits and are reported. */
  const take = ({ run, rows }: Saving) => {
    const results = run.results();
    const isOf = (row: ChangedRow, types: readonly (RowResult['type'] | undefined)[]) =>
      types.includes(results.get(row.row)?.type);
    const saved = rows.filter((row) => isOf(row, ['saved']));
    const failed = rows.filter((row) => isOf(row, ['partly', 'failed', 'unknown']));
    settle(sheet, saved);
    sheet.entries.fail(
      failed.map(({ row }) => row),
      true,
    );
  };
  const watch = (saving: Saving, isOwn: boolean) => {
    let wasRunning = true;
    const look = () => {
      const { isRunning, saved } = saving.run.progress();
      if (wasRunning && !isRunning) {
        if (isOwn) take(saving);
        if (saved > 0) onSaved();
      }
      wasRunning = isRunning;
    };
    saving.run.subscribe(look);
    look();
  };

  return {
    accountId,
    sheet,
    loader,
    state: () => state,
    subscribe: listeners.subscribe,
    load: async (rows = 0) => {
      if (!narrowing) {
        await loader.upTo(rows);
        return;
      }
      filter();
      if (narrowing.text !== '') await loader.search(narrowing.text);
      await loader.upTo(mostFiltered);
      filter();
      // A slow device filters in turns; all rows that match are selected, not only those found so far.
      sheet.entries.finishFiltering();
      sheet.entries.choose(sheet.entries.shown(), true);
    },
    isUnsaved: () =>
      sheet.entries.counts().changed > 0 || state.saving?.run.progress().isRunning === true,
    go: (step) => {
      goTo(step);
    },
    confirm: (confirmed) => {
      goTo('listing', { confirmed });
    },
    search: (text) => {
      void loader.search(text);
      filter();
    },
    showChangedOnly: (isChangedOnly) => {
      change({ isChangedOnly });
      filter();
    },
    showColumns: (view) => {
      change({ view });
      filter();
    },
    review: async () => {
      reviews += 1;
      const own = reviews;
      const isWanted = () => own === reviews;
      change({ isChecking: true, checkError: null });
      try {
        const isFine = await checkAll(sheet, port, links, isWanted);
        if (isWanted()) change({ isChecking: false, ...(isFine ? { step: 'review' } : {}) });
      } catch (checkError) {
        if (isWanted()) change({ isChecking: false, checkError });
      }
    },
    checkNames: () => checkNames(sheet, port),
    checkFaults: () => {
      // Returning to a tab fires two events: focus and visibility.
      faultCheck ??= checkFaults(sheet, port).finally(() => {
        faultCheck = null;
      });
      return faultCheck;
    },
    save: (own) => {
      const rows = changedRowsOf(sheet);
      if (rows.length === 0) return;
      const run = startEdit({ ...own, accountId, rows });
      const saving = { kind: 'edit' as const, run, rows };
      goTo('saving', { saving });
      watch(saving, true);
    },
    show: (saving) => {
      goTo('saving', { saving });
      watch(saving, false);
    },
  };
};
