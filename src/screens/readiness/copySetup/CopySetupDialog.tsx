import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Entry } from '../../../fields/picker/entry';
import { Picker } from '../../../fields/picker/Picker';
import { useTypedText } from '../../../fields/picker/useTypedText';
import { usePickable } from '../../../fields/reference/usePickable';
import type { DialogActionProps } from '../../../schema/takeOver';
import { failureMessageOf } from '../../../views/failureText';
import { useWords } from '../../../views/useWords';
import type { PartOutcome, PartPlan } from './copy';
import { useCopySetup } from './useCopySetup';

/** Names shown of a part before the rest is counted. */
const namesShown = 12;

const usePartLabel = () => {
  const translate = useTranslate();
  return (resource: string): string => translate(`resources.${resource}.name`);
};

interface PartLineProps {
  readonly plan: PartPlan;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** A part with what it would add, to be left out or copied. */
const PartLine = ({ plan: { part, additions }, isChosen, onChoose }: PartLineProps) => {
  const translate = useTranslate();
  const labelOf = usePartLabel();
  const label = labelOf(part.resource);
  const count = additions.length;
  const names = additions.slice(0, namesShown).map((one) => one.label);
  const more = count - names.length;
  if (count === 0) {
    return (
      <Typography color="text.secondary" sx={{ pl: 4 }}>
        {translate('facings.copySetup.nothingOf', { label })}
      </Typography>
    );
  }
  return (
    <div>
      <FormControlLabel
        label={translate('facings.copySetup.part', { label, smart_count: count })}
        control={
          <Checkbox
            size="small"
            checked={isChosen}
            onChange={(_, isOn) => {
              onChoose(isOn);
            }}
          />
        }
      />
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ pl: 4, overflowWrap: 'anywhere', opacity: isChosen ? 1 : 0.6 }}
      >
        {[
          ...names,
          ...(more > 0 ? [translate('facings.copySetup.more', { smart_count: more })] : []),
        ].join(', ')}
      </Typography>
    </div>
  );
};

interface ResultProps {
  readonly outcomes: readonly PartOutcome[];
  readonly isUndone: boolean;
}

/** What each part became, with the reason where something failed. */
const Result = ({ outcomes, isUndone }: ResultProps) => {
  const translate = useTranslate();
  const labelOf = usePartLabel();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    heading.current?.focus();
  }, []);
  const lineOf = ({ part, added, failed, error }: PartOutcome) => {
    const label = labelOf(part.resource);
    const reason = error === undefined ? '' : failureMessageOf(error, translate).message;
    const line = (key: string, count: number) =>
      translate(`facings.copySetup.${key}`, { label, smart_count: count });
    if (isUndone) return added.length > 0 ? [`${line('notUndone', 1)}. ${reason}`] : [];
    return [
      ...(added.length > 0 ? [`${line('added', added.length)}.`] : []),
      ...(failed.length > 0 ? [`${line('failed', failed.length)}. ${reason}`] : []),
      ...(added.length + failed.length === 0 ? [`${line('alreadySet', 0)}.`] : []),
    ].map((text) => text.trim());
  };
  const hasFailed = outcomes.some(({ error }) => error !== undefined);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography
        ref={heading}
        component="h3"
        variant="subtitle2"
        tabIndex={-1}
        sx={{ '&:focus': { outline: 'none' } }}
      >
        {translate('facings.copySetup.result')}
      </Typography>
      <Alert
        severity={hasFailed ? 'error' : 'success'}
        role={hasFailed ? 'alert' : 'status'}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {isUndone && !hasFailed && translate('facings.copySetup.undone')}
        <Box component="ul" sx={{ m: 0, pl: 2, '&:empty': { display: 'none' } }}>
          {outcomes
            .flatMap((outcome) => lineOf(outcome))
            .map((text) => (
              <li key={text}>{text}</li>
            ))}
        </Box>
      </Alert>
    </Box>
  );
};

interface SourcePickerProps {
  readonly value: Entry | null;
  readonly onChange: (entry: Entry | null) => void;
  /** Organization that is set up: no source of its own. */
  readonly id: string;
  readonly isDisabled: boolean;
}

const SourcePicker = ({ value, onChange, id, isDisabled }: SourcePickerProps) => {
  const translate = useTranslate();
  const typed = useTypedText();
  const [isOpen, setOpen] = useState(false);
  const { entries, ...pickable } = usePickable({ to: 'organizations', typed, values: {}, isOpen });
  return (
    <Picker
      {...pickable}
      label={translate('facings.copySetup.source')}
      entries={entries.filter((entry) => entry.value !== id)}
      value={value}
      onChange={onChange}
      onType={typed.setText}
      onOpenChange={setOpen}
      isRequired
      isDisabled={isDisabled}
      autoFocus
    />
  );
};

/** Copies units, storage types, feature flags and categories from another organization to this one. */
export const CopySetupDialog = ({ record, declaration, title, onClose }: DialogActionProps) => {
  const translate = useTranslate();
  const words = useWords(declaration);
  const titleId = useId();
  const [source, setSource] = useState<Entry | null>(null);
  const setup = useCopySetup({
    declaration,
    id: String(record.id),
    sourceId: source?.value ?? null,
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
        <Alert
          severity="error"
          role="alert"
          action={
            <Button color="inherit" size="small" onClick={setup.retry}>
              {translate('facings.copySetup.retry')}
            </Button>
          }
        >
          {translate('facings.copySetup.notRead', {
            reason: failureMessageOf(error, translate).message,
          })}
        </Alert>
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
        {plan.map((one) => (
          <PartLine
            key={one.part.resource}
            plan={one}
            isChosen={setup.isChosen(one.part.resource)}
            onChoose={(isChosen) => {
              setup.choose(one.part.resource, isChosen);
            }}
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
          <Result
            key={setup.isUndone ? 'undone' : 'copied'}
            outcomes={outcomes}
            isUndone={setup.isUndone}
          />
        ) : (
          <Box sx={{ display: 'grid', gap: 2, pt: 0.5 }}>
            <SourcePicker
              value={source}
              onChange={setSource}
              id={String(record.id)}
              isDisabled={isBusy}
            />
            {preview()}
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
              {translate('facings.copySetup.close')}
            </Button>
          </>
        ) : (
          <>
            <Button color="inherit" disabled={isBusy} onClick={onClose}>
              {translate('facings.copySetup.cancel')}
            </Button>
            <Button
              variant="contained"
              loading={isBusy}
              disabled={!hasChosen}
              onClick={() => void setup.copy()}
            >
              {translate('facings.copySetup.copy')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
};
