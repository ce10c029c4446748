/** Bulk edit of one organization, outside React: listing, bulk actions, review, saving (Specification 4, Bulk edit). */
import type { FacingsDataProvider } from '../../../../dataProvider';
import type { EntryColumn } from '../../../grid/entriesTypes';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { LinkCalls } from '../../../schema/links';
import { startEdit } from '../save/editRun';
import type { SavePort } from '../save/port';
import type { ChangedRow, RowResult, SaveRun } from '../save/types';
import { changedRowsOf, faultyRows, settle } from './sheet/changesOf';
import { checkKeys, checkLinks, checkNames } from './sheet/checks';
import { createLoader, type Loader } from './sheet/createLoader';
import { createSheet, type Sheet } from './sheet/createSheet';

export type Step = 'listing' | 'actions' | 'review' | 'saving';

export interface Saving {
  /** `undo`: what was loaded is out of date afterwards. */
  readonly kind: 'edit' | 'undo';
  readonly run: SaveRun;
  readonly rows: readonly ChangedRow[];
}

export interface EditingState {
  readonly step: Step;
  readonly isChangedOnly: boolean;
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
  /** Goes to the review once names and links are known and nothing is wrong. */
  readonly review: () => Promise<void>;
  /** Asks about names that were typed, so that a wrong one is told where it stands. */
  readonly checkNames: () => Promise<void>;
  readonly save: (port: SavePort) => void;
  /** Shows a saving that another part has begun: an undo, the rest of an earlier one. */
  readonly show: (saving: Saving) => void;
}

const atFirst: EditingState = {
  step: 'listing',
  isChangedOnly: false,
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
  const change = (next: Partial<EditingState>) => {
    state = { ...state, ...next };
    listeners.forEach((listener) => {
      listener();
    });
  };
  const filter = () => {
    const { search } = loader.state();
    sheet.entries.filter({
      ...(search === '' ? {} : { search }),
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
      change({ step });
    },
    search: (text) => {
      void loader.search(text);
      filter();
    },
    showChangedOnly: (isChangedOnly) => {
      change({ isChangedOnly });
      filter();
    },
    review: async () => {
      change({ isChecking: true, checkError: null });
      try {
        await Promise.all([checkNames(sheet, port), checkKeys(sheet, port)]);
        const isFaulty = faultyRows(sheet).length > 0;
        if (!isFaulty) await checkLinks(sheet, port, links);
        change({ isChecking: false, ...(isFaulty ? {} : { step: 'review' }) });
      } catch (checkError) {
        change({ isChecking: false, checkError });
      }
    },
    checkNames: () => checkNames(sheet, port),
    save: (own) => {
      const rows = changedRowsOf(sheet);
      if (rows.length === 0) return;
      const run = startEdit({ ...own, accountId, rows });
      const saving = { kind: 'edit' as const, run, rows };
      change({ step: 'saving', saving });
      watch(saving, true);
    },
    show: (saving) => {
      change({ step: 'saving', saving });
      watch(saving, false);
    },
  };
};
