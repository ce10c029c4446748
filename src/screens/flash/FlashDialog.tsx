import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import '../../messages/en/screenTexts';
import { asText } from '../../fields/shared/asText';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { LinkCalls } from '../../schema/links';
import { panelsOf } from '../../schema/registry';
import type { DialogActionProps } from '../../schema/takeOver';
import { ResultHeading } from '../../views/ResultHeading';
import { useExclusive } from '../../views/useExclusive';
import { useWords } from '../../views/useWords';
import { fromOf, nothingChosen, type FlashResult } from './plan';
import { Preview } from './Preview';
import { flashReasonOf, useFlash, useResultText } from './useFlash';
import { SourceFields } from './SourceFields';
import type { UndoResult } from './undoFlash';

interface ResultProps {
  /** Null if the changes could not be loaded. */
  readonly outcome: FlashResult | null;
  readonly undo: ((products: readonly string[]) => Promise<UndoResult>) | null;
}

/** The actual result of a flash, with an undo for added products. */
const Result = ({ outcome, undo }: ResultProps) => {
  const translate = useTranslate();
  const resultText = useResultText();
  const { isBusy, exclusively } = useExclusive();
  const [undone, setUndone] = useState<UndoResult | null>(null);
  const left = undone ? undone.left : (outcome?.added ?? []);
  const taken = (outcome?.added.length ?? 0) - left.length;

  const takeBack = () =>
    exclusively(async () => {
      if (undo) setUndone(await undo(left));
    });

  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <ResultHeading text={translate('facings.copySetup.result')} of={undone} />
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
            reason: flashReasonOf(undone.error, translate),
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

/** The calls that remove products from a zone; null if the declaration has none. */
const callsOf = (declaration: AnyDeclaration): LinkCalls | null => {
  const panel = panelsOf(declaration).find(
    (candidate) => 'links' in candidate && candidate.links.type === 'zone_products',
  );
  return panel && 'links' in panel ? panel.links.calls : null;
};

/** Adds the products of the organization or of another zone to a zone (rules 2, Flash Products dialog). */
export const FlashDialog = ({ record, declaration, title, onClose }: DialogActionProps) => {
  const translate = useTranslate();
  const words = useWords(declaration);
  const titleId = useId();
  const [choice, setChoice] = useState(nothingChosen);
  const zone = String(record.id);
  const accountId = asText(record.account_id) ?? '';
  const calls = useMemo(() => callsOf(declaration), [declaration]);
  const { state, flash, undo } = useFlash({ zone, calls });
  const from = useMemo(() => fromOf(choice), [choice]);
  const isSending = state.type === 'sending';
  const failure = state.type === 'open' ? state.failure : undefined;

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{
        // The preview must not move the options under the pointer.
        container: { sx: { alignItems: 'flex-start' } },
      }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {translate('facings.flash.into', { name: words.nameOf(record) })}
        </DialogContentText>
        {failure && (
          // A new key announces the alert again, even with the same text.
          <Alert key={failure.at} severity="error" role="alert" sx={{ mb: 2 }}>
            {failure.message}
          </Alert>
        )}
        {state.type === 'done' ? (
          <Result outcome={state.outcome} undo={calls ? undo : null} />
        ) : (
          <>
            <SourceFields
              choice={choice}
              onChange={setChoice}
              zone={zone}
              accountId={accountId}
              isDisabled={isSending}
            />
            <Preview zone={zone} accountId={accountId} source={choice.source} from={from} />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        {/* A flash in progress continues after closing, and a notification reports it. */}
        <Button color="inherit" onClick={onClose}>
          {translate(`facings.buttons.${state.type === 'open' ? 'cancel' : 'close'}`)}
        </Button>
        {state.type !== 'done' && (
          <Button
            variant="contained"
            disabled={from === undefined}
            loading={isSending}
            onClick={() => {
              if (from !== undefined) void flash(from);
            }}
          >
            {translate('facings.flash.flash')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
