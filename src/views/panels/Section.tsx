import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useRef, type ReactNode } from 'react';
import { AreaProvider } from '../keys/AreaProvider';
import { useAnchor } from './anchors';

interface SectionProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page with its own heading; a panel can be the target of an address. */
export const Section = ({ title, actions, children }: SectionProps) => {
  const titleId = useId();
  const { id, heading } = useAnchor();
  const own = useRef<HTMLElement>(null);
  return (
    <Paper
      ref={own}
      {...(id === undefined ? {} : { id })}
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          mb: 2,
          minHeight: 32,
        }}
      >
        <Typography
          ref={heading}
          id={titleId}
          component="h2"
          variant="h6"
          {...(id === undefined ? {} : { tabIndex: -1 })}
          // Leaves room for the fixed bar.
          sx={{ scrollMarginTop: { xs: '176px', sm: '96px' }, overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { whiteSpace: 'nowrap' } }}>
          <AreaProvider title={title} element={own}>
            {actions}
          </AreaProvider>
        </Box>
      </Box>
      <AreaProvider title={title} element={own}>
        {children}
      </AreaProvider>
    </Paper>
  );
};
