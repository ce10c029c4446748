import { styled } from '@mui/material/styles';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { Field } from '../../schema/field';
import { useEmptyText } from '../useFieldWords';

const Muted = styled('span')(({ theme }) => ({
  color: (theme.vars ?? theme).palette.text.secondary,
}));

interface MissingProps {
  readonly declaration: AnyDeclaration;
  readonly name: string;
  readonly field: Field;
}

/** What a cell without a value shows: the field's own word for it, else an en dash. */
export const Missing = ({ declaration, name, field }: MissingProps) => (
  <Muted>{useEmptyText(declaration, name, field) ?? '–'}</Muted>
);
