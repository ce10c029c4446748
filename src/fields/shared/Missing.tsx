import { styled } from '@mui/material/styles';
import type { Field } from '../../schema/field';

const Muted = styled('span')(({ theme }) => ({
  color: (theme.vars ?? theme).palette.text.secondary,
}));

/** What a cell without a value shows: the field's own word for it, else an en dash. */
export const Missing = ({ field }: { readonly field: Field }) => (
  <Muted>{field.whenEmpty ?? '–'}</Muted>
);
