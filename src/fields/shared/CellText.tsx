import { styled } from '@mui/material/styles';
import type { Field } from '../../schema/field';
import { useEmptyText } from '../useFieldWords';

/** Screens that have no room for all columns of a list with words on one line each. */
export const beforeWide = '@media (max-width: 1199.95px)';

/** One line, cut off with an ellipsis at the column's width; its `title` should be the complete text. */
export const Clipped = styled('span')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Words: up to three lines where a column is too narrow for what makes them different. */
export const ClippedWords = styled(Clipped)({
  [beforeWide]: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    minWidth: 120,
    whiteSpace: 'normal',
    overflowWrap: 'break-word',
  },
});

const Muted = styled('span')(({ theme }) => ({
  color: (theme.vars ?? theme).palette.text.secondary,
}));

interface MissingProps {
  readonly source: string;
  readonly field: Pick<Field, 'whenEmpty'>;
}

/** Content of a cell without a value: the field's own text, or else an en dash. */
export const Missing = ({ source, field }: MissingProps) => (
  <Muted>{useEmptyText(source, field) ?? '–'}</Muted>
);
