import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'react-admin';
import type { AnyDeclaration } from '../schema/defineResource';
import { useFieldLabel } from './useFieldWords';

interface HeldByProps {
  readonly declaration: AnyDeclaration;
  /** Name of the field whose value this one is a part of. */
  readonly host: string;
}

/** Why an input waits: what it is a part of is no JSON object at the moment. */
export const HeldBy = ({ declaration, host }: HeldByProps) => {
  const translate = useTranslate();
  const label = useFieldLabel(declaration, host);
  return (
    <FormHelperText role="status">{translate('facings.fields.held', { label })}</FormHelperText>
  );
};
