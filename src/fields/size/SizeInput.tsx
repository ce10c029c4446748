import Box from '@mui/material/Box';
import { useId } from 'react';
import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import type { SizeField } from '../../schema/field';
import { regionOf } from '../../lib/text/region';
import { sizeFaults, sizeLimits } from './rule';
import { sides, type Side } from '.';
import type { InputProps } from '../contract';
import { NumberBox } from '../number/NumberBox';
import { Fieldset } from '../shared/InputFrame';
import { partState, useFieldInput } from '../shared/useFieldInput';
import { useUnitText } from '../useFieldWords';

const partsOf = (value: unknown): Readonly<Partial<Record<Side, unknown>>> =>
  typeof value === 'object' && value !== null ? value : {};

/** Width, height and depth, each with its own error; the size is missing if all are empty. */
export const SizeInput = (props: InputProps<SizeField>) => {
  const { source, field } = props;
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const id = useId();
  const unit = useUnitText(source, field);
  const { control, label, hint, error, isRequired, isDisabled, autoFocus } = useFieldInput(props);
  const stored: unknown = useRecordContext()?.[source];
  const value = partsOf(control.value);
  const faults = error === undefined ? {} : sizeFaults(field, control.value, locale, stored);
  const isToldBelow = Object.keys(faults).length > 0;

  const set = (side: Side, length: unknown) => {
    const next = { width: null, height: null, depth: null, ...value, [side]: length };
    control.onChange(sides.every((each) => next[each] == null) ? null : next);
  };

  return (
    <Fieldset label={label} hint={hint} error={isToldBelow ? undefined : error}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          pt: 1,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
        }}
      >
        {sides.map((side, index) => {
          const sideLabel = translate(`facings.fields.size.${side}`);
          const fault = faults[side];
          return (
            <NumberBox
              key={side}
              state={partState({
                id: `${id}-${side}`,
                name: `${control.name}.${side}`,
                label: sideLabel,
                value: value[side] ?? null,
                error: fault && translate(fault.key, { ...fault.values, label: sideLabel }),
                isRequired,
                isDisabled,
                autoFocus: autoFocus && index === 0,
                onChange: (length) => set(side, length),
                onBlur: control.onBlur,
              })}
              limits={sizeLimits}
              unit={unit ?? field.unit}
            />
          );
        })}
      </Box>
    </Fieldset>
  );
};
