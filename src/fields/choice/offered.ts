/** What the input of a choice offers; null stands for leaving it empty. */
import type { ChoiceField } from '../../schema/field';

/** Fixed values include an empty one only where it may be chosen; a value picked from the platform's can be cleared. */
export const hasEmptyOption = ({
  options,
  required,
  isNeverEmptied,
}: Pick<ChoiceField, 'options' | 'required' | 'isNeverEmptied'>): boolean =>
  isNeverEmptied !== true && (options.kind === 'platform' || required !== true);

/** `values` are those of the field's options, fixed or as the platform said them. */
export const offeredOf = (
  field: ChoiceField,
  values: readonly string[],
): readonly (string | null)[] => (hasEmptyOption(field) ? [null, ...values] : values);
