import { useNotify, type RaRecord } from 'react-admin';
import { settleEach } from '../../../lib/batches/calls';
import { holdPage } from '../../../lib/batches/holdPage';
import { failureMessageOf } from '../../../lib/failures/failures';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { useReadAgain } from '../../outOfDate';
import { useWords } from '../../useWords';

/** Undoes what was done to each record, and reports what could not be undone. */
export const useUndoEach = (declaration: AnyDeclaration) => {
  const { translate, nameOf } = useWords(declaration);
  const notify = useNotify();
  const readAgain = useReadAgain(declaration);
  /** @param after returns what else could not be undone */
  return async (
    records: readonly RaRecord[],
    work: (record: RaRecord) => Promise<void>,
    after: () => Promise<readonly string[]> = () => Promise.resolve([]),
  ): Promise<void> => {
    const outcomes = await holdPage(() => settleEach({ items: records, work }));
    const failures = outcomes.flatMap((outcome) =>
      outcome.type === 'failed'
        ? [
            translate('facings.files.labeled', {
              name: nameOf(outcome.item),
              text: failureMessageOf(outcome.error, translate).message,
            }),
          ]
        : [],
    );
    const undone = records.length - failures.length;
    const others = await after();
    notify(
      [translate('facings.selection.undone', { smart_count: undone }), ...failures, ...others].join(
        ' ',
      ),
      { type: failures.length + others.length === 0 ? 'success' : 'error' },
    );
    await readAgain(...records);
  };
};
