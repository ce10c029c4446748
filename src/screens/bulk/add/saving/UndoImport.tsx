import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { useProvider } from '../../../../fields/useProvider';
import type { Sent, SentRow } from '../../../../lib/batches/types';
import { failureMessageOf } from '../../../../lib/failures/failures';
import type { FacingsDataProvider } from '../../../../../dataProvider';
import { eachOf } from '../../../../lib/batches/calls';
import { holds } from '../../../../schema/condition';
import type { AnyDeclaration } from '../../../../schema/defineResource';
import { askedCount, knownCount } from '../../../../views/manage/consequenceCounts';
import { parentMeta, useParentIds } from '../../../../views/place/placeContext';
import { Question } from '../../../../views/Question';
import { useRefusal } from '../../../../views/useRefusal';
import type { CreatedRow } from '../../save/removalRun';
import { resultColumnsOf } from '../../session/ResultsTable';
import { namedMeta, type NamedRecord } from '../mapping/useNamedCreation';
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

/** What was created because the file names it, as rows below those of the import. */
const useNamedRows = (adding: AddingState, rows: readonly SentRow[]) => {
  const translate = useTranslate();
  const declaration = useSheetDeclaration();
  const [column = ''] = resultColumnsOf(declaration);
  const first = rows.reduce((most, { row }) => Math.max(most, row + 1), 0);
  return adding.naming.made.map((record, at) => {
    const { id, name, of, values } = record;
    const text = `${translate(`resources.${of.name}.label`)}: ${name}`;
    const row = { row: first + at, line: '', shown: { [column]: text } };
    return { record, row: { ...row, id, created: values, of: of.name } satisfies CreatedRow };
  });
};

interface InUse {
  readonly provider: FacingsDataProvider;
  readonly own: NamedRecord;
  readonly record: Readonly<Record<string, unknown>>;
}

/** Whether a removal would have one of its declared consequences; unknown counts count as used. */
const isInUse = async ({ provider, own, record }: InUse): Promise<boolean> => {
  const values = { ...own.values, ...record } as RaRecord;
  const { signal } = new AbortController();
  const due = (own.of.remove?.consequences ?? []).filter(({ shownIf }) => holds(shownIf, values));
  const counts = await eachOf(due, async ({ counts: count }) => {
    const known = knownCount(count, values);
    return known !== undefined || !count || 'field' in count
      ? known
      : askedCount({ provider, counts: count, record: values, signal });
  });
  return counts.some((count) => count !== 0);
};

/** A zone without a time zone runs in UTC, and a platform may store that. */
const unsetOf = ({ fields }: AnyDeclaration) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) =>
      kind === 'timeZone' ? [[name, 'UTC']] : [],
    ),
  );

/** Removes what an import has created, after a question; what was changed since stays. */
export const UndoImport = ({ adding, sent: { run, rows, of } }: UndoImportProps) => {
  const translate = useTranslate();
  const declaration = useSheetDeclaration();
  const { name, remove: removal } = declaration;
  const provider = useProvider();
  const journal = useJournal();
  const within = useParentIds();
  const { isRunning } = useSaveRun(run);
  const [isAsking, setAsking] = useState(false);
  const { refusal, refuse, clear } = useRefusal();
  const created = rows.flatMap((row): readonly CreatedRow[] => {
    const { id = null, type } = run.results().get(row.row) ?? {};
    const isThere = id !== null && (type === 'saved' || type === 'partly');
    return isThere && !isCompleted(row) ? [{ ...row, id, created: row.values ?? {} }] : [];
  });
  const named = useNamedRows(adding, rows);
  const all = [...created, ...named.map(({ row }) => row)];
  if (of === 'undo' || isRunning || !removal || !journal || all.length === 0) return null;

  const meta = parentMeta(within);
  const recordOf = (row: CreatedRow) => named.find((one) => one.row === row)?.record;
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
      unset: unsetOf(declaration),
      remove: async (row) => {
        const own = recordOf(row);
        // A record that is gone already counts as removed.
        await provider.deleteMany(own?.of.name ?? name, {
          ids: [row.id],
          ...(own ? namedMeta(own.values) : meta),
        });
      },
      namedNow: async (row) => {
        const own = recordOf(row);
        if (!own) return null;
        const ask = async (id: string) =>
          (await provider.getOne<RaRecord>(own.of.name, { id, ...namedMeta(own.values) })).data;
        return (await eachById([row.id], ask)).get(row.id) ?? null;
      },
      isUsed: async (row, record) => {
        const own = recordOf(row);
        return own !== undefined && isInUse({ provider, own, record });
      },
    });
    setAsking(false);
    adding.showRemoval(createRun(plan, all), all);
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
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {translate('facings.bulk.results.undoImport')}
      </Button>
      <Question
        isOpen={isAsking}
        title={translate('facings.bulk.results.undoTitle')}
        text={translate('facings.bulk.results.undoText', { smart_count: all.length })}
        confirm={translate('facings.bulk.results.undoConfirm', { smart_count: all.length })}
        color="error"
        refusal={refusal}
        onCancel={close}
        onConfirm={undo}
      />
    </div>
  );
};
