import Box from '@mui/material/Box';
import type { TagsField } from '../../schema/field';
import { valueAt } from '../../schema/template';
import type { CellProps } from '../contract';
import { asText } from '../shared/asText';
import { Badge } from '../shared/Badge';
import { Missing } from '../shared/Missing';

/** Names a row shows before it counts the rest. */
const shownInRow = 3;

const namesOf = (value: unknown, item: string): readonly string[] => {
  if (!Array.isArray(value)) return [];
  const names = value.flatMap((entry: unknown) => asText(valueAt(entry, item)) ?? []);
  return [...new Set(names)];
};

export const TagsCell = ({ field, name, record, place }: CellProps<TagsField>) => {
  const names = namesOf(record[name], field.item);
  if (names.length === 0) return <Missing field={field} />;
  const isRow = place === 'row';
  const shown = isRow ? names.slice(0, shownInRow) : names;
  const rest = names.slice(shown.length);
  return (
    <Box
      component="span"
      sx={{ display: 'flex', gap: 0.5, minWidth: 0, flexWrap: isRow ? 'nowrap' : 'wrap' }}
      {...(isRow ? { title: names.join(', ') } : {})}
    >
      {shown.map((tag) => (
        <Badge key={tag} sx={isRow ? { minWidth: 44 } : {}}>
          {tag}
        </Badge>
      ))}
      {rest.length > 0 && <Badge sx={{ flexShrink: 0 }}>{`+${rest.length}`}</Badge>}
    </Box>
  );
};
