/** Bulk edit of one organization, outside React: listing, bulk actions, review, saving (Specification 4, Bulk edit). */
import type { FacingsDataProvider } from '../../../../dataProvider';
import type { EntryColumn } from '../../../grid/entriesTypes';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { LinkCalls } from '../../../schema/links';
import type { ColumnView } from '../frame/useColumnView';
import { startEdit } from '../save/editRun';
import type { SavePort } from '../save/port';
import type { ChangedRow, RowResult, SaveRun } from '../save/types';
import { changedRowsOf, settle } from './sheet/changesOf';
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
}

export interface Editing {
  readonly accountId: string;
  readonly sheet: Sheet;
  readonly loader: Loader;
  readonly state: () => EditingState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Something would be lost by leaving. */
  readonly isUnsaved: () => boolean;
  readonly go: (step: Step) => void;
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

const atFirst: EditingState = {
  step: 'listing',
  isChangedOnly: false,
  view: {},
  isChecking: false,
  checkError: null,
  saving: null,
};

export const createEditing = ({
  accountId,
  declaration,
  columns,
  links,
  provider,
  onSaved,
}: {
  readonly accountId: string;
  readonly declaration: AnyDeclaration;
  /** With the one of zones. */
  readonly columns: readonly EntryColumn[];
  readonly links: LinkCalls;
  readonly provider: Pick<FacingsDataProvider, 'bulk' | 'links'>;
  /** Something was saved: what else shows it is out of date. */
  readonly onSaved: () => void;
}): Editing => {
  const sheet = createSheet({ declaration, columns });
  const loader = createLoader({ sheet, accountId, bulk: provider.bulk });
  const port = { provider, accountId };
  const listeners = new Set<() => void>();
  let state = atFirst;
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
    change({ ...rest, step, isChecking: false });
  };
  const filter = () => {
    const { search } = loader.state();
    sheet.entries.filter({
      ...state.view,
      ...(search === '' ? {} : { search, columns: writtenColumns(sheet.columns) }),
      isChangedOnly: state.isChangedOnly,
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
    isUnsaved: () =>
      sheet.entries.counts().changed > 0 || state.saving?.run.progress().isRunning === true,
    go: (step) => {
      goTo(step);
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
