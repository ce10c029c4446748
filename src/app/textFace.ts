/**
 * The console's own typeface, so that it looks the same on every system. It is never loaded before the first page is
 * drawn, and never exchanged while a page is read: it is used from the next page on, which is the console after the
 * sign-in, or the next start.
 */
import file from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { whenIdle } from '../fields/preloadable';
import { storedText, storeText } from '../lib/util/storedText';

/** Its name in the theme (theme.ts). */
const name = 'Facings Text';

/** Remembers which file the browser has in its cache. */
const key = 'facings-text-face';

// Test environments and very old browsers have no FontFace; they keep the system's face.
const face =
  typeof FontFace === 'undefined'
    ? undefined
    : new FontFace(name, `url(${file})`, { weight: '100 900' });

const load = async (): Promise<void> => {
  try {
    await face?.load();
    storeText(key, file);
  } catch {
    // The system's face is as readable; the next start tries again.
  }
};

/** Loads the face if the browser already has its file, at the start of the page. */
export const startTextFace = (): void => {
  if (storedText(key) === file) void load();
};

/** Uses the face from now on, if it has been loaded. Call it only before a page is drawn. */
export const applyTextFace = (): void => {
  if (face?.status === 'loaded') document.fonts.add(face);
};

/** Loads the face for the next page. Call it when this one has been drawn. */
export const fetchTextFace = (): void => {
  if (face?.status === 'unloaded') whenIdle(() => void load());
};
