import { useSyncExternalStore } from 'react';

/** Pixels for which a slide is designed: its smallest text is 13 pixels high. */
const designed = { width: 1130, height: 640 };

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
};

/** How much larger a slide is drawn than designed. A smaller screen scrolls instead. */
const scaleNow = (): number =>
  Math.max(1, Math.min(window.innerWidth / designed.width, window.innerHeight / designed.height));

export const useWallScale = (): number => useSyncExternalStore(subscribe, scaleNow);
