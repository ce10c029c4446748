import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { dock } from '../../views/dock';
import { usePageActions } from '../../views/keys/usePageAction';
import type { Board } from './board';
import { useCountText } from './words';
import type { Saving, SaveResult } from './useSave';

interface PendingBarProps {
  readonly board: Board;
  readonly saving: Saving | null;
  readonly told: SaveResult | null;
  readonly onSave: () => void;
  readonly onStop: () => void;
  readonly onReview: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onDiscard: () => void;
}

/** Pending changes: counts, a list, and undo. */
export const PendingBar = ({
  board,
  saving,
  told,
  onSave,
  onStop,
  onReview,
  onUndo,
  onRedo,
  onDiscard,
}: PendingBarProps) => {
  const translate = useTranslate();
  useSyncExternalStore(board.subscribe, board.version);
  const countText = useCountText();
  const counts = board.counts();
  const isNothing = counts.adds + counts.removes === 0;
  const refusals = [...board.refusals()];
  const isBusy = saving !== null;
  const say = (key: string) => translate(`facings.matrix.${key}`);
  const saveLabel = say(refusals.length > 0 ? 'again' : 'save');
  usePageActions([
    isBusy
      ? { key: 'stop', label: say('stop'), run: onStop }
      : { key: 'save', label: saveLabel, isDisabled: isNothing, run: onSave },
    { key: 'review', label: say('review'), isDisabled: isNothing, run: onReview },
    { key: 'undo', label: say('undo'), isDisabled: !board.canUndo(), run: onUndo },
    { key: 'redo', label: say('redo'), isDisabled: !board.canRedo(), run: onRedo },
    { key: 'discard', label: say('discard'), isDisabled: isNothing || isBusy, run: onDiscard },
  ]);
  const news = told?.version === board.version() ? told.text : '';
  return (
    <Box
      component="section"
      data-footer=""
      aria-label={translate('facings.matrix.bar')}
      sx={{
        position: 'sticky',
        bottom: dock,
        zIndex: 5,
        mt: 1,
        py: 1,
        display: 'grid',
        gap: 1,
        bgcolor: 'background.paper',
      }}
    >
      {!isBusy &&
        refusals.map(([reason, count]) => (
          <Alert key={reason} severity="error">
            {translate('facings.matrix.refused', { smart_count: count, reason })}
          </Alert>
        ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flexGrow: 1 }}>
          <Typography role="status" color="success.main" sx={{ fontWeight: 600 }}>
            {news}
          </Typography>
          {(news === '' || !isNothing) && (
            <Typography sx={{ fontWeight: isNothing ? 400 : 600 }}>
              {saving
                ? translate('facings.matrix.saving', { done: saving.done, total: saving.total })
                : countText(counts)}
            </Typography>
          )}
        </Box>
        <Button color="inherit" startIcon={<Undo />} disabled={!board.canUndo()} onClick={onUndo}>
          {say('undo')}
        </Button>
        <Button color="inherit" startIcon={<Redo />} disabled={!board.canRedo()} onClick={onRedo}>
          {say('redo')}
        </Button>
        <Button color="inherit" disabled={isNothing || isBusy} onClick={onDiscard}>
          {say('discard')}
        </Button>
        <Button variant="outlined" color="inherit" disabled={isNothing} onClick={onReview}>
          {say('review')}
        </Button>
        {isBusy ? (
          <Button variant="contained" onClick={onStop}>
            {say('stop')}
          </Button>
        ) : (
          <Button variant="contained" disabled={isNothing} onClick={onSave}>
            {saveLabel}
          </Button>
        )}
      </Box>
      {saving && (
        <LinearProgress
          variant="determinate"
          value={(100 * saving.done) / Math.max(1, saving.total)}
          aria-label={translate('facings.matrix.saving', {
            done: saving.done,
            total: saving.total,
          })}
        />
      )}
    </Box>
  );
};
