import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useRegistry } from '../../../fields/useDeclaration';
import { listPath } from '../../../schema/routes';
import { useShared } from '../figures/FiguresContext';
import { useFigures } from '../figures/useFigures';
import { jobsTotal } from '../models/totals';

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
