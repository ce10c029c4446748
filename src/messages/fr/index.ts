/** The French catalogue with the texts of the declarations; loaded only if French is chosen. */
import type { english } from '../en/index';
import { account } from './account';
import { availability } from './availability';
import { banners } from './banners';
import { bulk } from './bulk';
import { bulkEdit } from './bulkEdit';
import { calendar } from './calendar';
import { charts } from './charts';
import { copySetup } from './copySetup';
import { cron } from './cron';
import { dashboard } from './dashboard';
import { fields, rules } from './fields';
import { files } from './files';
import { flash } from './flash';
import { grid } from './grid';
import { imports } from './imports';
import { inspector } from './inspector';
import { keys } from './keys';
import { lists } from './lists';
import { matrix } from './matrix';
import { palette } from './palette';
import { readiness } from './readiness';
import { resources } from './resources/index';
import { saving } from './saving';
import { schedule } from './schedule';
import { screens } from './screens';
import { screenWords } from './screenWords';
import { shell } from './shell';
import { frenchSignIn } from './signInCatalogue';
import { team } from './team';
import type { Translated } from './translated';
import { typesetAll } from './typeset';
import { views } from './views';

const areas: Translated<(typeof english)['facings']> = {
  ...frenchSignIn.facings,
  account,
  availability,
  banners,
  bulk,
  bulkEdit,
  calendar,
  charts,
  copySetup,
  cron,
  dashboard,
  fields,
  files,
  flash,
  grid,
  imports,
  inspector,
  keys,
  lists,
  matrix,
  palette,
  readiness,
  rules,
  saving,
  schedule,
  screens,
  shell,
  team,
  views,
};

export const french = typesetAll({ facings: areas, resources, screens: screenWords });
