import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { brand } from '../lib/util/brand';

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

/** The full-screen loader: while the console starts, and for a second after log-out (rules 2). */
export const Splash = ({ isLeaving = false }: { isLeaving?: boolean }) => {
  const translate = useTranslate();
  const label = translate(isLeaving ? 'facings.splash.leaving' : 'facings.splash.loading');
  return (
    <Box
      role="status"
      aria-label={label}
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        bgcolor: 'background.default',
        display: 'grid',
        placeContent: 'center',
        gap: 2,
        textAlign: 'center',
      }}
    >
      <Box sx={{ fontSize: 22, fontWeight: 700, letterSpacing: '-0.01em', color: 'primary.main' }}>
        {brand.name}
      </Box>
      <Box
        sx={{ width: 160, height: 3, borderRadius: 2, overflow: 'hidden', bgcolor: 'action.hover' }}
      >
        <Box
          sx={{
            width: '40%',
            height: 1,
            bgcolor: 'primary.main',
            animation: `${slide} 1s ease-in-out infinite`,
          }}
        />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{label}</Box>
    </Box>
  );
};
