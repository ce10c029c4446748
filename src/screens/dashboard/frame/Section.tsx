import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorBoundary } from '../../../lib/failures/ErrorBoundary';

/** Two charts side by side if there is room. */
export const chartsSx = {
  display: 'grid',
  gap: 2,
  mt: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** Key figures in a row. */
export const numbersSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
} as const;

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
      // Not a margin, which would move the page itself when something else comes first.
      sx={{ ...numbersSx, pt: 4 }}
    >
      {Array.from({ length: 5 }, (_, at) => (
        <Skeleton key={at} variant="rounded" height={128} />
      ))}
    </Box>
  );
};
