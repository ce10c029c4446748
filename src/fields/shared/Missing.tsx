import { styled } from '@mui/material/styles';
import type { Field } from '../../schema/field';
import { useEmptyText } from '../useFieldWords';

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
