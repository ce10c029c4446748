import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { isRefusedRow } from '../../../lib/batches/rowState';
import type { SaveProgress as Progress, SaveRun } from '../../../lib/batches/types';

/** The progress of a save; re-renders on each change. The results change in the same map. */
export const useSaveRun = (run: SaveRun): Progress =>
  useSyncExternalStore(run.subscribe, run.progress);

/** Seconds; longer waits are shown in minutes. */
const longWait = 90;

const useTimeText = () => {
  const translate = useTranslate();
  return ({ rate, secondsLeft }: Progress): readonly string[] => {
    if (rate === null || secondsLeft === null) return [];
    const left =
      secondsLeft < longWait
        ? translate('facings.saving.secondsLeft', { smart_count: secondsLeft })
        : translate('facings.saving.minutesLeft', { smart_count: Math.ceil(secondsLeft / 60) });
    const shown = rate < 10 ? Math.max(0.1, Math.round(rate * 10) / 10) : Math.round(rate);
    return [translate('facings.saving.rate', { rate: shown }), left];
  };
};

/** Why a run halted, and buttons to continue. */
const Halted = ({ run, progress }: { readonly run: SaveRun; readonly progress: Progress }) => {
  const translate = useTranslate();
  const { halt, ending, total, saved, done } = progress;
  if (halt === undefined) return null;
  if (ending)
    return <Alert severity="info">{translate(`facings.bulk.results.${ending}There`)}</Alert>;
  // A refused row is not sent again by continuing.
  const ended = [...run.results().values()].filter(
    (result) => isRefusedRow(result) || result.isEnded || result.type === 'kept',
  ).length;
  const open = total - saved - ended;
  return (
    <Alert
      severity={halt === 'stopped' ? 'info' : 'warning'}
      action={
        open > 0 && (
          <>
            <Button variant="contained" onClick={run.retry}>
              {halt === 'unkept'
                ? translate('facings.buttons.retry')
                : translate('facings.saving.continue', { smart_count: open })}
            </Button>
            {halt === 'unkept' && (
              <Button color="inherit" onClick={run.goOnUnkept}>
                {translate('facings.saving.goOnUnkept')}
              </Button>
            )}
          </>
        )
      }
    >
      {translate(`facings.saving.halt.${halt}`, {
        smart_count: halt === 'stopped' ? total - done : open,
      })}
    </Alert>
  );
};

/** The progress of a save that runs or halted, with buttons to stop and to continue; an ended one has its results. */
export const SaveProgressBar = ({ run }: { readonly run: SaveRun }) => {
  const translate = useTranslate();
  const progress = useSaveRun(run);
  const timeText = useTimeText();
  const { isRunning, isStopping = false, done, total, failed, isKept } = progress;
  const counts = [
    translate('facings.saving.progress', { done, total }),
    ...(failed > 0 ? [translate('facings.saving.failed', { smart_count: failed })] : []),
    ...(isRunning ? timeText(progress) : []),
  ];
  return (
    <Box
      component="section"
      aria-label={translate('facings.saving.label')}
      sx={{ display: 'grid', gap: 1 }}
    >
      {isKept === false && isRunning && (
        <Alert severity="info">{translate('facings.saving.notKept')}</Alert>
      )}
      <LinearProgress
        variant="determinate"
        value={(100 * done) / Math.max(1, total)}
        aria-label={translate('facings.saving.label')}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ flexGrow: 1, fontVariantNumeric: 'tabular-nums' }}>
          {counts.join(' · ')}
        </Typography>
        {isRunning && (
          <Button variant="outlined" disabled={isStopping} onClick={run.stop}>
            {translate('facings.saving.stop')}
          </Button>
        )}
      </Box>
      {/* Announced only when stopping starts; counts would be announced continuously. */}
      <Typography role="status" color="text.secondary" sx={isStopping ? {} : visuallyHidden}>
        {isStopping ? translate('facings.saving.stopping') : ''}
      </Typography>
      {!isRunning && <Halted run={run} progress={progress} />}
    </Box>
  );
};
