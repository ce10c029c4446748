import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useRegistry } from '../../../fields/useDeclaration';
import { listPath } from '../../../schema/routes';
import { useShared } from '../figures/FiguresContext';
import { useFigures } from '../figures/useFigures';
import { jobsTotal } from '../models/totals';

interface NothingProps {
  readonly text: string;
  readonly hint?: string;
  readonly go: { readonly to: string; readonly label: string };
}

/** Shown without figures: why, and what to do. */
export const Nothing = ({ text, hint, go }: NothingProps) => (
  <Box sx={{ py: 6, display: 'grid', justifyItems: 'center', gap: 2, textAlign: 'center' }}>
    <Box>
      <Typography>{text}</Typography>
      {hint !== undefined && <Typography color="text.secondary">{hint}</Typography>}
    </Box>
    <Button component={Link} to={go.to} variant="contained">
      {go.label}
    </Button>
  </Box>
);

/** Explains once, below the figures, why all are zero. */
export const NoJobs = () => {
  const translate = useTranslate();
  const registry = useRegistry();
  const { accountId } = useShared();
  const { data, isOlder } = useFigures('jobTime', { isWanted: true, isCompared: false });
  if (!data || isOlder || jobsTotal(data).figure !== 0) return null;
  return (
    <Alert
      severity="info"
      sx={{ mt: 2 }}
      action={
        <Button
          color="inherit"
          size="small"
          component={Link}
          to={listPath(registry.find('jobTemplates'), { account_id: accountId })}
        >
          {translate('facings.dashboard.empty.planJobs')}
        </Button>
      }
    >
      {translate('facings.dashboard.empty.noJobs')}
    </Alert>
  );
};
