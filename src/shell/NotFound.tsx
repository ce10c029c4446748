import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useOpening } from '../lib/failures/openings';
import { PageBar } from '../views/PageBar';
import { usePage } from '../views/place/usePage';

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

/** A placeholder for a page while its code loads. Keys are held for the dialog that opens with it, if one does. */
export const PageLoading = () => {
  const translate = useTranslate();
  const { overlay, overlayAddress } = usePage();
  useOpening(overlay && overlayAddress);
  return (
    <Box role="status" aria-label={translate('facings.splash.loading')}>
      <Skeleton width="40%" height={36} />
      <Skeleton height={180} sx={{ transform: 'none', mt: 2 }} />
    </Box>
  );
};
