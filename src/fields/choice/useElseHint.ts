/** Hint of a choice that may stay empty: the value that is sent instead. */
import { useTranslate } from 'react-admin';
import { useWatch, type FieldValues } from 'react-hook-form';
import type { ChoiceField } from '../../schema/field';
import { asText } from '../shared/asText';

interface ElseGiven {
  readonly field: Pick<ChoiceField, 'sends'>;
  /** Null while the choice is empty. */
  readonly value: string | null;
  readonly hint: string | undefined;
  readonly textOf: (value: string) => string;
}

export const useElseHint = ({ field, value, hint, textOf }: ElseGiven): string | undefined => {
  const translate = useTranslate();
  const sent = useWatch({ compute: (values: FieldValues) => asText(field.sends?.(values)) });
  if (value !== null || sent === null) return hint;
  const own = translate('facings.fields.elseFrom', { value: textOf(sent) });
  return hint === undefined ? own : `${own}. ${hint}`;
};
