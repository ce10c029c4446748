import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useLocale, useNotify, useRecordContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { AskFailed, helperTextOf, WithHelp } from '../../../src/fields/shared/InputFrame';
import { useOwnInput, type FieldInputState } from '../../../src/fields/shared/useFieldInput';
import { useLookups } from '../../../src/fields/useProvider';
import { regionOf } from '../../../src/lib/text/region';
import type { OwnInputProps } from '../../../src/schema/takeOver';
import { panSizesIn, panSizesPath, type PanSize, type PanSizes } from '.';
import { PanSizeRow } from './PanSizeRow';
import { joined, reducePanSizes, turnedOn, waiting, type PanSizesAction } from './panSizes';
import { amountFault } from './rule';

/** Cache time in milliseconds: the available sizes rarely change. */
const fresh = 5 * 60_000;

interface Catalogue {
  /** Undefined until they are loaded. */
  readonly sizes: readonly PanSize[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

const useCatalogue = (isWanted: boolean): Catalogue => {
  const lookups = useLookups();
  const query = useQuery({
    queryKey: ['panSizes'],
    queryFn: async ({ signal }) => panSizesIn(await lookups.read(panSizesPath, signal)),
    enabled: isWanted,
    staleTime: fresh,
  });
  return {
    sizes: query.data,
    hasFailed: query.isError && !query.isFetching,
    retry: () => void query.refetch(),
  };
};

interface PanSizesState {
  /** Null while pan sizes are off; otherwise with all available sizes. */
  readonly value: PanSizes | null;
  readonly catalogue: Catalogue;
  readonly turn: (isOn: boolean) => void;
  readonly act: (action: PanSizesAction) => void;
}

const usePanSizes = ({ value, onChange }: FieldInputState['control']): PanSizesState => {
  const translate = useTranslate();
  const notify = useNotify();
  const panSizes = (value ?? null) as PanSizes | null;
  const catalogue = useCatalogue(panSizes !== null);
  const { sizes } = catalogue;

  const isWaiting = panSizes?.pan_sizes.length === 0;
  useEffect(() => {
    if (isWaiting && sizes && sizes.length > 0) onChange(turnedOn(sizes));
  }, [isWaiting, sizes, onChange]);

  // Kept, so that switching off and on again restores the selection.
  const last = useRef<PanSizes | null>(null);
  const whole = panSizes && sizes ? joined(panSizes, sizes) : panSizes;
  return {
    value: whole,
    catalogue,
    turn: (isOn) => {
      if (isOn) {
        onChange(last.current ?? waiting);
        return;
      }
      last.current = isWaiting ? null : panSizes;
      onChange(null);
    },
    act: (action) => {
      if (!whole) return;
      const { value: next, refused } = reducePanSizes(whole, action);
      if (refused) {
        notify(`facings.fields.panSizes.${refused}`, {
          type: 'warning',
          title: translate('facings.fields.panSizes.notAllowed'),
        });
        return;
      }
      if (next !== whole) onChange(next);
    },
  };
};

/** A switch; while it is on, all available sizes with selection, amount and default. */
export const PanSizesInput = (props: OwnInputProps) => {
  const { source } = props;
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const textId = useId();
  const { id, control, label, hint, help, error, isDisabled, autoFocus } = useOwnInput(props);
  const { value, catalogue, turn, act } = usePanSizes(control);
  const { defaultValues } = useFormState({ name: source });
  const wasOn = defaultValues?.[source] != null;
  const stored = (useRecordContext()?.[source] ?? null) as PanSizes | null;

  const sizes = value?.pan_sizes ?? [];
  const offered = new Set(catalogue.sizes?.map((size) => size.id));
  const isRefused = error !== undefined;
  const isToldBelow = sizes.some((size) => amountFault(size, locale, stored) !== null);
  const helperText = helperTextOf({
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
              onChange={(_, isOn) => turn(isOn)}
              onBlur={control.onBlur}
              autoFocus={autoFocus}
              slotProps={{
                input: { ref: control.ref, ...(helperText ? { 'aria-describedby': textId } : {}) },
              }}
            />
          }
        />
      </WithHelp>
      <FormHelperText id={textId} role="status" error={isRefused} sx={{ mt: 0, mx: 0 }}>
        {helperText}
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
                stored={stored}
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
