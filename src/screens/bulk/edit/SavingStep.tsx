import Alert from '@mui/material/Alert';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { ResultsList } from '../frame/ResultsList';
import { SaveProgress } from '../save/SaveProgress';
import { useSaveRun } from '../save/useSaveRun';
import type { Saving } from './createEditing';
import { UndoThis } from './UndoThis';

interface SavingStepProps {
  readonly declaration: AnyDeclaration;
  readonly saving: Saving;
  /** Takes back what was just saved: false where it cannot be taken back now; null where it never can. */
  readonly onUndo: (() => Promise<boolean>) | null;
}

const noTexts: Readonly<Record<string, string>> = {};

/** How far the saving is, and what became of each product. */
export const SavingStep = ({ declaration, saving, onUndo }: SavingStepProps) => {
  const translate = useTranslate();
  const { run, rows, kind } = saving;
  const { isRunning, saved, halt, isKept } = useSaveRun(run);
  // What came to a halt goes on from there; the results have their own second try.
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
          // The run keeps one map; a new one is drawn anew.
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
          {/* What it was before stands in the journal only. */}
          {onUndo && saved > 0 && isKept !== false && <UndoThis onUndo={onUndo} />}
        </ResultsList>
      )}
    </>
  );
};
