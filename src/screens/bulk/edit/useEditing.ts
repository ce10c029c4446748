/** The bulk edit of an organization's records, while it is selected. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRegistry } from '../../../fields/useDeclaration';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { endsOf, markLinksStale } from '../../../views/links/linkQueries';
import type { LoadedRecord } from '../columns/recordTexts';
import { useEditColumns } from '../columns/useSheetColumns';
import { useJournal } from '../../../views/useJournal';
import { linkCallsOf } from '../save/useSaving';
import { useAttended, useFailedSave, useLatest } from '../session/useBulkSession';
import { createEditing, type BulkEditing } from './createEditing';
import {
  sourceOfSome,
  useEditSource,
  type EditSource,
  type Narrowing,
  type SomeIds,
} from './source';

interface EditingOptions {
  readonly declaration: AnyDeclaration;
  readonly accountId: string;
  /** An organization has to be chosen first; nothing is loaded. */
  readonly isAwaited?: boolean;
  readonly narrowing?: Narrowing | undefined;
  readonly some?: SomeRecords | undefined;
}

interface SomeRecords {
  readonly ids: SomeIds;
  /** Finds and reads them the first time; later they are read by their ids. */
  readonly read?: (signal: AbortSignal) => Promise<readonly LoadedRecord[]>;
  /** Called once, when they are in the sheet. */
  readonly onLoaded?: (editing: BulkEditing) => void;
}

export const useBulkEditing = ({
  declaration,
  accountId,
  isAwaited = false,
  narrowing,
  some,
}: EditingOptions) => {
  const client = useQueryClient();
  const registry = useRegistry();
  const { columns, choiceColumns } = useEditColumns(declaration, accountId);
  const every = useEditSource(declaration, accountId);
  const source = some ? sourceOfSome(every, some.ids) : every;
  const journal = useJournal();
  /** A new number discards the sheet and reloads it. */
  const [round, setRound] = useState(0);
  const isLinked = declaration.bulk?.edit?.joins !== undefined;
  const around = useLatest({
    port: journal && { journal },
    onFailed: useFailedSave(),
    onSaved: () => {
      if (isLinked) void markLinksStale(client, endsOf(linkCallsOf(declaration), registry));
      for (const name of [declaration.name, declaration.bulk?.edit?.child ?? []].flat())
        void client.invalidateQueries({ queryKey: [name] });
    },
    onStale: () => setRound((before) => before + 1),
  });
  /** `rows`: how many rows the sheet had before. */
  const open = (
    rows: number,
    begun?: Narrowing,
    { read, onLoaded }: Partial<SomeRecords> = {},
  ) => ({
    round,
    rows,
    onLoaded,
    editing: createEditing({
      source: read ? { ...source, read: pageOf(read) } : source,
      declaration,
      columns,
      choiceColumns,
      around,
      narrowing: begun,
    }),
  });
  const [opened, setOpened] = useState(() => open(0, narrowing, some));
  const { editing } = opened;
  if (editing.source.accountId !== accountId) setOpened(open(0, narrowing));
  else if (opened.round !== round) setOpened(open(editing.sheet.entries.counts().rows));
  useEffect(() => {
    if (isAwaited) return undefined;
    const { loader, load } = opened.editing;
    const release = loader.subscribe(() => {
      if (!loader.state().isReady) return;
      release();
      opened.onLoaded?.(opened.editing);
    });
    void load(opened.rows);
    return () => {
      release();
      loader.stop();
    };
  }, [opened, isAwaited]);
  useAttended(editing.session);
  return { editing, columns, journal };
};

/** The only page of records that are read at once. */
const pageOf =
  (read: NonNullable<SomeRecords['read']>): EditSource['read'] =>
  async (_, signal) => {
    const records = await read(signal);
    return { records, total: records.length };
  };

export type OpenedEdit = ReturnType<typeof useBulkEditing>;
