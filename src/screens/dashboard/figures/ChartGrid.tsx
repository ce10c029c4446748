import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Two charts beside each other where there is room for both. */
export const ChartGrid = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {children}
  </Box>
);
