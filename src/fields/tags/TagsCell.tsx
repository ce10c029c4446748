import Box from '@mui/material/Box';
import { useFieldValue } from 'react-admin';
import type { TagsField, TextsField, Tone } from '../../schema/field';
import { valueAt } from '../../schema/template';
import type { CellProps } from '../contract';
import { asText } from '../shared/asText';
import { Badge } from '../shared/Badge';
import { Missing } from '../shared/CellText';

interface Tag {
  readonly name: string;
  readonly tone: Tone;
  /** Text for the color's meaning. */
  readonly toneText: string | null;
}

const noTones: Partial<TagsField> = {};

/** Returns each name once, with the tone of its first entry. Entries may be strings. */
const tagsOf = (value: unknown, field: TagsField | TextsField): readonly Tag[] => {
  if (!Array.isArray(value)) return [];
  const { item, toneBy, tones, otherTone = 'neutral' } = field.kind === 'tags' ? field : noTones;
  const toneTextOf = (entry: unknown): string | null =>
    toneBy === undefined ? null : asText(valueAt(entry, toneBy));
  const tags = new Map<string, Tag>();
  for (const entry of value as readonly unknown[]) {
    const name = asText(typeof entry === 'object' ? valueAt(entry, item ?? '') : entry);
    if (name === null || tags.has(name)) continue;
    const toneText = toneTextOf(entry);
    tags.set(name, {
      name,
      toneText,
      tone: (toneText === null ? undefined : tones?.[toneText]) ?? otherTone,
    });
  }
  return [...tags.values()];
};

/** The tone is also given as text, because color alone is not accessible. */
const inWords = ({ name, toneText }: Tag): string =>
  toneText === null ? name : `${name} · ${toneText}`;

interface TagsCellProps extends CellProps<TagsField | TextsField> {
  /** Maximum number of names in a row, before '+n'. */
  readonly maxInRow?: number;
}

export const TagsCell = ({ source, field, place, maxInRow = 3 }: TagsCellProps) => {
  const tags = tagsOf(useFieldValue({ source }), field);
  if (tags.length === 0) return <Missing source={source} field={field} />;
  const isRow = place === 'row';
  const shown = isRow ? tags.slice(0, maxInRow) : tags;
  const rest = tags.slice(shown.length);
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        gap: 0.5,
        minWidth: 0,
        // A row has one line, except on a phone, where each name would lose its end.
        flexWrap: isRow ? { xs: 'wrap', sm: 'nowrap' } : 'wrap',
      }}
      {...(isRow ? { title: tags.map(inWords).join(', ') } : {})}
    >
      {shown.map((tag) => (
        <Badge
          key={tag.name}
          tone={tag.tone}
          sx={isRow ? { minWidth: 44, whiteSpace: 'normal' } : {}}
        >
          {inWords(tag)}
        </Badge>
      ))}
      {rest.length > 0 && <Badge sx={{ flexShrink: 0 }}>{`+${rest.length}`}</Badge>}
    </Box>
  );
};
