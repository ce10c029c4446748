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

/** Up to three lines where the table has no room for one. */
export const ClippedWords = styled(Clipped)({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
  textWrap: 'balance',
  minWidth: 88,
});

/** A word that may be wider than its column. */
const longWord = /\S{16}/;

/** A text whose long words may continue on another line after these signs. */
export const breakable = (text: string, after: RegExp) =>
  longWord.test(text)
    ? text.split(after).flatMap((part, at) => (at === 0 ? [part] : [<wbr key={at} />, part]))
    : text;

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
