/** Hint of a choice that may stay empty: the value that is sent instead. */
import { useTranslate } from 'react-admin';
import type { ChoiceField } from '../../schema/field';
import { asText } from '../shared/asText';
import { useFormValues } from '../shared/useFormValues';

interface ElseGiven {
  readonly field: Pick<ChoiceField, 'elseFrom'>;
  /** Null while the choice is empty. */
  readonly value: string | null;
  readonly hint: string | undefined;
  readonly textOf: (value: string) => string;
}

export const useElseHint = ({ field, value, hint, textOf }: ElseGiven): string | undefined => {
  const translate = useTranslate();
  const { elseFrom } = field;
  const values = useFormValues(elseFrom ? [elseFrom.field] : []);
  const other = elseFrom ? asText(values[elseFrom.field]) : null;
  if (!elseFrom || value !== null || other === null) return hint;
  const own = translate('facings.fields.elseFrom', { value: textOf(elseFrom.by(other)) });
  return hint === undefined ? own : `${own}. ${hint}`;
};
