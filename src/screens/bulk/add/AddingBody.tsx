import LinearProgress from '@mui/material/LinearProgress';
import { Suspense, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { dropReader, readyReader } from '../../../spreadsheet/openFile';
import { useWords } from '../../../views/useWords';
import { LaterBulkActions } from '../edit/LaterBulkActions';
import { later } from '../frame/later';
import { ReadingStep } from './ReadingStep';
import type { NotionalChoices } from './review/notionals';
import type { Review } from './review/useReview';
import { SheetStep } from './sheet/SheetStep';
import { RefusedAlert } from './start/RefusedAlert';
import { StartStep } from './start/StartStep';
import { Templates } from './start/Templates';
import type { AddingState } from './useAdding';

const mapping = later(() => import('./mapping/MappingStep').then((room) => room.MappingStep));
const reviewing = later(() => import('./review/ReviewStep').then((room) => room.ReviewStep));
const saved = later(() => import('./saving/SavedStep').then((room) => room.SavedStep));

interface AddingBodyProps {
  readonly declaration: AnyDeclaration;
  readonly accountId: string;
  readonly adding: AddingState;
  readonly review: Review;
  readonly choices: NotionalChoices;
  readonly onChoose: (name: string, id: string) => void;
  readonly incomplete: readonly number[];
  readonly isOver: boolean;
}

/**
 * Moves the focus from the unmounting step to the dialog. Unmounting the focused element would force a synchronous
 * layout while the next step renders.
 */
const letGo = () => {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('[hidden]'))
    activeElement.blur();
};

/** The current step. All but the first are loaded when needed. */
export const AddingBody = (props: AddingBodyProps) => {
  const translate = useTranslate();
  const { step } = props.adding;
  useEffect(() => {
    // Preloads the next step: while a file is read, while rows are edited, during the review.
    if (step === 'start') readyReader();
    if (step === 'start' || step === 'reading') mapping.load();
    if (step === 'reading') letGo();
    if (step === 'review') saved.load();
    if (step !== 'sheet') return undefined;
    // Delayed, so that it does not compete with rendering the rows.
    const timer = setTimeout(reviewing.load, 500);
    return () => {
      clearTimeout(timer);
    };
  }, [step]);
  useEffect(() => dropReader, []);
  return (
    <Suspense fallback={<LinearProgress aria-label={translate('facings.views.loading')} />}>
      <Step {...props} />
    </Suspense>
  );
};

const Step = ({
  declaration,
  accountId,
  adding,
  review,
  choices,
  onChoose,
  incomplete,
  isOver,
}: AddingBodyProps) => {
  const translate = useTranslate();
  const { many } = useWords(declaration);
  const { step, file, matches, decimals, conversions, values } = adding;
  const { targets, columns, sheet, checks, saving, checked } = adding;
  const { entries, imports } = sheet;
  const refusal = file.refused && (
    <RefusedAlert
      refused={file.refused}
      name={file.file?.name}
      at={file.refusals}
      onSheet={(at) => {
        file.choose({ sheet: at });
      }}
    />
  );

  const isReading = step === 'reading';
  // Both are mounted from the start, one of them hidden: mounting while a file is read would block the page.
  if (step === 'start' || isReading)
    return (
      <>
        <div hidden={isReading}>
          <StartStep
            onAdd={sheet.begin}
            onFiles={file.take}
            isOver={isOver}
            refusal={refusal}
            templates={<Templates columns={targets} />}
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
            onCancel={file.forget}
          />
        </div>
      </>
    );
  if (step === 'mapping' && file.opened)
    return (
      <>
        {refusal}
        <mapping.Step
          opened={file.opened}
          targets={targets}
          matches={matches}
          decimals={decimals}
          conversions={conversions}
          values={values}
          onChoices={file.choose}
          onHead={file.setHead}
          share={checked ?? file.share}
        />
      </>
    );
  if (step === 'saved' && saving.current)
    return (
      <saved.Step
        declaration={declaration}
        current={saving.current}
        columns={columns}
        sheet={sheet}
        onBack={adding.toSheet}
      />
    );
  if (!entries || !checks) return null;
  if (step === 'actions')
    return (
      <LaterBulkActions
        columns={columns}
        entries={entries}
        accountId={accountId}
        onDone={adding.confirm}
      />
    );
  if (step === 'review')
    return (
      <reviewing.Step
        entries={entries}
        numberOf={sheet.numberOf}
        offers={adding.offers}
        checks={checks}
        review={review}
        choices={choices}
        onChoose={onChoose}
      />
    );
  return (
    <>
      {refusal}
      <SheetStep
        entries={entries}
        columns={columns}
        imports={imports}
        numberOf={sheet.numberOf}
        reasonOf={saving.reasonOf}
        checks={checks}
        incomplete={incomplete}
        many={many}
        confirmed={adding.confirmed}
        onConfirmedSeen={() => {
          adding.confirm(null);
        }}
        onFiles={file.take}
        onBulkActions={() => {
          adding.go('actions');
        }}
      />
    </>
  );
};
