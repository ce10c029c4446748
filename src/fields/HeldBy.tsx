import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'react-admin';
import { useFieldLabel } from './useFieldWords';

/** Why an input waits: what it is a part of (the field named `host`) is no JSON object at the moment. */
export const HeldBy = ({ host }: { readonly host: string }) => {
  const translate = useTranslate();
  const label = useFieldLabel(host);
  return (
    <FormHelperText role="status">{translate('facings.fields.held', { label })}</FormHelperText>
  );
};
