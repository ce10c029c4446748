/** The English catalogue: all texts except those of the declarations. */
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
import { saving } from './saving';
import { schedule } from './schedule';
import { screens } from './screens';
import { shell } from './shell';
import { signInCatalogue } from './signInCatalogue';
import { team } from './team';
import { views } from './views';

export const english = {
  facings: {
    ...signInCatalogue.facings,
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
  },
};
