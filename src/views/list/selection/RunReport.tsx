import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate, type Identifier } from 'react-admin';
import { usualCalls } from '../../../lib/batches/calls';

export interface RowFailure {
  readonly id: Identifier;
  readonly text: string;
}

/** Result of the last run; rows that failed can be sent again. */
export interface Ended {
  readonly done: number;
  readonly all: number;
  readonly failures: readonly RowFailure[];
  /** Number of rows that were not sent, because the run was stopped. */
  readonly unsent: number;
  /** Why it waits for the person. */
  readonly halt?: string;
  readonly attempt: number;
}

export interface RunProgress {
  readonly ended: number;
  readonly all: number;
}

interface ProgressProps extends RunProgress {
  /** Key of the text, if it is not about rows that are done. */
  readonly label?: string;
  readonly onStop?: () => void;
}

/** How many rows are done while a run goes on. */
export const Progress = ({
  ended,
  all,
  label = 'facings.selection.progress',
  onStop,
}: ProgressProps) => {
  const translate = useTranslate();
  const id = useId();
  // A few rows are done before anybody could read it.
  if (all <= usualCalls) return null;
  return (
    <Box sx={{ mt: 2, display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flexGrow: 1 }}>
        <Typography id={id} variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
          {translate(label, { done: ended, all })}
        </Typography>
        <LinearProgress variant="determinate" value={(100 * ended) / all} aria-labelledby={id} />
      </Box>
      {onStop && (
        <Button color="inherit" size="small" onClick={onStop}>
          {translate('facings.saving.stop')}
        </Button>
      )}
    </Box>
  );
};

/** What failed, each row with its reason. */
export const RowRefusals = ({ done, all, failures, unsent, halt }: Omit<Ended, 'attempt'>) => {
  const translate = useTranslate();
  const counts = { done, all };
  return (
    <>
      {halt !== undefined && `${halt} `}
      {translate(`facings.selection.${failures.length > 0 ? 'failed' : 'stopped'}`, counts)}
      {failures.length > 0 && (
        <Box component="ul" sx={{ my: 0.5, pl: 2.5, maxHeight: 240, overflowY: 'auto' }}>
          {failures.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </Box>
      )}
      {failures.length > 0 &&
        unsent > 0 &&
        translate('facings.selection.unsent', { smart_count: unsent })}
    </>
  );
};
