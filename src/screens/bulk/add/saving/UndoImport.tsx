import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { useProvider } from '../../../../fields/useProvider';
import type { Journal } from '../../../../lib/batches/journal';
import { readItems } from '../../../../lib/batches/keptRuns';
import type { Sent, SentRow } from '../../../../lib/batches/types';
import { failureMessageOf } from '../../../../lib/failures/failures';
import { isInUse, unsetOf } from '../../../../views/created';
import { parentMeta, useParentIds } from '../../../../views/place/placeContext';
import { Question } from '../../../../views/Question';
import { useRefusal } from '../../../../views/useRefusal';
import type { CreatedRow } from '../../save/removalRun';
import { resultColumnsOf } from '../../session/ResultsTable';
import { namedMeta } from '../mapping/useNamedCreation';
import { eachById } from '../../save/changes';
import { useSaveRun } from '../../save/SaveProgress';
import { useJournal } from '../../../../views/useJournal';
import { useSheetDeclaration } from '../../session/sheetTexts';
import type { AddingState } from '../useAdding';

interface UndoImportProps {
  readonly adding: AddingState;
  readonly sent: Sent;
}

/** An earlier save created the product of such a row. */
const isCompleted = (row: SentRow): boolean => 'begun' in row && row.begun !== undefined;

/** What was created because the file names it, as rows below those of the import. */
const useNamedRows = (adding: AddingState, rows: readonly SentRow[]) => {
  const translate = useTranslate();
  const declaration = useSheetDeclaration();
  const [column = ''] = resultColumnsOf(declaration);
  const first = rows.reduce((most, { row }) => Math.max(most, row + 1), 0);
  return adding.naming.created.map((record, at) => {
    const { id, name, of, values } = record;
    const text = `${translate(`resources.${of.name}.label`)}: ${name}`;
    const row = { row: first + at, line: '', shown: { [column]: text } };
    return { record, row: { ...row, id, created: values, of: of.name } satisfies CreatedRow };
  });
};

/** What is removed, and the import that made it. */
interface Undoing {
  readonly adding: AddingState;
  readonly rows: readonly CreatedRow[];
  /** Id of the run. */
  readonly of: string;
  readonly accountId: string;
}

interface UndoQuestionProps extends Undoing {
  readonly journal: Journal;
  readonly named?: ReturnType<typeof useNamedRows>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks, and removes what an import has created; what was changed since stays. */
export const UndoQuestion = ({
  adding,
  rows,
  of,
  accountId,
  journal,
  named = [],
  isOpen,
  onClose,
}: UndoQuestionProps) => {
  const translate = useTranslate();
  const declaration = useSheetDeclaration();
  const { name } = declaration;
  const provider = useProvider();
  const within = useParentIds();
  const { refusal, refuse, clear } = useRefusal();
  const all = [...rows, ...named.map(({ row }) => row)];
  const meta = parentMeta(within);
  const recordOf = (row: CreatedRow) => named.find((candidate) => candidate.row === row)?.record;
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
      accountId,
      of,
      now,
      unset: unsetOf(declaration),
      remove: async (row) => {
        const record = recordOf(row);
        // A record that is gone already counts as removed.
        await provider.deleteMany(record?.of.name ?? name, {
          ids: [row.id],
          ...(record ? namedMeta(record.values) : meta),
        });
      },
      namedNow: async (row) => {
        const record = recordOf(row);
        if (!record) return null;
        const ask = async (id: string) =>
          (await provider.getOne<RaRecord>(record.of.name, { id, ...namedMeta(record.values) }))
            .data;
        return (await eachById([row.id], ask)).get(row.id) ?? null;
      },
      isUsed: async (row, record) => {
        const namedRecord = recordOf(row);
        return (
          namedRecord !== undefined &&
          isInUse(provider, namedRecord.of, { ...namedRecord.values, ...record, id: row.id })
        );
      },
    });
    onClose();
    adding.showRemoval(createRun(plan, all), all);
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
    <Question
      isOpen={isOpen}
      title={translate('facings.bulk.results.undoTitle')}
      text={translate('facings.bulk.results.undoText', { smart_count: all.length })}
      confirm={translate('facings.bulk.results.undoConfirm', { smart_count: all.length })}
      color="error"
      refusal={refusal}
      onCancel={() => {
        clear();
        onClose();
      }}
      onConfirm={undo}
    />
  );
};

/** The rows of an import of a closed page whose records exist; of some, an earlier import created the record. */
export const createdRowsOf = async (journal: Journal, id: string): Promise<readonly CreatedRow[]> =>
  (await readItems<SentRow>(journal, id)).flatMap(({ row, state }): readonly CreatedRow[] =>
    state.id !== null && state.done.length > 0 && !isCompleted(row)
      ? [{ ...row, id: state.id, created: row.values ?? {} }]
      : [],
  );

/** Offers to remove what an import has just created. */
export const UndoImport = ({ adding, sent: { run, rows, of } }: UndoImportProps) => {
  const translate = useTranslate();
  const { remove: removal } = useSheetDeclaration();
  const journal = useJournal();
  const { account_id: accountId = '' } = useParentIds();
  const { isRunning } = useSaveRun(run);
  const [isAsking, setAsking] = useState(false);
  const created = rows.flatMap((row): readonly CreatedRow[] => {
    const { id = null, type } = run.results().get(row.row) ?? {};
    const isThere = id !== null && (type === 'saved' || type === 'partly');
    return isThere && !isCompleted(row) ? [{ ...row, id, created: row.values ?? {} }] : [];
  });
  const named = useNamedRows(adding, rows);
  if (of === 'undo' || isRunning || !removal || !journal || created.length + named.length === 0)
    return null;
  return (
    <div>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {translate('facings.bulk.results.undoImport')}
      </Button>
      <UndoQuestion
        {...{ adding, accountId, journal, named }}
        rows={created}
        of={run.id}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      />
    </div>
  );
};
