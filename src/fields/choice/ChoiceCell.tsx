import { useFieldValue } from 'react-admin';
import type { ChoiceField } from '../../schema/field';
import type { CellProps } from '../contract';
import { asText } from '../shared/asText';
import { Badge } from '../shared/Badge';
import { Clipped, Missing } from '../shared/CellText';
import { useEmptyText, useOptionText } from '../useFieldWords';

export const ChoiceCell = ({ source, field, place }: CellProps<ChoiceField>) => {
  const textOf = useOptionText(source, field);
  const value = asText(useFieldValue({ source }));
  const text = value === null ? null : textOf(value);
  const empty = useEmptyText(source, field);
  if (field.tones || field.otherTone) {
    // A missing value is a badge too if it has a text of its own: NULL is a state, not a gap.
    const shown = text ?? empty;
    if (shown === undefined) return <Missing source={source} field={field} />;
    const tone =
      value === null ? 'neutral' : (field.tones?.[value] ?? field.otherTone ?? 'neutral');
    return (
      <Badge tone={tone} title={shown}>
        {shown}
      </Badge>
    );
  }
  if (text === null) return <Missing source={source} field={field} />;
  return place === 'row' ? <Clipped title={text}>{text}</Clipped> : <span>{text}</span>;
};
