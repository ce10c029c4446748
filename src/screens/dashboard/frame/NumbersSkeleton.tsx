import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';

/** Placeholder of the key figures. */
export const NumbersSkeleton = () => {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      aria-label={translate('facings.dashboard.empty.loading')}
      sx={{
        mt: 4,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
      }}
    >
      {Array.from({ length: 5 }, (_, at) => (
        <Skeleton key={at} variant="rounded" height={128} />
      ))}
    </Box>
  );
};
