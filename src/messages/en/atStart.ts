/** The English texts that the console's first screens need; the other screens bring theirs (screenTexts.ts). */
import { account } from './account';
import { availability } from './availability';
import { banners } from './banners';
import { cron } from './cron';
import { fields, rules } from './fields';
import { imports } from './imports';
import { inspector } from './inspector';
import { keys } from './keys';
import { lists } from './lists';
import { palette } from './palette';
import { saving } from './saving';
import { schedule } from './schedule';
import { screens } from './screens';
import { shell } from './shell';
import { signInCatalogue } from './signInCatalogue';
import { views } from './views';

export const englishAtStart = {
  facings: {
    ...signInCatalogue.facings,
    account,
    availability,
    banners,
    cron,
    fields,
    imports,
    inspector,
    keys,
    lists,
    palette,
    rules,
    saving,
    schedule,
    screens,
    shell,
    views,
  },
};
