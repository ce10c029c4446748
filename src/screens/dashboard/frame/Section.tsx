import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorBoundary } from '../../../lib/failures/ErrorBoundary';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of a tab, with its heading. */
export const DashboardSection = ({ id, title, children }: SectionProps) => (
  <Box component="section" aria-labelledby={id} sx={{ mt: 3 }}>
    <Typography id={id} component="h2" variant="h6" sx={{ mb: 1.5, fontSize: 20 }}>
      {title}
    </Typography>
    <ErrorBoundary>{children}</ErrorBoundary>
  </Box>
);

/** Placeholder of the key figures. */
export const NumbersSkeleton = () => {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      aria-label={translate('facings.dashboard.empty.loading')}
      sx={{
        // Not a margin, which would move the page itself when something else comes first.
        pt: 4,
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
