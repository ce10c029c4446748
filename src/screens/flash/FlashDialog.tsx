import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { asText } from '../../fields/shared/asText';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { LinkCalls } from '../../schema/links';
import { panelsOf } from '../../schema/registry';
import type { DialogActionProps } from '../../schema/takeOver';
import { useWords } from '../../views/useWords';
import { fromOf, nothingChosen } from './choice';
import { Preview } from './Preview';
import { Result } from './Result';
import { SourceFields } from './SourceFields';
import { useFlash } from './useFlash';

/** How the declaration says that products are taken out of a zone; null where it does not. */
const callsOf = (declaration: AnyDeclaration): LinkCalls | null => {
  const panel = panelsOf(declaration).find(
    (one) => 'links' in one && one.links.type === 'zone_products',
  );
  return panel && 'links' in panel ? panel.links.calls : null;
};

/** Gives a zone the products of its organization or of another zone (rules 2, Flash Products dialog). */
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
        // What is previewed must not move the choices under the pointer.
        container: { sx: { alignItems: 'flex-start' } },
      }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {translate('facings.flash.into', { name: words.nameOf(record) })}
        </DialogContentText>
        {failure && (
          // Told anew each time, though the words may be the same.
          <Alert key={failure.at} severity="error" role="alert" sx={{ mb: 2 }}>
            {failure.told}
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
        {/* What is under way goes on when this is closed, and is told by a toast. */}
        <Button color="inherit" onClick={onClose}>
          {translate(`facings.flash.${state.type === 'open' ? 'cancel' : 'close'}`)}
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
