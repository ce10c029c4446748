/** The English message catalogue: every string a person reads, but those of the declarations. */
import { account } from './account';
import { availability } from './availability';
import { calendar } from './calendar';
import { cron } from './cron';
import { fields, rules } from './fields';
import { flash } from './flash';
import { inspector } from './inspector';
import { lists } from './lists';
import { matrix } from './matrix';
import { readiness } from './readiness';
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
    calendar,
    cron,
    fields,
    flash,
    inspector,
    lists,
    matrix,
    readiness,
    rules,
    schedule,
    screens,
    shell,
    team,
    views,
  },
};
