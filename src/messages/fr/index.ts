/** The French catalogue with the texts of the declarations and of react-admin; loaded only if French is chosen. */
import stock from 'ra-language-french';
import type { english } from '../en/index';
import { account, banners, keys, palette, screens, shell } from './shell';
import { amounts } from './amounts';
import { availability, lists } from './lists';
import { bulk } from './bulk';
import { bulkEdit, recordEdit } from './bulkEdit';
import { calendar } from './calendar';
import { charts } from './charts';
import { copySetup, readiness } from './readiness';
import { cron, schedule } from './schedule';
import { dashboard } from './dashboard';
import { fields } from './fields';
import { rules } from './rules';
import { files } from './files';
import { flash } from './flash';
import { grid } from './grid';
import { imports } from './imports';
import { jobs } from './jobs';
import { inputs } from './inputs';
import { matrix } from './matrix';
import { record } from './record';
import { resources } from './resources/index';
import { listMenus } from './listMenus';
import { saving, views } from './views';
import { screenWords } from './screenWords';
import { selection } from './selection';
import { frenchSignIn } from './signIn';
import { team } from './team';
import { typesetAll, type Translated } from './typeset';

const areas: Translated<(typeof english)['facings']> = {
  ...frenchSignIn.facings,
  account,
  amounts,
  availability,
  banners,
  bulk,
  bulkEdit,
  recordEdit,
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
  keys,
  listMenus,
  lists,
  jobs,
  record,
  inputs,
  matrix,
  palette,
  readiness,
  rules,
  saving,
  schedule,
  screens,
  selection,
  shell,
  team,
  views,
};

export const french = typesetAll({
  facings: areas,
  resources,
  screens: screenWords,
  // react-admin's own texts, for its components that a declaration uses.
  ra: {
    ...stock.ra,
    // Of one record, `<BulkUpdateWithConfirmButton>` does not pass the name that this text would show.
    message: {
      ...stock.ra.message,
      bulk_update_title: 'Modifier cet élément |||| Modifier %{smart_count} %{name}',
    },
  },
});
