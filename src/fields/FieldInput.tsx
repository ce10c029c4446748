import type { ComponentType } from 'react';
import { useWatch, type FieldValues } from 'react-hook-form';
import { holds } from '../schema/condition';
import { hostOf } from '../schema/inside';
import { Below } from './Below';
import { HeldBy } from './HeldBy';
import type { InputProps } from './contract';
import { inputs } from './inputs';

const isBlank = (value: unknown): boolean =>
  value == null || (typeof value === 'string' && value.trim() === '');

/**
 * The input of one field of the form around it. It is absent while the field's condition does not hold,
 * and waits while the field it is gated by is empty. Below it stands what the field names for that place.
 */
export const FieldInput = (
  props: Pick<InputProps, 'declaration' | 'name' | 'purpose' | 'autoFocus'>,
) => {
  const field = props.declaration.fields[props.name];
  const isHere = useWatch({
    compute: (values: FieldValues) => holds(field?.shownIf, values),
  });
  const isGated = useWatch({
    compute: (values: FieldValues) =>
      field?.gatedBy !== undefined && isBlank(values[field.gatedBy] as unknown),
  });
  const host = field?.inside?.field;
  const isHeld = useWatch({
    compute: (values: FieldValues) => host !== undefined && hostOf(values[host]) === null,
  });
  if (!field || !isHere) return null;
  // The map's type pairs each kind with its input; the compiler cannot follow that through a lookup.
  const Input = inputs[field.kind] as ComponentType<InputProps> | null;
  if (!Input) return null;
  const { name, purpose } = props;
  return (
    <>
      <Input {...props} field={field} isDisabled={isGated || isHeld} />
      {isHeld && host !== undefined && <HeldBy declaration={props.declaration} host={host} />}
      {field.below && <Below component={field.below} name={name} purpose={purpose} />}
    </>
  );
};
