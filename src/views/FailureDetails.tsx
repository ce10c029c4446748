import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

/** Technical details of an error from the platform, collapsed by default. */
export const FailureDetails = ({ details }: { readonly details: string | undefined }) => {
  const translate = useTranslate();
  if (details === undefined) return null;
  return (
    <Box component="details" sx={{ mt: 0.5 }}>
      <Box component="summary" sx={{ cursor: 'pointer', width: 'fit-content' }}>
        {translate('facings.views.failure.details')}
      </Box>
      <Box component="code" sx={{ overflowWrap: 'anywhere', fontSize: 'inherit' }}>
        {details}
      </Box>
    </Box>
  );
};
