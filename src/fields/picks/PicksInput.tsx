import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState, type ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { PicksField } from '../../schema/field';
import type { InputProps } from '../contract';
import { matching } from '../picker/entry';
import { AskFailed, Fieldset } from '../shared/InputFrame';
import { useFieldInput, type FieldInputState } from '../shared/useFieldInput';
import { pickedAs, pickedIn, pickedOf, type Picked } from '.';
import { useOfferedEntries, type OfferedEntry } from '../useOffered';

/** Minimum number of options for a search box. */
const manyOptions = 12;

interface PicksInputProps extends InputProps<PicksField> {
  /** A part below a selected value, for what belongs to it. */
  readonly below?: (value: string, control: FieldInputState['control']) => ReactNode;
}

/** Checkboxes for the offered values. Stored values that are no longer offered can be removed. */
export const PicksInput = ({ below, ...props }: PicksInputProps) => {
  const { source, field } = props;
  const translate = useTranslate();
  const { control, label, hint, error, isDisabled } = useFieldInput(props);
  const offered = useOfferedEntries(field);
  const [typed, setTyped] = useState('');
  // Kept, so that unchecking and checking a value again restores its id.
  const left = useRef(new Map<string, Picked>());
  const chosen = pickedOf(control.value, field.as);
  const before: unknown = useRecordContext()?.[source];
  const stored = pickedOf(before, field.as);

  if (offered.state === 'failed') return <AskFailed onRetry={offered.retry} />;
  if (!offered.entries) return <Skeleton variant="rounded" height={160} aria-busy />;

  const offeredValues = new Set(offered.entries.map(({ value }) => value));
  // Stored values stay visible after they are removed, so that the removal can be undone.
  const gone = [...new Set([...stored, ...chosen])]
    .filter((value) => !offeredValues.has(value))
    .map((value) => ({ value, label: translate('facings.fields.notOffered', { value }) }));
  const all: readonly OfferedEntry[] = [...offered.entries, ...gone];
  const shownValues = new Set(matching(all, typed).map(({ value }) => value));
  const shown = all.filter(({ value }) => shownValues.has(value));
  // Keeps the platform's order, regardless of the order of clicks.
  const set = (values: ReadonlySet<string>) => {
    const inOrder = all.flatMap(({ value }) => (values.has(value) ? [value] : []));
    const inputs = { form: control.value, left: left.current, stored: before, field };
    control.onChange(pickedAs(inOrder, inputs));
    for (const [value, entry] of pickedIn(control.value, field.as)) left.current.set(value, entry);
  };

  return (
    <Fieldset
      label={label}
      hint={hint}
      error={error}
      aside={translate('facings.fields.picks.count', { count: chosen.length, total: all.length })}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1, alignItems: 'center' }}>
        {all.length > manyOptions && (
          <TextField
            size="small"
            label={translate('facings.fields.picks.search')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            sx={{ minWidth: 220 }}
          />
        )}
        <Button
          size="small"
          disabled={isDisabled}
          onClick={() => set(new Set([...chosen, ...shownValues]))}
        >
          {translate('facings.fields.picks.all')}
        </Button>
        <Button
          size="small"
          color="inherit"
          disabled={isDisabled}
          onClick={() => set(new Set(chosen.filter((value) => !shownValues.has(value))))}
        >
          {translate('facings.fields.picks.none')}
        </Button>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
          columnGap: 2,
        }}
      >
        {shown.map(({ value, label: text, note }) => (
          <Box key={value} sx={{ minWidth: 0 }}>
            <FormControlLabel
              disabled={isDisabled}
              sx={{ alignItems: 'flex-start', mr: 0 }}
              control={
                <Checkbox
                  size="small"
                  name={control.name}
                  checked={chosen.includes(value)}
                  onChange={(_, isPicked) => {
                    const next = new Set(chosen);
                    if (isPicked) next.add(value);
                    else next.delete(value);
                    set(next);
                  }}
                  onBlur={control.onBlur}
                />
              }
              label={
                <Box component="span" sx={{ display: 'block', pt: 0.9, overflowWrap: 'anywhere' }}>
                  {text}
                  {note !== undefined && (
                    <Typography
                      component="span"
                      variant="body2"
                      color="text.secondary"
                      sx={{ display: 'block' }}
                    >
                      {note}
                    </Typography>
                  )}
                </Box>
              }
            />
            {chosen.includes(value) && below?.(value, control)}
          </Box>
        ))}
        {shown.length === 0 && (
          <Typography color="text.secondary">{translate('facings.fields.noMatch')}</Typography>
        )}
      </Box>
    </Fieldset>
  );
};
