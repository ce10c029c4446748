import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocale, useTranslate, type RaRecord } from 'react-admin';
import { regionOf } from '../../../lib/text/region';
import { canUpdate } from '../columns/columnsOf';
import { DownloadMenu } from '../frame/DownloadMenu';
import { readChildren } from './children/readChildren';
import type { BulkEditing } from './createEditing';
import { editTable } from './editTable';

/**
 * Downloads all rows, or those that match, with the columns of the import, which updates from the edited file what was
 * changed; if that is chosen, with what belongs to the records.
 */
export const EditFile = ({ editing }: { readonly editing: BulkEditing }) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const { sheet, loader, source } = editing;
  const { isMore } = useSyncExternalStore(loader.subscribe, loader.state);
  const { declaration, entries, idOf } = sheet;
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);
  const { children } = source.changes;
  const { shown } = entries.counts();
  const { bulk = {} } = declaration;
  if (shown === 0 || !canUpdate(declaration) || !(bulk.add ?? bulk.import)) return null;

  const loadAll = async () => {
    if (loader.state().isMore) await loader.upTo(Infinity);
    const { isMore: isPart, error } = loader.state();
    if (error !== null) throw new Error('Not all rows could be loaded.', { cause: error });
    // Another search, or the end of the tool, has stopped it.
    if (isPart) throw new DOMException('Not all rows are loaded.', 'AbortError');
    entries.finishFiltering();
  };
  const childrenOf = async () => {
    if (!children) return undefined;
    const of = new Map<string, readonly RaRecord[]>();
    const ids = Array.from(entries.shown(), idOf);
    const { signal } = (reading.current = new AbortController());
    await readChildren(children, { ids, into: of, signal });
    return { of, child: children.child, locale };
  };
  return (
    <DownloadMenu
      label={
        isMore
          ? translate('facings.bulk.update.downloadAll')
          : translate('facings.bulk.update.download', { smart_count: shown })
      }
      nameOf={(kind) => `${declaration.name}.${kind}`}
      more={
        children &&
        translate(`resources.${children.child.name}.labels`, { _: children.child.labels })
      }
      write={async (kind, isWithChildren) => {
        await loadAll();
        const { writeTable } = await import('../../../lib/tables/write/writeTable');
        const table = editTable(sheet, isWithChildren ? await childrenOf() : undefined);
        return writeTable({ kind, ...table });
      }}
    />
  );
};
