/** The letters after 'g', and the screen of the main sidebar that each one leads to. */
import { mainNavigation, type NavEntry } from '../navigation';

export const goKey = 'g';

/** By the entry's key in the catalogue; a test holds that each has its own. */
const letters: Readonly<Record<string, string>> = {
  dashboard: 'd',
  organizations: 'o',
  zones: 'z',
  regions: 'r',
  jobs: 'j',
  products: 'p',
  notionals: 'n',
  items: 'i',
  users: 'u',
  models: 'm',
  settingsEntry: 's',
};

export interface GoKey {
  readonly letter: string;
  readonly entry: NavEntry;
}

export const goKeys: readonly GoKey[] = mainNavigation.entries
  .flatMap((entry) => [entry, ...(entry.below ?? [])])
  .flatMap((entry) => {
    const letter = letters[entry.key];
    return letter === undefined ? [] : [{ letter, entry }];
  });

export const letterTo = (to: string): string | undefined =>
  goKeys.find(({ entry }) => entry.to === to)?.letter;
