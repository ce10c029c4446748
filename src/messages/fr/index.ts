/** The French message catalogue, with the words of the declarations; loaded only when it is chosen. */
import type { english } from '../en/index';
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
import { resources } from './resources/index';
import { schedule } from './schedule';
import { screens } from './screens';
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
};

export const french = typesetAll({ facings: areas, resources });
