/** Sets light or dark before the first paint; the theme would only do it afterwards. */
import { readPreference } from '../shell/preference';

/** Storage key in which the theme keeps the selected mode. */
const chosen = 'mui-mode';

/** Name of the attribute that the theme's CSS variables depend on. */
export const colorSchemeAttribute = 'data-color-scheme';

/** Applies the mode selected in the user menu, or else the system's. */
export const applyColorScheme = (): void => {
  const mode = readPreference(chosen);
  const isDark =
    mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute(colorSchemeAttribute, isDark ? 'dark' : 'light');
};
