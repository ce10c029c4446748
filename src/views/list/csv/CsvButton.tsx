import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useNotify } from 'react-admin';
import { useRegistry } from '../../../fields/useDeclaration';
import { useProvider } from '../../../fields/useProvider';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { isAbort, failureMessageOf } from '../../../faults/failures';
import { usePageAction } from '../../keys/usePageAction';
import { useParentIds } from '../../place/placeContext';
import { useWords } from '../../useWords';
import { toolLabel } from '../ToolButton';
import type { ListState } from '../useListState';

const loadSaveList = () => import('./saveList');
/** A failure is reported by the click. */
const near = () => {
  loadSaveList().catch(() => undefined);
};

interface CsvButtonProps {
  readonly declaration: AnyDeclaration;
  readonly state: ListState;
}

/**
 * Downloads all matching rows, not only those of the page, with the shown columns and sort order. Drawn with the other
 * tools, so that none of them moves; what reads and writes is loaded by the click.
 */
export const CsvButton = ({ declaration, state }: CsvButtonProps) => {
  const words = useWords(declaration);
  const { translate } = words;
  const language = useLocale();
  const provider = useProvider();
  const registry = useRegistry();
  const notify = useNotify();
  const within = useParentIds();
  const reading = useRef<AbortController | null>(null);
  const [isReading, setIsReading] = useState(false);

  useEffect(
    () => () => {
      reading.current?.abort();
    },
    [],
  );

  const save = async () => {
    if (isReading) return;
    const own = new AbortController();
    reading.current = own;
    setIsReading(true);
    try {
      const { saveList } = await loadSaveList();
      const { file, count, missing } = await saveList({
        declaration,
        state,
        within,
        words,
        provider,
        registry,
        language,
        signal: own.signal,
      });
      notify('facings.lists.csv.done', {
        type: 'success',
        messageArgs: { file, smart_count: count },
      });
      if (missing > 0) {
        notify('facings.views.list.missing', {
          type: 'warning',
          messageArgs: { smart_count: missing },
        });
      }
    } catch (error) {
      if (!isAbort(error)) notify(failureMessageOf(error, translate).message, { type: 'error' });
    } finally {
      setIsReading(false);
    }
  };

  const label = translate('facings.lists.csv.label', { many: words.many, kind: words.kind });
  usePageAction({ key: 'csv', label, isDisabled: isReading, run: () => void save() });
  return (
    <Button
      variant="text"
      color="inherit"
      startIcon={<FileDownloadOutlined />}
      aria-label={label}
      title={label}
      loading={isReading}
      loadingPosition="start"
      onPointerEnter={near}
      onFocus={near}
      onClick={() => void save()}
      sx={{ minWidth: 0, flexShrink: 0 }}
    >
      <span className={toolLabel}>{translate('facings.lists.csv.short')}</span>
    </Button>
  );
};
