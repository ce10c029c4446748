import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { PageBar } from '../views/page/PageBar';

/** An address of Specification 2 whose screen is still to be built: named, and nothing half-made. */
export const NotYet = ({
  entry,
}: {
  /** Catalogue key below `facings.shell.nav`. */ entry: string;
}) => {
  const translate = useTranslate();
  return (
    <>
      <PageBar title={translate(`facings.shell.nav.${entry}`)} />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('facings.shell.notYet')}
      </Typography>
      <Button component={Link} to="/" variant="outlined">
        {translate('facings.shell.notFound.back')}
      </Button>
    </>
  );
};
