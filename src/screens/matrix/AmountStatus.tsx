import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { LoadFailure } from '../../views/LoadFailure';
import type { AmountLoading } from './useAmountLoading';

/** Says how far par is loaded, above the grid. */
export const AmountStatus = ({ loading }: { readonly loading: AmountLoading }) => {
  const translate = useTranslate();
  const { loaded, total, error, areTooMany, retry } = loading;
  if (areTooMany)
    return (
      <Alert severity="info" sx={{ mb: 1 }}>
        {translate('facings.matrix.par.tooMany')}
      </Alert>
    );
  if (error) return <LoadFailure error={error} onRetry={retry} />;
  if (loaded === total) return null;
  const label = translate('facings.matrix.par.loading', { loaded, total });
  return (
    // Over the gap above the grid, which stays where it is.
    <Box sx={{ position: 'relative' }}>
      <LinearProgress
        variant="determinate"
        aria-label={label}
        value={(100 * loaded) / total}
        sx={{ position: 'absolute', insetInline: 0, bottom: 0 }}
      />
    </Box>
  );
};
