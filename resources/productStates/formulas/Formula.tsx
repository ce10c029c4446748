import '../../../src/messages/en/screenTexts';
import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import { useWatch, type FieldValues } from 'react-hook-form';
import { shownNumber } from '../../../src/fields/number';
import type { Size } from '../../../src/schema/field';
import type { BelowProps } from '../../../src/schema/takeOver';
import { regionOf } from '../../../src/lib/text/region';
import type { PanSizes } from '../panSizes';
import { exampleDepth, quotientOf, roundingOf, roundings } from './rounding';

/** The depth used to count a state, in inches: of its default pan size, else its own. */
const depthOf = (size: Size | null | undefined): number | null => {
  const depth: unknown = size?.depth;
  return typeof depth === 'number' && depth > 0 ? depth : null;
};

const useDepth = (): number | null =>
  useWatch({
    compute: (values: FieldValues) => {
      const pans = values.pan_sizes as PanSizes | null | undefined;
      if (!pans) return depthOf(values.product_dimensions as Size | null | undefined);
      const usual = pans.pan_sizes.find(({ id }) => id === pans.default_pan_size_id);
      return depthOf(usual?.dimensions);
    },
  });

interface FormulaProps {
  /** Field of the rounding type. */
  readonly name: string;
  readonly of: 'count' | 'capacity';
}

/** Shows how two depths give a number of products, for the form's rounding type and depth. */
const Formula = ({ name, of }: FormulaProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const depth = useDepth();
  const typedFormula: unknown = useWatch({ name });
  const type =
    typeof typedFormula === 'string' && typedFormula.trim() !== '' ? typedFormula.trim() : null;
  const rounding = type === null ? null : roundingOf(type);

  const inches = (value: number) =>
    translate('facings.fields.panSizes.inches', { size: shownNumber(value, locale) });
  const quotient = translate(`facings.inputs.formula.${of}.quotient`);
  const formula =
    rounding === null
      ? quotient
      : translate(`facings.inputs.formula.rounded.${rounding}`, { quotient });
  const meaning =
    type === null
      ? translate('facings.inputs.formula.choose')
      : rounding === null
        ? translate('facings.inputs.formula.unknown', { type })
        : translate(`facings.inputs.formula.meaning.${rounding}`);

  const example = (product: number): string => {
    const whole = exampleDepth(product);
    const exact = quotientOf(whole, product);
    const values = {
      whole: inches(whole),
      product: inches(product),
      exact: shownNumber(exact, locale, 2),
    };
    if (rounding === null || rounding === 'NONE') {
      return translate('facings.inputs.formula.plainExample', values);
    }
    return translate(`facings.inputs.formula.${of}.example`, {
      ...values,
      rounded: shownNumber(roundings[rounding](exact), locale),
    });
  };

  return (
    <Box
      role="note"
      aria-label={translate(`facings.inputs.formula.${of}.title`)}
      sx={{
        px: 1.75,
        pt: 0.5,
        fontSize: 13,
        color: 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
        overflowWrap: 'anywhere',
      }}
    >
      <div>{`${translate(`facings.inputs.formula.${of}.result`)} = ${formula}. ${meaning}`}</div>
      <div>{depth === null ? translate('facings.inputs.formula.noDepth') : example(depth)}</div>
    </Box>
  );
};

/** Below the count's rounding type: how many products are one behind the other. */
export const CountFormula = ({ source }: BelowProps) => <Formula name={source} of="count" />;

/** Below the capacity's rounding type: how many products fit on a shelf one behind the other. */
export const CapacityFormula = ({ source }: BelowProps) => <Formula name={source} of="capacity" />;
