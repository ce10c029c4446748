import type { ComponentType } from 'react';
import { useWatch, type FieldValues } from 'react-hook-form';
import { holds } from '../schema/condition';
import type { AnyDeclaration } from '../schema/defineResource';
import { hostOf } from '../schema/inside';
import { AtHand } from './AtHand';
import { Below } from './Below';
import { HeldBy } from './HeldBy';
import type { InputProps } from './contract';
import { inputs } from './inputs';
import { useDeclaration } from './useDeclaration';

interface FieldInputProps extends Pick<InputProps, 'source' | 'purpose' | 'autoFocus'> {
  /** That of ResourceContext when absent. */
  readonly declaration?: AnyDeclaration;
}

const isBlank = (value: unknown): boolean =>
  value == null || (typeof value === 'string' && value.trim() === '');

/**
 * The input of one field of the form around it. It is absent while the field's condition does not hold,
 * and waits while the field it is gated by is empty. Below it stands what the field names for that place.
 */
export const FieldInput = ({ declaration: given, ...props }: FieldInputProps) => {
  const declaration = useDeclaration(given);
  const { source, purpose } = props;
  const field = declaration.fields[source];
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
  return (
    <AtHand declaration={declaration}>
      <Input {...props} field={field} isDisabled={isGated || isHeld} />
      {isHeld && host !== undefined && <HeldBy host={host} />}
      {field.below && <Below component={field.below} source={source} purpose={purpose} />}
    </AtHand>
  );
};
