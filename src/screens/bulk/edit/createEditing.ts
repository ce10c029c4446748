/** Bulk edit of one organization, outside React: listing, bulk actions, review, saving (rules 4, Bulk edit). */
import type { FacingsDataProvider } from '../../../../dataProvider';
import type { EntryColumn } from '../../../grid/entriesTypes';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { LinkCalls } from '../../../schema/links';
import type { ColumnView } from '../frame/useColumnView';
import { startEdit } from '../save/editRun';
import type { SavePort } from '../save/port';
import type { ChangedRow, RowResult, SaveRun } from '../save/types';
import { changedRowsOf, hasEffect, settle } from './sheet/changesOf';
import { checkAll } from './sheet/checkAll';
import { checkFaults, checkNames } from './sheet/checks';
import { createLoader, type Loader } from './sheet/createLoader';
import { createSheet, type Sheet } from './sheet/createSheet';
import { writtenColumns } from './writtenColumns';

export type Step = 'listing' | 'actions' | 'review' | 'saving';

export interface Saving {
  /** `rest`: of an edit that was left unfinished. After it and after `undo` what was loaded is out of date. */
  readonly kind: 'edit' | 'rest' | 'undo';
  readonly run: SaveRun;
  readonly rows: readonly ChangedRow[];
}

export interface EditingState {
  readonly step: Step;
  readonly isChangedOnly: boolean;
  /** How columns narrow and order the rows. */
  readonly view: ColumnView;
  /** The platform is asked about what was changed, before the review. */
  readonly isChecking: boolean;
  /** Why that failed; null where it did not. */
  readonly checkError: unknown;
  readonly saving: Saving | null;
  /** Rows that the last bulk action changed; null once it is no longer the latest. */
  readonly confirmed: number | null;
}

export interface Editing {
  readonly accountId: string;
  readonly sheet: Sheet;
  readonly loader: Loader;
  readonly state: () => EditingState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Something would be lost by leaving. */
  readonly isUnsaved: () => boolean;
  /** Loads the first page, or as many as there were; of a narrowed list all that match, which are selected. */
  readonly load: (rows?: number) => Promise<void>;
  readonly go: (step: Step) => void;
  /** Back from bulk actions, which changed so many rows; null where nothing was confirmed. */
  readonly confirm: (rows: number | null) => void;
  readonly search: (text: string) => void;
  readonly showChangedOnly: (isOn: boolean) => void;
  readonly showColumns: (view: ColumnView) => void;
  /** Goes to the review once names and links are known and nothing is wrong, unless another step is gone to first. */
  readonly review: () => Promise<void>;
  /** Asks about names that were typed, so that a wrong one is told where it stands. */
  readonly checkNames: () => Promise<void>;
  /** Asks again about what the platform found wrong: it may have been put right elsewhere. */
  readonly checkFaults: () => Promise<void>;
  readonly save: (port: SavePort) => void;
  /** Shows a saving that another part has begun: an undo, the rest of an earlier one. */
  readonly show: (saving: Saving) => void;
}

/** What is looked at first, of all that the organization has. */
export interface Narrowing {
  readonly text: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Rows that are loaded by themselves where a list's filters are to be matched; more are asked for. */
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
  /** With the one of zones. */
  readonly columns: readonly EntryColumn[];
  readonly links: LinkCalls;
  readonly provider: Pick<FacingsDataProvider, 'bulk' | 'links'>;
  /** What of the list the tool was opened over is looked at: its search, and its filters by field. */
  readonly narrowing?: Narrowing;
  /** Something was saved: what else shows it is out of date. */
  readonly onSaved: () => void;
}): Editing => {
  const sheet = createSheet({ declaration, columns });
  const loader = createLoader({ sheet, accountId, bulk: provider.bulk });
  const port = { provider, accountId };
  const listeners = new Set<() => void>();
  let state: EditingState = {
    ...atFirst,
    ...(narrowing ? { view: viewOf(columns, narrowing) } : {}),
  };
  /** Reviews that were asked for or given up: an answer counts for the last one only. */
  let reviews = 0;
  let faultCheck: Promise<void> | null = null;
  const change = (next: Partial<EditingState>) => {
    state = { ...state, ...next };
    listeners.forEach((listener) => {
      listener();
    });
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

  /** Rows that are saved are as they were loaded; all others keep their edits, and are told. */
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
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    load: async (rows = 0) => {
      if (!narrowing) {
        await loader.upTo(rows);
        return;
      }
      filter();
      if (narrowing.text !== '') await loader.search(narrowing.text);
      await loader.upTo(mostFiltered);
      filter();
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
      // Who comes back to the page is told of twice: by its focus, and by its being seen.
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
