import LinearProgress from '@mui/material/LinearProgress';
import { Suspense, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { dropReader, readyReader } from '../../../spreadsheet/openFile';
import { useWords } from '../../../views/useWords';
import { ReadingStep } from '../add/ReadingStep';
import { SheetStep } from '../add/sheet/SheetStep';
import { RefusedAlert } from '../add/start/RefusedAlert';
import { StartStep } from '../add/start/StartStep';
import { Templates } from '../add/start/Templates';
import { later } from '../frame/later';
import { ChoicesAlert } from './ChoicesAlert';
import type { ImportState } from './useImport';

const mapping = later(() => import('../add/mapping/MappingStep').then((room) => room.MappingStep));
const imported = later(() => import('./ImportedStep').then((room) => room.ImportedStep));

interface ImportBodyProps {
  readonly declaration: AnyDeclaration;
  readonly state: ImportState;
  readonly incomplete: readonly number[];
  readonly isOver: boolean;
}

/** The current step. All but the first are loaded when needed. */
export const ImportBody = (props: ImportBodyProps) => {
  const translate = useTranslate();
  const { step } = props.state;
  useEffect(() => {
    // One step ahead.
    if (step === 'start') readyReader();
    if (step === 'start' || step === 'reading') mapping.load();
    if (step === 'sheet') imported.load();
  }, [step]);
  useEffect(() => dropReader, []);
  return (
    <Suspense fallback={<LinearProgress aria-label={translate('facings.views.loading')} />}>
      <Step {...props} />
    </Suspense>
  );
};

const nothing = () => undefined;

const Step = ({ declaration, state, incomplete, isOver }: ImportBodyProps) => {
  const translate = useTranslate();
  const { many } = useWords(declaration);
  const { step, file, matches, decimals, conversions, values } = state;
  const { targets, columns, sheet, checks, saving, checked, choices } = state;
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
  if (step === 'start')
    return (
      <StartStep
        onAdd={sheet.begin}
        onFiles={file.take}
        isOver={isOver}
        refusal={refusal}
        templates={<Templates columns={targets} />}
      />
    );
  if (step === 'reading')
    return (
      <ReadingStep
        label={translate('facings.bulk.reading.label', { name: file.file?.name ?? '' })}
        share={file.share ?? 0}
        onCancel={file.forget}
      />
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
      <imported.Step
        declaration={declaration}
        current={saving.current}
        sheet={sheet}
        onBack={state.toSheet}
      />
    );
  if (step !== 'sheet' || !entries) return null;
  return (
    <>
      {refusal}
      <ChoicesAlert {...choices} />
      <SheetStep
        entries={entries}
        columns={columns}
        imports={imports}
        numberOf={sheet.numberOf}
        reasonOf={saving.reasonOf}
        checks={checks}
        incomplete={incomplete}
        many={many}
        confirmed={null}
        onConfirmedSeen={nothing}
        onFiles={file.take}
        onBulkActions={null}
      />
    </>
  );
};
