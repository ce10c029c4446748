import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PageBar } from '../../views/page/PageBar';
import { Tiles } from '../../views/tiles/Tiles';

const isSetting = (path: string): boolean => path.startsWith('/settings/');

/** What holds for the whole platform (Specification 2, Global Settings; S2-setbar-06). */
export const General = () => {
  const translate = useTranslate();
  return (
    <>
      <PageBar title={translate('facings.screens.settings.title')} />
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: 640 }}>
        {translate('facings.screens.settings.about')}
      </Typography>
      <Tiles isWanted={isSetting} />
    </>
  );
};
