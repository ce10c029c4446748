import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Outcome } from './plan';
import { reasonOf } from './reasonOf';
import type { TakenBack } from './takeBack';
import { useResultText } from './useFlash';

interface ResultProps {
  /** Null where what has changed could not be read. */
  readonly outcome: Outcome | null;
  readonly undo: ((products: readonly string[]) => Promise<TakenBack>) | null;
}

/** What the flash has truly done, with the way back for what it has added. */
export const Result = ({ outcome, undo }: ResultProps) => {
  const translate = useTranslate();
  const resultText = useResultText();
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsked = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [undone, setUndone] = useState<TakenBack | null>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    heading.current?.focus();
  }, []);
  const left = undone ? undone.left : (outcome?.added ?? []);
  const taken = (outcome?.added.length ?? 0) - left.length;

  const takeBack = async () => {
    if (!undo || isAsked.current) return;
    isAsked.current = true;
    setIsBusy(true);
    try {
      setUndone(await undo(left));
      heading.current?.focus();
    } finally {
      isAsked.current = false;
      setIsBusy(false);
    }
  };

  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography
        ref={heading}
        component="h3"
        variant="subtitle2"
        tabIndex={-1}
        sx={{ '&:focus': { outline: 'none' } }}
      >
        {translate('facings.flash.result.heading')}
      </Typography>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {resultText(outcome)}
      </Typography>
      {outcome !== null && outcome.overwritten > 0 && (
        <Alert severity="info">{translate('facings.flash.result.final')}</Alert>
      )}
      {taken > 0 && (
        <Alert severity="success" role="status">
          {translate('facings.flash.result.undone', { smart_count: taken })}
        </Alert>
      )}
      {undone && left.length > 0 && (
        <Alert severity="error" role="alert">
          {translate('facings.flash.result.undoFailed', {
            smart_count: left.length,
            reason: reasonOf(undone.error, translate),
          })}
        </Alert>
      )}
      {undo && left.length > 0 && (
        <>
          <Typography color="text.secondary">
            {translate('facings.flash.result.undoHint', { smart_count: left.length })}
          </Typography>
          <Button variant="outlined" loading={isBusy} onClick={() => void takeBack()}>
            {translate(`facings.flash.result.${undone ? 'undoAgain' : 'undo'}`)}
          </Button>
        </>
      )}
    </Box>
  );
};
