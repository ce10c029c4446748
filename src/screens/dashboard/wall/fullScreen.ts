/** The whole screen for the page, where the browser gives it. A page without it still fills its window. */
import { useEffect, useState } from 'react';
import { logFault } from '../../../lib/failures/failures';

/** Must be called in a click: browsers refuse it otherwise. */
export const enterFullScreen = (): void => {
  // Absent on iPhones.
  const page: Partial<Pick<Element, 'requestFullscreen'>> = document.documentElement;
  void page.requestFullscreen?.().catch(logFault);
};

/**
 * Whether the page has the whole screen, which it gives back when the component is removed.
 * @param onLeft called when the person leaves it: with Escape, which the page itself does not hear then
 */
export const useFullScreen = (onLeft: () => void): boolean => {
  const [isFull, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const read = () => {
      const isNow = (document.fullscreenElement ?? null) !== null;
      setFull(isNow);
      if (!isNow) onLeft();
    };
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, [onLeft]);
  useEffect(
    () => () => {
      if (document.fullscreenElement) void document.exitFullscreen().catch(logFault);
    },
    [],
  );
  return isFull;
};

/** Keeps the screen from being turned off while the component is shown. */
export const useAwake = (): void => {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isGone = false;
    const ask = async () => {
      const { wakeLock } = navigator as Partial<Pick<Navigator, 'wakeLock'>>;
      // The browser drops it whenever the page is hidden.
      if (!wakeLock || document.visibilityState !== 'visible') return;
      try {
        lock = await wakeLock.request('screen');
        if (isGone) await lock.release();
      } catch (error) {
        // On a low battery, for example, it is not allowed: the screen then turns off as usual.
        if (!(error instanceof DOMException && error.name === 'NotAllowedError')) logFault(error);
      }
    };
    const onVisible = () => void ask();
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, []);
};
