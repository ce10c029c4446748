/** The bulk edit of an organization, while it is selected. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useProvider } from '../../../fields/useProvider';
import type { EntryColumn } from '../../../grid/entriesTypes';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { panelsOf } from '../../../schema/registry';
import type { LinkCalls } from '../../../schema/links';
import { markLinksStale } from '../../../views/links/linkQueries';
import { editColumnsOf } from '../columns/columnsOf';
import { useColumnContext } from '../columns/useAddColumns';
import { createEditing, type Editing, type EditingState, type Narrowing } from './createEditing';
import { zonePlanColumn } from './zonePlan';

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

/** The calls that link products and zones, from the panels of the declaration's own page. */
export const linkCallsOf = (declaration: AnyDeclaration): LinkCalls => {
  const [calls] = panelsOf(declaration).flatMap((panel) =>
    'links' in panel && panel.links.of === declaration.bulk?.edit?.joins ? [panel.links.calls] : [],
  );
  if (!calls) throw new Error(`Nothing can be linked to ${declaration.name}.`);
  return calls;
};

export interface Opened {
  readonly editing: Editing;
  readonly columns: readonly EntryColumn[];
  /** Discards everything and reloads. */
  readonly again: () => void;
}

/** On unmount, requests in progress finish; the journal has the rest and offers to resume it. */
const useStopOnLeaving = (editing: Editing | null): void => {
  const attended = useRef<Editing | null>(null);
  useEffect(() => {
    if (!editing) return undefined;
    attended.current = editing;
    const stop = () => {
      if (attended.current !== editing) editing.state().saving?.run.stop();
    };
    // Never unsubscribed: a save that was requested earlier may start after the unmount.
    editing.subscribe(stop);
    return () => {
      attended.current = null;
      stop();
    };
  }, [editing]);
};

/** Null while no organization is selected. Each organization has its own sheet. */
export const useEditing = (
  declaration: AnyDeclaration,
  accountId: string,
  narrowing?: Narrowing,
): Opened | null => {
  const provider = useProvider();
  const client = useQueryClient();
  const columns = useEditColumns(declaration, accountId);
  /** Number of rows before a reload. */
  const wanted = useRef(0);
  const open = (first = true): Editing | null =>
    accountId === ''
      ? null
      : createEditing({
          accountId,
          declaration,
          columns,
          links: linkCallsOf(declaration),
          provider,
          ...(narrowing && first ? { narrowing } : {}),
          onSaved: () => {
            void markLinksStale(client, ['zones']);
            void client.invalidateQueries({ queryKey: [declaration.name] });
          },
        });
  const [editing, setEditing] = useState(() => open());
  if ((editing?.accountId ?? '') !== accountId) setEditing(open());
  useEffect(() => {
    if (!editing) return undefined;
    void editing.load(wanted.current);
    wanted.current = 0;
    return editing.loader.stop;
  }, [editing]);
  useStopOnLeaving(editing);
  return (
    editing && {
      editing,
      columns,
      again: () => {
        wanted.current = editing.sheet.entries.counts().rows;
        setEditing(open(false));
      },
    }
  );
};

export const useEditingState = (editing: Editing): EditingState =>
  useSyncExternalStore(editing.subscribe, editing.state);
