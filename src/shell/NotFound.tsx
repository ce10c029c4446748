import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { PageBar } from '../views/page/PageBar';

/** Unknown address: shown inside the console, with a link back. */
export const NotFound = () => {
  const translate = useTranslate();
  return (
    <>
      <PageBar title={translate('facings.shell.notFound.title')} />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('facings.shell.notFound.text')}
      </Typography>
      <Button component={Link} to="/" variant="outlined">
        {translate('facings.shell.notFound.back')}
      </Button>
    </>
  );
};
