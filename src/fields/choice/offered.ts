/** What the input of a choice offers; null stands for leaving it empty. */
import type { ChoiceField } from '../../schema/field';

/** A list of fixed values has an empty one only where it may be chosen; what is picked can always be cleared again. */
export const hasEmptyOption = ({
  options,
  required,
  isNeverEmptied,
}: Pick<ChoiceField, 'options' | 'required' | 'isNeverEmptied'>): boolean =>
  options.kind === 'platform' || (required !== true && isNeverEmptied !== true);

/** `values` are those of the field's options, fixed or as the platform said them. */
export const offeredOf = (
  field: ChoiceField,
  values: readonly string[],
): readonly (string | null)[] => (hasEmptyOption(field) ? [null, ...values] : values);
