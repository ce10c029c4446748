import LinearProgress from '@mui/material/LinearProgress';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { dropReader, readyReader } from '../../../lib/tables/openFile';
import { laterCode, preloadable, type LaterCode } from '../../../fields/preloadable';
import { ReadingStep, RefusedAlert } from './start/FileReading';
import { ChoicesAlert } from './sheet/SheetNotices';
import { SheetStep } from './sheet/SheetStep';
import { StartStep, Templates } from './start/StartStep';
import type { AddingState, AddStep } from './useAdding';

const loadMapping = laterCode(() => import('./mapping/MappingStep'));
const MappingStep = preloadable(loadMapping, (code) => code.MappingStep);

/** An error is reported where the step is rendered. */
const preload = (load: LaterCode<unknown> | undefined) => {
  load?.().catch(() => undefined);
};

export interface AddingBodyProps {
  readonly adding: AddingState;
  readonly isOver: boolean;
  /** The tool's own steps. */
  readonly steps: Partial<Record<AddStep, () => ReactNode>>;
  /** The code of the step after each of these. */
  readonly ahead: Partial<Record<AddStep, LaterCode<unknown>>>;
}

/**
 * Moves the focus from the unmounting step to the dialog. Unmounting the focused element would force a synchronous
 * layout while the next step renders.
 */
const releaseFocus = () => {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('[hidden]'))
    activeElement.blur();
};

const Loading = () => <LinearProgress aria-label={useTranslate()('facings.views.loading')} />;

/** The current step. All but the first are loaded when needed. */
export const AddingBody = (props: AddingBodyProps) => {
  const { ahead } = props;
  const { step } = props.adding;
  useEffect(() => {
    // Preloads the next step: while a file is read, while rows are edited, during the review.
    if (step === 'start') readyReader();
    if (step === 'start' || step === 'reading') preload(loadMapping);
    if (step === 'reading') releaseFocus();
    // Delayed, so that it does not compete with rendering the rows.
    const timer = setTimeout(preload, step === 'sheet' ? 500 : 0, ahead[step]);
    return () => clearTimeout(timer);
  }, [step, ahead]);
  useEffect(() => dropReader, []);
  return (
    <Suspense fallback={<Loading />}>
      <CurrentStep {...props} />
    </Suspense>
  );
};

const CurrentStep = ({ adding, isOver, steps }: AddingBodyProps) => {
  const translate = useTranslate();
  const { step, file, fileImport, mapping } = adding;
  const refusal = file.refused && (
    <RefusedAlert
      refused={file.refused}
      name={file.file?.name}
      at={file.refusals}
      onChoose={fileImport.choose}
    />
  );

  const isReading = step === 'reading';
  // Both are mounted from the start, one of them hidden: mounting while a file is read would block the page.
  if (step === 'start' || isReading)
    return (
      <>
        <div hidden={isReading}>
          <StartStep
            onAdd={adding.begin}
            onFiles={fileImport.take}
            isOver={isOver}
            refusal={refusal}
            templates={<Templates columns={adding.targets.filter(({ isId }) => !isId)} />}
          />
        </div>
        <div hidden={!isReading}>
          <ReadingStep
            label={
              isReading
                ? translate('facings.bulk.reading.label', { name: file.file?.name ?? '' })
                : ''
            }
            share={file.share ?? 0}
            onCancel={fileImport.forget}
          />
        </div>
      </>
    );
  if (step === 'mapping' && mapping)
    return (
      <>
        {refusal}
        <MappingStep adding={adding} mapping={mapping} />
      </>
    );
  const isPanelOpen = step === 'actions';
  if (step !== 'sheet' && !isPanelOpen) return steps[step]?.();
  const { sheet } = adding.state;
  return (
    <>
      {refusal}
      <ChoicesAlert {...adding.choices} />
      {sheet && (
        <SheetStep
          adding={adding}
          sheet={sheet}
          hasActions={steps.actions !== undefined}
          panel={
            isPanelOpen ? <Suspense fallback={<Loading />}>{steps.actions?.()}</Suspense> : null
          }
        />
      )}
    </>
  );
};
