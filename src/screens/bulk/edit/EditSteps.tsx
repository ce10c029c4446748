import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { Suspense, useState, type ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import { laterCode, preloadable } from '../../../fields/preloadable';
import { logFault } from '../../../lib/failures/failures';
import { useSaveRun } from '../save/SaveProgress';
import type { Sent } from '../../../lib/batches/types';
import type { ChangedRow } from '../save/rows';
import { useExclusive } from '../../../views/useExclusive';
import { ResultStep } from '../session/ResultsList';
import { useBulkState } from '../session/useBulkSession';
import { ChildButton } from './children/ChildButton';
import { Listing } from './Listing';
import { NewerChoices, type NewerSides } from './NewerChoices';
import { EditReviewStep } from './review/ReviewStep';
import type { OpenedEdit } from './useEditing';

const BulkActions = preloadable(
  laterCode(() => import('../actions/BulkActions')),
  (code) => code.BulkActions,
);

interface SavedEditProps
  extends Pick<OpenedEdit, 'columns'>, Pick<ComponentProps<typeof NewerChoices>, 'child'> {
  readonly sent: Sent<ChangedRow>;
  /** Undoes the last save; resolves to false if that is not possible now. Null if it is never possible. */
  readonly onUndo: (() => Promise<boolean>) | null;
}

/** The result of each changed product, and the undo of the save. */
const SavedEdit = ({ sent, columns, child, onUndo }: SavedEditProps) => {
  const translate = useTranslate();
  const { run, of } = sent;
  const { saved, isKept, ending } = useSaveRun(run);
  const { isBusy, exclusively } = useExclusive();
  const [isHeld, setHeld] = useState(false);
  const [choices, setChoices] = useState<NewerSides>(new Map());
  const undo = () =>
    exclusively(async () => {
      const isDone = await onUndo?.().catch(logFault);
      setHeld(isDone !== true);
    });
  return (
    <ResultStep
      sent={sent}
      done={of === 'undo' ? 'undone' : 'saved'}
      fileName={translate('facings.bulkEdit.resultsFile')}
      heading={
        of === 'undo'
          ? translate('facings.bulk.results.undone', { smart_count: saved, count: saved })
          : undefined
      }
    >
      {of === 'undo' && saved > 0 && (
        <Alert severity="success">{translate('facings.shell.toasts.undone')}</Alert>
      )}
      {!ending && <NewerChoices {...{ sent, columns, child, choices }} onChoose={setChoices} />}
      {/* Only the journal has the previous values. */}
      {onUndo && saved > 0 && isKept !== false && !ending && (
        <div>
          <Button variant="outlined" loading={isBusy} onClick={() => void undo()}>
            {translate('facings.bulkEdit.undoThis')}
          </Button>
        </div>
      )}
      {isHeld && <Alert severity="info">{translate('facings.bulkEdit.earlier.held')}</Alert>}
    </ResultStep>
  );
};

/** The steps: list, optional bulk actions, review, results (rules 4, Bulk edit). */
export const EditSteps = ({ editing, columns, journal }: OpenedEdit) => {
  const translate = useTranslate();
  const { session, sheet, source, links } = editing;
  const { step, sent } = useBulkState(session);
  const calls = source.changes.children;
  if (step === 'review') return <EditReviewStep editing={editing} columns={columns} />;
  if (step === 'results' && sent)
    return (
      <SavedEdit
        key={sent.run.id}
        sent={sent}
        columns={columns}
        child={calls?.child}
        onUndo={sent.of === 'undo' ? null : () => editing.undo({ id: sent.run.id })}
      />
    );
  const panel = step === 'actions' && (
    <Suspense fallback={<LinearProgress aria-label={translate('facings.views.loading')} />}>
      <BulkActions
        columns={columns}
        entries={sheet.entries}
        accountId={source.accountId}
        links={links}
        amount={links?.calls.amount}
        onDone={session.confirm}
        action={
          calls &&
          ((isHeld) => <ChildButton {...{ editing, calls, isHeld }} canSave={journal !== null} />)
        }
      />
    </Suspense>
  );
  return <Listing editing={editing} columns={columns} journal={journal} panel={panel || null} />;
};
