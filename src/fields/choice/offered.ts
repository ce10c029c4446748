/** The options of a choice's input; null is the empty option. */
import type { ChoiceField } from '../../schema/field';

/**
 * Fixed options include an empty one only if the field may be empty; options from the platform have a clear button.
 */
export const hasEmptyOption = ({
  options,
  required,
  canBeEmptied,
}: Pick<ChoiceField, 'options' | 'required' | 'canBeEmptied'>): boolean =>
  canBeEmptied !== false && (options.kind === 'platform' || required !== true);

/** `values` are the field's options, declared or from the platform. */
export const offeredOf = (
  field: ChoiceField,
  values: readonly string[],
): readonly (string | null)[] => (hasEmptyOption(field) ? [null, ...values] : values);
