/** The bulk edit of an organization's records, while it is selected. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useRegistry } from '../../../fields/useDeclaration';
import { useProvider } from '../../../fields/useProvider';
import type { EntryColumn } from '../../../sheet/entries/types';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { endsOf, markLinksStale } from '../../../views/links/linkQueries';
import type { ChoiceColumn } from '../columns/choices';
import { editColumnsOf } from '../columns/columnsOf';
import { askAll } from '../columns/recordOptions';
import { plain, useColumnContext } from '../columns/useAddColumns';
import { linkCallsOf, useJournal } from '../save/useSaving';
import { useAttended, useFailedSave, useLatest } from '../session/useBulkSession';
import { createEditing } from './createEditing';
import { useEditSource, type Narrowing } from './source';
import { zonePlanColumn } from '../columns/zonePlan';

interface EditColumns {
  readonly columns: readonly EntryColumn[];
  /** Columns that hold nothing but what is offered; other records are checked by their names. */
  readonly choiceColumns: readonly ChoiceColumn[];
}

/** In the user's current language. */
const useEditColumns = (declaration: AnyDeclaration, accountId: string): EditColumns => {
  const translate = useTranslate();
  const provider = useProvider();
  const context = useColumnContext(declaration, accountId);
  return useMemo(() => {
    const own = editColumnsOf(context);
    if (declaration.bulk?.edit?.joins !== undefined) {
      return {
        columns: [...own, zonePlanColumn(translate('facings.bulkEdit.zones'))],
        choiceColumns: [],
      };
    }
    const choiceColumns: ChoiceColumn[] = [];
    const columns = own.map((column, place): EntryColumn => {
      const field = declaration.fields[column.key];
      const ask = field ? askAll(context, provider, { field, column }) : null;
      if (!ask || column.rule.kind === 'oneOf') return column;
      const isRecord = field?.kind === 'reference';
      if (!isRecord) choiceColumns.push({ place, label: column.label, isRecord, ask });
      return {
        ...column,
        options: isRecord ? async () => (await ask()).map(({ label }) => plain(label)) : ask,
      };
    });
    return { columns, choiceColumns };
  }, [context, declaration, provider, translate]);
};

export interface Edited {
  readonly declaration: AnyDeclaration;
  readonly accountId: string;
  /** An organization has to be chosen first; nothing is loaded. */
  readonly isAwaited?: boolean;
  readonly narrowing?: Narrowing | undefined;
}

export const useEditing = ({ declaration, accountId, isAwaited = false, narrowing }: Edited) => {
  const client = useQueryClient();
  const registry = useRegistry();
  const { columns, choiceColumns } = useEditColumns(declaration, accountId);
  const source = useEditSource(declaration, accountId);
  const say = useTranslate();
  const journal = useJournal();
  const latestPort = useLatest(journal && { journal, say });
  const latestFailed = useLatest(useFailedSave());
  /** A new number discards the sheet and reloads it. */
  const [round, setRound] = useState(0);
  const isLinked = declaration.bulk?.edit?.joins !== undefined;
  /** `rows`: how many rows the sheet had before. */
  const open = (rows: number, given?: Narrowing) => ({
    round,
    rows,
    editing: createEditing({
      source,
      isAwaited,
      declaration,
      columns,
      choiceColumns,
      port: latestPort,
      onFailed: (error, at) => {
        latestFailed()(error, at);
      },
      ...(given ? { narrowing: given } : {}),
      onSaved: () => {
        if (isLinked) void markLinksStale(client, endsOf(linkCallsOf(declaration), registry));
        void client.invalidateQueries({ queryKey: [declaration.name] });
      },
      onStale: () => {
        setRound((before) => before + 1);
      },
    }),
  });
  const [opened, setOpened] = useState(() => open(0, narrowing));
  const { editing } = opened;
  if (editing.source.accountId !== accountId) setOpened(open(0, narrowing));
  else if (opened.round !== round) setOpened(open(editing.sheet.entries.counts().rows));
  useEffect(() => {
    if (opened.editing.isAwaited) return undefined;
    void opened.editing.load(opened.rows);
    return opened.editing.loader.stop;
  }, [opened]);
  useAttended(editing.session);
  return { editing, columns, journal };
};

export type Opened = ReturnType<typeof useEditing>;
