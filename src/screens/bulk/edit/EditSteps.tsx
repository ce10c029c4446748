import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { logFault } from '../../../views/failures';
import { ResultsList } from '../frame/ResultsList';
import type { SavePort } from '../save/port';
import { SaveProgress, useSaveRun } from '../save/SaveProgress';
import type { Saving } from './createEditing';
import { undo } from './EarlierLine';
import { LaterBulkActions } from '../frame/later';
import { Listing } from './Listing';
import type { Review } from './review/reviewLines';
import { ReviewStep } from './review/ReviewStep';
import { linkCallsOf, useEditingState, type Opened } from './useEditing';

interface UndoThisProps {
  /** Resolves to false if nothing can be undone or another tab is working on it. */
  readonly onUndo: () => Promise<boolean>;
}

/** Undoes the last save, and reports if that is not possible. */
const UndoThis = ({ onUndo }: UndoThisProps) => {
  const translate = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      setHeld(!(await onUndo()));
    } catch (error) {
      logFault(error);
      setHeld(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <div>
        <Button variant="outlined" loading={isBusy} onClick={() => void press()}>
          {translate('facings.bulkEdit.undoThis')}
        </Button>
      </div>
      {isHeld && <Alert severity="info">{translate('facings.bulkEdit.earlier.held')}</Alert>}
    </>
  );
};

interface SavingStepProps {
  readonly declaration: AnyDeclaration;
  readonly saving: Saving;
  /** Undoes the last save; resolves to false if that is not possible now. Null if it is never possible. */
  readonly onUndo: (() => Promise<boolean>) | null;
}

const noTexts: Readonly<Record<string, string>> = {};

/** Shows the progress of the save and the result of each product. */
const SavingStep = ({ declaration, saving, onUndo }: SavingStepProps) => {
  const translate = useTranslate();
  const { run, rows, kind } = saving;
  const { isRunning, saved, halt, isKept } = useSaveRun(run);
  // A halted run is resumed here; finished results have their own retry.
  const isHalted = halt !== undefined;
  const shown = useMemo(() => new Map(rows.map(({ row, shown: own }) => [row, own])), [rows]);
  const order = useMemo(() => rows.map(({ row }) => row), [rows]);
  return (
    <>
      {(isRunning || isHalted) && <SaveProgress run={run} />}
      {!isRunning && (
        <ResultsList
          declaration={declaration}
          rows={order}
          // The run mutates one map; a copy triggers a re-render.
          results={new Map(run.results())}
          shownOf={(row) => shown.get(row) ?? noTexts}
          onRetry={isHalted ? null : run.retry}
          fileName={translate('facings.bulkEdit.resultsFile')}
          {...(kind === 'undo'
            ? {
                heading: translate('facings.bulk.results.undone', {
                  smart_count: saved,
                  count: saved,
                }),
              }
            : {})}
        >
          {kind === 'undo' && saved > 0 && (
            <Alert severity="success">{translate('facings.bulkEdit.undone')}</Alert>
          )}
          {/* Only the journal has the previous values. */}
          {onUndo && saved > 0 && isKept !== false && <UndoThis onUndo={onUndo} />}
        </ResultsList>
      )}
    </>
  );
};

interface EditStepsProps {
  readonly opened: Opened;
  readonly port: SavePort | null;
  readonly review: Review | null;
}

/** The steps: list, optional bulk actions, review, results (rules 4, Bulk edit). */
export const EditSteps = ({ opened: { editing, columns }, port, review }: EditStepsProps) => {
  const { step, saving } = useEditingState(editing);
  const { sheet, accountId } = editing;
  const { declaration, known, idOf } = sheet;
  const links = useMemo(
    () => ({ calls: linkCallsOf(declaration), known, idOf }),
    [declaration, known, idOf],
  );
  if (step === 'actions')
    return (
      <LaterBulkActions
        columns={columns}
        entries={sheet.entries}
        accountId={accountId}
        links={links}
        onDone={editing.confirm}
      />
    );
  if (step === 'review' && review)
    return <ReviewStep editing={editing} columns={columns} review={review} />;
  if (step === 'saving' && saving)
    return (
      <SavingStep
        declaration={declaration}
        saving={saving}
        onUndo={
          port && saving.kind !== 'undo'
            ? async () => {
                const taken = await undo(port, { id: saving.run.id, accountId });
                if (taken) editing.show(taken);
                return taken !== null;
              }
            : null
        }
      />
    );
  return <Listing editing={editing} columns={columns} port={port} />;
};
