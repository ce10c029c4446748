import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';

/** A placeholder for a page while its code loads. */
export const PageLoading = () => {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('facings.splash.loading')}>
      <Skeleton width="40%" height={36} />
      <Skeleton height={180} sx={{ transform: 'none', mt: 2 }} />
    </Box>
  );
};
