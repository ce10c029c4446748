import Skeleton from '@mui/material/Skeleton';
import type { ComponentType } from 'react';
import { useWatch, type FieldValues } from 'react-hook-form';
import { holds } from '../schema/condition';
import { isBlankValue } from '../lib/text/isBlankValue';
import type { AnyDeclaration } from '../schema/defineResource';
import type { LazyComponent, OwnInputProps } from '../schema/takeOver';
import { ChoiceInput } from './choice/ChoiceInput';
import { ColorInput } from './color/ColorInput';
import type { InputMap, InputProps } from './contract';
import { CronInput } from './cron/CronInput';
import { DateInput } from './date/DateInput';
import { ImageInput } from './image/ImageInput';
import { JsonInput } from './json/JsonInput';
import { MomentInput } from './moment/MomentInput';
import { NumberInput } from './number/NumberInput';
import { OwnPart } from './OwnPart';
import { PicksInput } from './picks/PicksInput';
import { ReferenceInput } from './reference/ReferenceInput';
import { SizeInput } from './size/SizeInput';
import { SwitchInput } from './switch/SwitchInput';
import { TextInput } from './text/TextInput';
import { TextsInput } from './texts/TextsInput';
import { TimeInput } from './time/TimeInput';
import { TimeZoneInput } from './timeZone/TimeZoneInput';
import { AtHand, useDeclaration } from './useDeclaration';
import { useFieldWords } from './useFieldWords';

// The input of every kind; loaded with the first form. Null: the kind is read-only.

const inputs: InputMap = {
  choice: ChoiceInput,
  color: ColorInput,
  count: null,
  cron: CronInput,
  date: DateInput,
  image: ImageInput,
  json: JsonInput,
  media: null,
  moment: MomentInput,
  number: NumberInput,
  // Each field has an input of its own.
  own: null,
  picks: PicksInput,
  reference: ReferenceInput,
  size: SizeInput,
  switch: SwitchInput,
  tags: null,
  text: TextInput,
  texts: TextsInput,
  time: TimeInput,
  timeZone: TimeZoneInput,
};

interface FieldInputProps extends Pick<InputProps, 'source' | 'purpose' | 'autoFocus'> {
  /** Defaults to the declaration of ResourceContext. */
  readonly declaration?: AnyDeclaration;
}

/**
 * The input of one field of the surrounding form, with the field's custom component below it. It is hidden while the
 * field's condition does not hold, and disabled while the field that gates it is empty.
 */
export const FieldInput = ({ declaration: passed, ...props }: FieldInputProps) => {
  const declaration = useDeclaration(passed);
  const { source, purpose } = props;
  const field = declaration.fields[source];
  const isHere = useWatch({ compute: (values: FieldValues) => holds(field?.shownIf, values) });
  const isGated = useWatch({
    compute: (values: FieldValues) =>
      field?.gatedBy !== undefined && isBlankValue(values[field.gatedBy] as unknown),
  });
  if (!field || !isHere) return null;
  // The map's type pairs each kind with its input, but TypeScript loses that in a lookup.
  const Input = inputs[field.kind] as ComponentType<InputProps> | null;
  if (!Input && !field.input) return null;
  return (
    <AtHand declaration={declaration}>
      {field.input ? (
        <OwnInput {...props} field={field} part={field.input} isDisabled={isGated} />
      ) : (
        Input && <Input {...props} field={field} isDisabled={isGated} />
      )}
      {field.below && (
        <OwnPart part={field.below} props={{ source, purpose }} fallback={<span aria-busy />} />
      )}
    </AtHand>
  );
};

interface OwnProps extends InputProps {
  readonly part: LazyComponent<OwnInputProps>;
}

/** A custom input, with the field's texts. */
const OwnInput = ({ source, field, part, autoFocus = false, isDisabled = false }: OwnProps) => {
  const { label, hint } = useFieldWords(source, field);
  return (
    <OwnPart
      part={part}
      props={{
        source,
        label,
        ...(hint === undefined ? {} : { helperText: hint }),
        isRequired: field.required === true,
        disabled: isDisabled,
        autoFocus,
      }}
      fallback={<Skeleton variant="rounded" height={40} aria-busy />}
    />
  );
};
