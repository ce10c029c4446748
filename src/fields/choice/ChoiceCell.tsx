import type { ChoiceField } from '../../schema/field';
import type { CellProps } from '../contract';
import { asText } from '../shared/asText';
import { Badge } from '../shared/Badge';
import { Clipped } from '../shared/Clipped';
import { Missing } from '../shared/Missing';
import { useEmptyText, useOptionText } from '../useFieldWords';

export const ChoiceCell = ({ declaration, name, field, record, place }: CellProps<ChoiceField>) => {
  const textOf = useOptionText(declaration, name, field);
  const value = asText(record[name]);
  const text = value === null ? null : textOf(value);
  const empty = useEmptyText(declaration, name, field);
  if (field.tones || field.otherTone) {
    // A badge for the missing value too, where it has a word of its own: NULL is a state, not a gap.
    const shown = text ?? empty;
    if (shown === undefined) return <Missing declaration={declaration} name={name} field={field} />;
    const tone =
      value === null ? 'neutral' : (field.tones?.[value] ?? field.otherTone ?? 'neutral');
    return (
      <Badge tone={tone} title={shown}>
        {shown}
      </Badge>
    );
  }
  if (text === null) return <Missing declaration={declaration} name={name} field={field} />;
  return place === 'row' ? <Clipped title={text}>{text}</Clipped> : <span>{text}</span>;
};
