import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { PickerEntry } from '../../../fields/picker/entry';
import { RecordPicker } from '../../../fields/reference/RecordPicker';
import type { DialogActionProps } from '../../../schema/takeOver';
import { failureMessageOf } from '../../../lib/failures/failures';
import { useWords } from '../../../views/useWords';
import { PartLine, Result, useResultLines } from './Parts';
import { useCopySetup } from './useCopySetup';
import { RetryAlert } from '../../../lib/failures/RetryAlert';

/** Copies units, storage types, feature flags and the rows of some lists from another organization to this one. */
export const CopySetupDialog = ({ record, declaration, title, onClose }: DialogActionProps) => {
  const translate = useTranslate();
  const words = useWords(declaration);
  const titleId = useId();
  const [source, setSource] = useState<PickerEntry | null>(null);
  const notify = useNotify();
  const linesOf = useResultLines();
  const setup = useCopySetup({
    declaration,
    id: String(record.id),
    sourceId: source?.value ?? null,
    onLeft: (done, isUndone) => {
      const hasFailed = done.some(({ error: why }) => why !== undefined);
      const undone = isUndone && !hasFailed ? [translate('facings.copySetup.undone')] : [];
      const results = [...undone, ...linesOf({ outcomes: done, isUndone })].join(' ');
      notify('facings.copySetup.told', {
        type: hasFailed ? 'error' : 'success',
        messageArgs: { name: words.nameOf(record), results },
      });
    },
  });
  const { plan, outcomes, isBusy, error } = setup;
  const name = words.nameOf(record);
  const isNothing = plan?.every(({ additions }) => additions.length === 0) === true;
  const hasChosen =
    plan?.some(({ part, additions }) => additions.length > 0 && setup.isChosen(part.resource)) ===
    true;
  const hasFailed = outcomes?.some(({ failed }) => failed.length > 0) === true;
  const hasAdded = outcomes?.some(({ added }) => added.length > 0) === true;

  const preview = () => {
    if (source === null) {
      return (
        <Typography color="text.secondary">{translate('facings.copySetup.choose')}</Typography>
      );
    }
    if (error !== null) {
      return (
        <RetryAlert onRetry={setup.retry}>
          {translate('facings.copySetup.notRead', {
            reason: failureMessageOf(error, translate).message,
          })}
        </RetryAlert>
      );
    }
    if (!plan) {
      return (
        <Box role="status" aria-label={translate('facings.copySetup.loading')}>
          <Skeleton height={40} />
          <Skeleton height={40} />
          <Skeleton height={40} />
        </Box>
      );
    }
    if (isNothing) {
      return <Alert severity="info">{translate('facings.copySetup.nothing', { name })}</Alert>;
    }
    return (
      <Box
        role="group"
        aria-label={translate('facings.copySetup.preview')}
        sx={{ display: 'grid', gap: 1 }}
      >
        {plan.map((part) => (
          <PartLine
            key={part.part.resource}
            plan={part}
            isChosen={setup.isChosen(part.part.resource)}
            onChoose={(isChosen) => setup.choose(part.part.resource, isChosen)}
          />
        ))}
      </Box>
    );
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={titleId}
      // The preview must not move the choices under the pointer.
      slotProps={{ container: { sx: { alignItems: 'flex-start' } } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {translate('facings.copySetup.intro', { name })}
        </DialogContentText>
        {outcomes ? (
          <Result outcomes={outcomes} isUndone={setup.isUndone} />
        ) : (
          <Box sx={{ display: 'grid', gap: 2, pt: 0.5 }}>
            <RecordPicker
              to="organizations"
              // The organization that is set up is no source of its own.
              except={String(record.id)}
              label={translate('facings.copySetup.source')}
              value={source}
              onChange={setSource}
              isRequired
              isDisabled={isBusy}
              autoFocus
            />
            {preview()}
            {setup.hasFaults && (
              <Alert severity="error">{translate('facings.selection.copy.invalid')}</Alert>
            )}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        {outcomes ? (
          <>
            {hasAdded && (
              <Button color="inherit" disabled={isBusy} onClick={() => void setup.undo()}>
                {translate('facings.copySetup.undo')}
              </Button>
            )}
            {hasFailed && !setup.isUndone && (
              <Button disabled={isBusy} onClick={() => void setup.retryFailed()}>
                {translate('facings.copySetup.retryFailed')}
              </Button>
            )}
            <Button variant="contained" disabled={isBusy} onClick={onClose}>
              {translate('facings.buttons.close')}
            </Button>
          </>
        ) : (
          <>
            <Button color="inherit" disabled={isBusy} onClick={onClose}>
              {translate('facings.buttons.cancel')}
            </Button>
            <Button
              variant="contained"
              loading={isBusy}
              disabled={!hasChosen}
              onClick={() => void setup.copy()}
            >
              {translate('facings.views.secret.copy')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
};
