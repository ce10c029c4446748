import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { useProvider } from '../../../../fields/useProvider';
import type { Sent, SentRow } from '../../../../lib/batches/types';
import { failureMessageOf } from '../../../../lib/failures/failures';
import { parentMeta, useParentIds } from '../../../../views/place/placeContext';
import { Question } from '../../../../views/Question';
import { useRefusal } from '../../../../views/useRefusal';
import { eachById } from '../../save/changes';
import { useSaveRun } from '../../save/SaveProgress';
import { useJournal } from '../../save/useSaving';
import { useSheetDeclaration } from '../../session/sheetTexts';
import type { AddingState } from '../useAdding';

interface UndoImportProps {
  readonly adding: AddingState;
  readonly sent: Sent;
}

/** An earlier save created the product of such a row. */
const isCompleted = (row: SentRow): boolean => 'begun' in row && row.begun !== undefined;

/** Removes what an import has created, after a question; what was changed since stays. */
export const UndoImport = ({ adding, sent: { run, rows, of } }: UndoImportProps) => {
  const translate = useTranslate();
  const { name, remove: removal } = useSheetDeclaration();
  const provider = useProvider();
  const journal = useJournal();
  const within = useParentIds();
  const { isRunning } = useSaveRun(run);
  const [isAsking, setAsking] = useState(false);
  const { refusal, refuse, clear } = useRefusal();
  const created = rows.flatMap((row) => {
    const { id = null, type } = run.results().get(row.row) ?? {};
    const isThere = id !== null && (type === 'saved' || type === 'partly');
    return isThere && !isCompleted(row) ? [{ ...row, id, created: row.values ?? {} }] : [];
  });
  if (of === 'undo' || isRunning || !removal || !journal || created.length === 0) return null;

  const meta = parentMeta(within);
  const now = (ids: readonly string[]) =>
    eachById(ids, async (id) => (await provider.getOne<RaRecord>(name, { id, ...meta })).data);
  const start = async () => {
    const [{ createRun }, { removalPlan }] = await Promise.all([
      import('../../../../lib/batches/createRun'),
      import('../../save/removalRun'),
    ]);
    const plan = removalPlan({
      journal,
      translate,
      accountId: within.account_id ?? '',
      now,
      remove: async (id) => {
        // A record that is gone already counts as removed.
        await provider.deleteMany(name, { ids: [id], ...meta });
      },
    });
    setAsking(false);
    adding.showRemoval(createRun(plan, created), new Set(created.map(({ row }) => row)));
  };
  const close = () => {
    setAsking(false);
    clear();
  };
  const undo = async () => {
    try {
      await start();
    } catch (error) {
      // Nothing was sent: its code could not be loaded.
      refuse(error, failureMessageOf(error, translate).message);
    }
  };
  return (
    <div>
      <Button
        variant="outlined"
        color="error"
        onClick={() => {
          setAsking(true);
        }}
      >
        {translate('facings.bulk.results.undoImport')}
      </Button>
      <Question
        isOpen={isAsking}
        title={translate('facings.bulk.results.undoTitle')}
        text={translate('facings.bulk.results.undoText', { smart_count: created.length })}
        confirm={translate('facings.bulk.results.undoConfirm', { smart_count: created.length })}
        color="error"
        refusal={refusal}
        onCancel={close}
        onConfirm={undo}
      />
    </div>
  );
};
