import { useTranslate } from 'react-admin';
import { PageBar } from '../../views/page/PageBar';
import { Tiles } from '../../views/tiles/Tiles';

/** The settings have an overview of their own. */
const isNoSetting = (path: string): boolean => !path.startsWith('/settings');

/** The first screen: what there is, each number a way to it. */
export const Dashboard = () => {
  const translate = useTranslate();
  return (
    <>
      <PageBar title={translate('facings.shell.nav.dashboard')} />
      <Tiles isWanted={isNoSetting} />
    </>
  );
};
