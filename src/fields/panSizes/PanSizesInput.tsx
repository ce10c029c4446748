import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { PanSizesField } from '../../schema/field';
import { regionOf } from '../../schema/regionOf';
import { amountFault } from './rule';
import type { InputProps } from '../contract';
import { AskFailed } from '../shared/AskFailed';
import { helperTextOf } from '../shared/HelperText';
import { useFieldInput } from '../shared/useFieldInput';
import { WithHelp } from '../shared/WithHelp';
import { PanSizeRow } from './PanSizeRow';
import { usePanSizes } from './usePanSizes';

/** On or off; while on, the whole catalogue: what is selected, its amount, and which is the default. */
export const PanSizesInput = (props: InputProps<PanSizesField>) => {
  const { source, field, isDisabled = false, autoFocus = false } = props;
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const textId = useId();
  const { id, control, label, hint, help, error } = useFieldInput(props);
  const { value, catalogue, turn, act } = usePanSizes(field, control);
  const { defaultValues } = useFormState({ name: source });
  const wasOn = defaultValues?.[source] != null;

  const sizes = value?.pan_sizes ?? [];
  const offered = new Set(catalogue.sizes?.map((size) => size.id));
  const isRefused = error !== undefined;
  const isToldBelow = sizes.some((size) => amountFault(size, locale) !== null);
  const said = helperTextOf({
    error: isToldBelow ? undefined : error,
    hint: value
      ? translate('facings.fields.panSizes.onHint')
      : wasOn
        ? translate('facings.fields.panSizes.off')
        : hint,
  });

  return (
    <div>
      <WithHelp label={label} help={help}>
        <FormControlLabel
          label={label}
          disabled={isDisabled}
          control={
            <Switch
              id={id}
              name={control.name}
              checked={value !== null}
              onChange={(_, isOn) => {
                turn(isOn);
              }}
              onBlur={control.onBlur}
              autoFocus={autoFocus}
              slotProps={{
                input: { ref: control.ref, ...(said ? { 'aria-describedby': textId } : {}) },
              }}
            />
          }
        />
      </WithHelp>
      <FormHelperText id={textId} role="status" error={isRefused} sx={{ mt: 0, mx: 0 }}>
        {said}
      </FormHelperText>
      {value && (
        <Box role="group" aria-label={label} sx={{ mt: 1 }}>
          {catalogue.hasFailed && <AskFailed onRetry={catalogue.retry} />}
          {!catalogue.sizes && !catalogue.hasFailed && sizes.length === 0 && (
            <Skeleton variant="rounded" height={160} aria-busy />
          )}
          {catalogue.sizes && sizes.length === 0 && (
            <Typography color="text.secondary">
              {translate('facings.fields.panSizes.none')}
            </Typography>
          )}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {sizes.map((size) => (
              <PanSizeRow
                key={size.id}
                size={size}
                isDefault={value.default_pan_size_id === size.id}
                isGone={catalogue.sizes !== undefined && !offered.has(size.id)}
                isRefused={isRefused}
                isDisabled={isDisabled}
                name={control.name}
                onBlur={control.onBlur}
                act={act}
              />
            ))}
          </Box>
        </Box>
      )}
    </div>
  );
};
