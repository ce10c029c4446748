/** Light or dark, before the first paint: the theme sets it only after it. */
import { readPreference } from '../shell/preference';

/** Where the theme keeps what was chosen. */
const chosen = 'mui-mode';

/** Name of the attribute that the theme's variables follow. */
export const colorSchemeAttribute = 'data-color-scheme';

/** What was chosen in the user menu, else what the system says. */
export const applyColorScheme = (): void => {
  const mode = readPreference(chosen);
  const isDark =
    mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute(colorSchemeAttribute, isDark ? 'dark' : 'light');
};
