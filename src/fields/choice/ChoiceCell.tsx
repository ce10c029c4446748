import type { ChoiceField } from '../../schema/field';
import type { CellProps } from '../contract';
import { asText } from '../shared/asText';
import { Badge } from '../shared/Badge';
import { Clipped } from '../shared/Clipped';
import { Missing } from '../shared/Missing';
import { useOptionText } from '../useFieldWords';

export const ChoiceCell = ({ declaration, field, name, record, place }: CellProps<ChoiceField>) => {
  const textOf = useOptionText(declaration, name, field);
  const value = asText(record[name]);
  const text = value === null ? null : textOf(value);
  if (field.tones || field.otherTone) {
    // A badge for the missing value too, where it has a word of its own: NULL is a state, not a gap.
    const shown = text ?? field.whenEmpty;
    if (shown === undefined) return <Missing field={field} />;
    const tone =
      value === null ? 'neutral' : (field.tones?.[value] ?? field.otherTone ?? 'neutral');
    return (
      <Badge tone={tone} title={shown}>
        {shown}
      </Badge>
    );
  }
  if (text === null) return <Missing field={field} />;
  return place === 'row' ? <Clipped title={text}>{text}</Clipped> : <span>{text}</span>;
};
