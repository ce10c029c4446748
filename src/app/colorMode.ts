/**
 * Light, dark, or the system's: one state for MUI's `useColorScheme`, which the user menu uses, and for react-admin's
 * `useTheme`. A setting of the browser, which sign-in follows too.
 */
import type { StorageManager } from '@mui/material/styles';
import type { Setting } from './personStore';
import { createListeners } from '../lib/util/listeners';
import { storedText, storeText } from '../lib/util/storedText';

/** MUI's default storage key. */
const modeKey = 'mui-mode';

/** Name of the attribute that the theme's CSS variables depend on. */
export const colorSchemeAttribute = 'data-color-scheme';

const { subscribe, tell } = createListeners();
/** For a browser that refuses storage. */
let unstored: string | null = null;

const read = (): string | null => storedText(modeKey) ?? unstored;

const write = (mode: string): void => {
  unstored = mode;
  storeText(modeKey, mode);
  // Not at once: MUI writes while it renders, when other components may not change.
  queueMicrotask(tell);
};

/** Also calls back after a change in another tab. */
const listen = (listener: () => void): (() => void) => {
  const release = subscribe(listener);
  const hear = ({ key }: StorageEvent) => {
    if (key === modeKey) listener();
  };
  window.addEventListener('storage', hear);
  return () => {
    release();
    window.removeEventListener('storage', hear);
  };
};

/** MUI also asks for the scheme of each mode; there is only one, which is never set. */
export const colorModeStorage: StorageManager = ({ key }) => ({
  get: (defaultValue: unknown) => (key === modeKey ? read() : null) ?? defaultValue,
  set: (mode: string) => {
    if (key === modeKey) write(mode);
  },
  subscribe: (handler) =>
    listen(() => {
      if (key === modeKey) handler(read());
    }),
});

const isChosen = (mode: string | null): boolean => mode === 'light' || mode === 'dark';

/** react-admin knows light and dark; the system's is its default. */
export const themeSetting: Setting = {
  get: () => {
    const mode = read();
    return isChosen(mode) ? mode : undefined;
  },
  set: (mode) => write(typeof mode === 'string' ? mode : 'system'),
  subscribe: listen,
};

/** Applies the mode, or else the system's, before the first paint; the theme would only do it afterwards. */
export const applyColorScheme = (): void => {
  const mode = read();
  const isDark =
    mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute(colorSchemeAttribute, isDark ? 'dark' : 'light');
};
