import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';

/** The shape of a page while its code is on the way. */
export const PageLoading = () => {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('facings.splash.loading')}>
      <Skeleton width="40%" height={36} />
      <Skeleton height={180} sx={{ transform: 'none', mt: 2 }} />
    </Box>
  );
};
