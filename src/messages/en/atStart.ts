/** The English texts that the console's first screens need; the other screens bring theirs (screenTexts.ts). */
import { account, banners, keys, palette, screens, shell } from './shell';
import { availability, lists } from './lists';
import { fields, rules } from './fields';
import { saving, views } from './views';
import { signInCatalogue } from './signIn';

export const englishAtStart = {
  facings: {
    ...signInCatalogue.facings,
    account,
    availability,
    banners,
    fields,
    keys,
    lists,
    palette,
    rules,
    saving,
    screens,
    shell,
    views,
  },
};
