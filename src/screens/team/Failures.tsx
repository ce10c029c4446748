import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import type { Team } from './useTeam';

/** What did not come about, beside the members it was about; never a toast (rules 8; rules R33). */
export const Failures = ({ team }: { readonly team: Team }) => {
  const translate = useTranslate();
  return team.failed.map(({ id, change, reason }) => (
    <Alert
      key={id}
      severity="error"
      sx={{ mb: 1, overflowWrap: 'anywhere' }}
      action={
        <>
          <Button color="inherit" size="small" onClick={() => void team.make(change)}>
            {translate('facings.team.retry')}
          </Button>
          <IconButton
            color="inherit"
            size="small"
            aria-label={translate('facings.team.dismiss')}
            onClick={() => {
              team.forget([id]);
            }}
          >
            <Close fontSize="small" />
          </IconButton>
        </>
      }
    >
      {translate(`facings.team.failed.${change.kind}`, { name: team.nameOf(change), reason })}
    </Alert>
  ));
};
