import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../shared/visuallyHidden';

/** A status for screen readers: the number of suggestions, or a given text. */
export const SuggestStatus = ({
  count,
  text = '',
}: {
  readonly count: number;
  readonly text?: string;
}) => {
  const translate = useTranslate();
  const found =
    count === 0 ? '' : translate('facings.fields.suggests.found', { smart_count: count });
  return (
    <Box component="span" role="status" sx={visuallyHidden}>
      {text === '' ? found : text}
    </Box>
  );
};
