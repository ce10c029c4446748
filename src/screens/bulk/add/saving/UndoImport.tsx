import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { useRegistry } from '../../../../fields/useDeclaration';
import { useProvider } from '../../../../fields/useProvider';
import type { Journal, NamedRecord } from '../../../../lib/batches/journal';
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
const useNamedRows = (
  named: readonly NamedRecord[],
  rows: readonly SentRow[],
): readonly CreatedRow[] => {
  const translate = useTranslate();
  const [column = ''] = resultColumnsOf(useSheetDeclaration());
  const first = rows.reduce((most, { row }) => Math.max(most, row + 1), 0);
  return named.map(({ id, name, of, values }, at) => {
    const label = translate(`resources.${of}.label`);
    const text = translate('facings.files.labeled', { name: label, text: name });
    return { row: first + at, line: '', shown: { [column]: text }, id, created: values, of };
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
  readonly named: readonly NamedRecord[];
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
  named,
  isOpen,
  onClose,
}: UndoQuestionProps) => {
  const translate = useTranslate();
  const declaration = useSheetDeclaration();
  const { name } = declaration;
  const provider = useProvider();
  const registry = useRegistry();
  const within = useParentIds();
  const { refusal, refuse, clear } = useRefusal();
  const all = [...rows, ...useNamedRows(named, rows)];
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
      accountId,
      of,
      now,
      unset: unsetOf(declaration),
      remove: async ({ id, of: entity, created }) => {
        // A record that is gone already counts as removed.
        await provider.deleteMany(entity ?? name, {
          ids: [id],
          ...(entity === undefined ? meta : namedMeta(created)),
        });
      },
      namedNow: async ({ id: namedId, of: entity, created }) => {
        const ask = async (id: string) =>
          (await provider.getOne<RaRecord>(entity, { id, ...namedMeta(created) })).data;
        return (await eachById([namedId], ask)).get(namedId) ?? null;
      },
      isUsed: ({ id, of: entity, created }, record) =>
        isInUse(provider, registry.find(entity), { ...created, ...record, id }),
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
  const named = adding.naming.created;
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
