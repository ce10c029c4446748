import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useBulkText, useReasonOf, useRowReason } from '../../session/sheetTexts';
import { NamedNote } from '../mapping/NamedOffer';
import { SkippedRows } from '../review/SkippedRows';
import { ErrorFile, rowsWith, toCorrect } from '../sheet/ErrorFile';
import { useSaveRun } from '../../save/SaveProgress';
import { ResultStep } from '../../session/ResultsList';
import { isElsewhere, rowsLeft } from '../../session/work';
import type { RowResult, Sent, SentRow } from '../../../../lib/batches/types';
import type { AddingState } from '../useAdding';
import { UndoImport } from './UndoImport';

export interface SavedStepProps {
  readonly adding: AddingState;
  /** Instead of 'Saved N results'. */
  readonly heading?: string;
  /** The outcome in one sentence. */
  readonly summary?: string;
}

/** The results of an import that is undone. */
const Removed = ({ sent }: { readonly sent: Sent }) => {
  const translate = useTranslate();
  const { saved } = useSaveRun(sent.run);
  return (
    <ResultStep
      sent={sent}
      done="removed"
      heading={translate('facings.bulk.results.removed', { smart_count: saved })}
      fileName={translate('facings.bulk.results.removedFile')}
    />
  );
};

/** The results of rows that create records, including rows that were not sent. */
export const SavedStep = (props: SavedStepProps) => {
  const { adding, heading } = props;
  const bulkText = useBulkText();
  const { sent } = adding.state;
  if (!sent) return null;
  if (sent.of === 'undo') return <Removed sent={sent} />;
  return (
    <ResultStep sent={sent} heading={heading} fileName={bulkText('results.fileName')}>
      <UnsavedRows {...props} sent={sent} />
      <NamedNote created={adding.naming.created} />
      <UndoImport adding={adding} sent={sent} />
    </ResultStep>
  );
};

/** What was saved in a sentence, and what was not, with ways to fix it. */
const UnsavedRows = ({ adding, sent, summary }: SavedStepProps & { readonly sent: Sent }) => {
  const translate = useTranslate();
  const bulkText = useBulkText();
  const { entries, numberOf } = adding;
  const { halt, ending } = useSaveRun(sent.run);
  const isHalted = halt !== undefined;
  const left = isElsewhere(sent.run) ? [] : rowsLeft(sent);
  const rejected = entries ? rowsWith(entries, toCorrect) : [];
  const countOf = (type: RowResult['type']): number =>
    left.filter(({ row }) => sent.run.results().get(row)?.type === type).length;
  // Nothing is to be fixed in rows that a halted run sends, or looks for, when it continues.
  const waiting = isHalted ? countOf('unsent') + countOf('unknown') : 0;
  /** Each sentence is only about the rows that it is true of. */
  const partly = countOf('partly');
  const sentences = [
    { of: partly, say: translate, key: 'facings.bulk.results.notComplete' },
    { of: left.length - partly - waiting, say: bulkText, key: 'results.notSaved' },
    { of: rejected.length, say: translate, key: 'facings.bulk.results.notSent' },
  ]
    .filter(({ of }) => of > 0)
    .map(({ say, key, of }) => say(key, { smart_count: of }))
    .join(' ');
  const buttons = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: sentences === '' ? 0 : 1 }}>
      {/* Beside a halted run, the way on is to continue it. */}
      {ending !== 'undone' && (
        <Button
          variant={isHalted ? 'outlined' : 'contained'}
          color={isHalted ? 'inherit' : 'primary'}
          onClick={() => void adding.session.back()}
        >
          {translate(
            `facings.${sentences === '' ? 'bulkEdit.backToSheet' : 'bulk.results.toSheet'}`,
          )}
        </Button>
      )}
      {sentences !== '' && (
        <RejectedFile adding={adding} sent={sent} left={left} rejected={rejected} />
      )}
    </Box>
  );
  return (
    <>
      {summary && <Typography>{summary}</Typography>}
      {sentences !== '' && (
        <Alert severity={left.length > 0 ? 'warning' : 'info'}>
          {sentences}
          {buttons}
        </Alert>
      )}
      {sentences === '' && (waiting > 0 || isElsewhere(sent.run)) && buttons}
      {entries && <SkippedRows entries={entries} numberOf={numberOf} />}
    </>
  );
};

interface RejectedFileProps {
  readonly adding: AddingState;
  readonly sent: Sent;
  readonly left: readonly SentRow[];
  readonly rejected: readonly number[];
}

/** A file of everything that was not saved, with its original columns, to be fixed elsewhere and imported again. */
const RejectedFile = ({ adding, sent: { run }, left, rejected }: RejectedFileProps) => {
  const { entries: inSheet, numberOf } = adding;
  const resultReason = useReasonOf();
  const rowReason = useRowReason(numberOf);
  // After the run its rows stay as they are.
  const [{ entries, imports }] = useState(adding.sheetLeft);
  const placeOf = new Map(left.map(({ row }, at) => [inSheet ? row : at, row]));
  return (
    <ErrorFile
      entries={entries}
      imports={imports}
      rows={[...placeOf.keys(), ...rejected]}
      reasonOf={(row) => {
        const result = run.results().get(placeOf.get(row) ?? -1);
        return result ? resultReason(result) : rowReason(entries, row);
      }}
    />
  );
};
