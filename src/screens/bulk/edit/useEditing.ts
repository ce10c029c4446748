/** The bulk edit of an organization, while it is selected. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useRegistry } from '../../../fields/useDeclaration';
import { useProvider } from '../../../fields/useProvider';
import type { EntryColumn } from '../../../grid/entriesTypes';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { endsOf, markLinksStale } from '../../../views/links/linkQueries';
import { editColumnsOf } from '../columns/columnsOf';
import { useColumnContext } from '../columns/useAddColumns';
import type { SavePort } from '../save/port';
import { linkCallsOf } from '../save/useSaving';
import { useAttended, useFailedSave, useLatest } from '../session/useBulkSession';
import { createEditing, type Narrowing } from './createEditing';
import { zonePlanColumn } from '../columns/zonePlan';

/** In the user's current language. */
export const useEditColumns = (
  declaration: AnyDeclaration,
  accountId: string,
): readonly EntryColumn[] => {
  const translate = useTranslate();
  const context = useColumnContext(declaration, accountId);
  return useMemo(
    () => [...editColumnsOf(context), zonePlanColumn(translate('facings.bulkEdit.zones'))],
    [context, translate],
  );
};

/** Each organization has its own sheet; without one nothing is loaded. */
export const useEditing = (
  declaration: AnyDeclaration,
  accountId: string,
  port: SavePort | null,
  narrowing?: Narrowing,
) => {
  const provider = useProvider();
  const client = useQueryClient();
  const registry = useRegistry();
  const columns = useEditColumns(declaration, accountId);
  const latestPort = useLatest(port);
  const latestFailed = useLatest(useFailedSave());
  /** A new number discards the sheet and reloads it. */
  const [round, setRound] = useState(0);
  const links = linkCallsOf(declaration);
  /** `rows`: how many rows the sheet had before. */
  const open = (rows: number, given?: Narrowing) => ({
    round,
    rows,
    editing: createEditing({
      accountId,
      declaration,
      columns,
      links,
      provider,
      port: latestPort,
      onFailed: (error, at) => {
        latestFailed()(error, at);
      },
      ...(given ? { narrowing: given } : {}),
      onSaved: () => {
        void markLinksStale(client, endsOf(links, registry));
        void client.invalidateQueries({ queryKey: [declaration.name] });
      },
      onStale: () => {
        setRound((before) => before + 1);
      },
    }),
  });
  const [opened, setOpened] = useState(() => open(0, narrowing));
  const { editing } = opened;
  if (editing.accountId !== accountId) setOpened(open(0, narrowing));
  else if (opened.round !== round) setOpened(open(editing.sheet.entries.counts().rows));
  useEffect(() => {
    if (opened.editing.accountId === '') return undefined;
    void opened.editing.load(opened.rows);
    return opened.editing.loader.stop;
  }, [opened]);
  useAttended(editing.session);
  return { editing, columns };
};

export type Opened = ReturnType<typeof useEditing>;
