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

/** What a cell without a value shows: the field's own word for it, else an en dash. */
export const Missing = ({ source, field }: MissingProps) => (
  <Muted>{useEmptyText(source, field) ?? '–'}</Muted>
);
