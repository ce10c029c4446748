import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { useId } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { NumberBox } from '../../../src/fields/number/NumberBox';
import { partState } from '../../../src/fields/shared/useFieldInput';
import { sizeText } from '../../../src/fields/size';
import { regionOf } from '../../../src/lib/text/region';
import type { PanSize, PanSizes } from '.';
import { amountFault, amountLimits } from './rule';
import type { PanSizesAction } from './panSizes';

interface PanSizeRowProps {
  readonly size: PanSize;
  /** The pan sizes of the edited state. */
  readonly stored: PanSizes | null;
  readonly isDefault: boolean;
  /** The state has this size, but the platform no longer offers it. */
  readonly isGone: boolean;
  /** Validation has failed, so errors of this row are shown. */
  readonly isRefused: boolean;
  readonly isDisabled: boolean;
  /** Name of the whole field. */
  readonly name: string;
  readonly onBlur: () => void;
  readonly act: (action: PanSizesAction) => void;
}

/** One available size: whether it is selected, its amount, and whether it is the default. */
export const PanSizeRow = ({
  size,
  stored,
  isDefault,
  isGone,
  isRefused,
  isDisabled,
  name,
  onBlur,
  act,
}: PanSizeRowProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const rowId = useId();
  const { id, name: sizeName } = size;
  const isSelected = size.is_selected === true;
  const fault = isRefused ? amountFault(size, locale, stored) : null;
  const amount = translate('facings.fields.panSizes.amount');
  const dimensions = sizeText(size.dimensions, locale);
  const facts = [
    dimensions === null
      ? translate('facings.fields.panSizes.unknownSize')
      : translate('facings.fields.panSizes.inches', { size: dimensions }),
    ...(isGone ? [translate('facings.fields.panSizes.gone')] : []),
  ].join(', ');

  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 200px auto' },
        alignItems: 'start',
        columnGap: 1.5,
        rowGap: 1.5,
        py: 1.25,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <FormControlLabel
          label={sizeName}
          disabled={isDisabled}
          sx={{ overflowWrap: 'anywhere' }}
          control={
            <Checkbox
              size="small"
              checked={isSelected}
              onChange={(_, isOn) => act({ kind: isOn ? 'select' : 'unselect', id })}
              onBlur={onBlur}
              slotProps={{ input: { 'aria-describedby': `${rowId}-facts` } }}
            />
          }
        />
        <Box
          id={`${rowId}-facts`}
          sx={{
            pl: 3.5,
            mt: -0.5,
            fontSize: 13,
            color: 'text.secondary',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {facts}
        </Box>
      </Box>
      <NumberBox
        state={partState({
          id: `${rowId}-amount`,
          name: `${name}.${id}`,
          label: amount,
          value: size.default_amount ?? null,
          error: fault ? translate(fault.key, { ...fault.values, label: amount }) : undefined,
          onChange: (typedAmount) => act({ kind: 'amount', id, amount: typedAmount as unknown }),
          onBlur,
          isDisabled: isDisabled || !isSelected,
        })}
        spokenLabel={translate('facings.fields.panSizes.amountOf', { name: sizeName })}
        limits={amountLimits}
      />
      <FormControlLabel
        label={translate('facings.fields.panSizes.default')}
        disabled={isDisabled}
        sx={{ m: 0 }}
        control={
          <Radio
            size="small"
            checked={isDefault}
            // Each radio button is its own group: arrow keys would otherwise select every size they pass.
            onChange={() => act({ kind: 'mark', id })}
            onClick={() => {
              if (isDefault) act({ kind: 'unmark', id });
            }}
            onBlur={onBlur}
            slotProps={{
              input: {
                'aria-label': translate('facings.fields.panSizes.defaultOf', { name: sizeName }),
              },
            }}
          />
        }
      />
    </Box>
  );
};
