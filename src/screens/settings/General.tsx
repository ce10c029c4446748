import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { AnyDeclaration } from '../../schema/defineResource';
import { screenTitle } from '../../schema/screen';
import { PageBar } from '../../views/PageBar';
import { Tiles } from '../../views/Tiles';
import { useDeclaredText } from '../../views/useWords';
import { settings } from './screen';

const isSetting = ({ menu }: AnyDeclaration): boolean => menu?.group === 'settings';

/** Settings of the whole platform (rules 2, Global Settings). */
export const General = () => {
  const translate = useTranslate();
  const declaredText = useDeclaredText();
  return (
    <>
      <PageBar title={declaredText(screenTitle(settings))} />
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: 640 }}>
        {translate('facings.screens.settings.about')}
      </Typography>
      <Tiles isWanted={isSetting} />
    </>
  );
};
