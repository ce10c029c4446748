import { useEffect, useRef } from 'react';
import { useLocale, useNotify } from 'react-admin';
import { isAbort } from '../../../../lib/failures/failures';
import { useRegistry } from '../../../../fields/useDeclaration';
import { useProvider } from '../../../../fields/useProvider';
import type { AnyDeclaration } from '../../../../schema/defineResource';
import { readAllRowsOf, type AllRows } from '../../state/useEveryRow';
import { useParentIds } from '../../../place/placeContext';
import { useFailureNotice } from '../../../useFailureNotice';
import { useWords } from '../../../useWords';
import type { ListState } from '../../state/useListState';
import { saveRows } from './saveRows';

interface CsvSavingProps {
  readonly declaration: AnyDeclaration;
  readonly state: ListState;
  /** The rows; all that match the list's search and filters, unless given. */
  readonly read?: (signal: AbortSignal) => Promise<Pick<AllRows, 'rows' | 'missing'>>;
  readonly onEnd: () => void;
}

/** Reads rows of a list and downloads them, once, while it is mounted. */
export const CsvSaving = ({ declaration, state, read, onEnd }: CsvSavingProps) => {
  const words = useWords(declaration);
  const language = useLocale();
  const provider = useProvider();
  const registry = useRegistry();
  const within = useParentIds();
  const notify = useNotify();
  const noticeFailure = useFailureNotice();

  const save = async (signal: AbortSignal) => {
    const { text, filters, columns, sorts } = state;
    try {
      const readAllRows = readAllRowsOf({ declaration, provider, within });
      const { rows, missing } = await (read
        ? read(signal)
        : readAllRows({ text, filters }, signal));
      signal.throwIfAborted();
      const options = { declaration, columns, sorts, rows, words, provider, registry, language };
      const file = await saveRows(options);
      notify('facings.lists.csv.done', {
        type: 'success',
        messageArgs: { file, smart_count: rows.length },
      });
      if (missing > 0) {
        notify('facings.views.list.missing', {
          type: 'warning',
          messageArgs: { smart_count: missing },
        });
      }
    } catch (error) {
      if (isAbort(error)) return;
      noticeFailure(error);
    }
    onEnd();
  };

  // The search and columns of the click.
  const begun = useRef(save);
  useEffect(() => {
    const abort = new AbortController();
    void begun.current(abort.signal);
    return () => abort.abort();
  }, []);
  return null;
};
