import { useEffect } from 'react';
import { ownBuild } from '../../faults/diagnostics/ownBuild';
import { askBuild, isReplaced } from './build';
import { sayUpdate } from './updateStore';

/** Milliseconds between two checks while the page is visible. */
const every = 5 * 60_000;
/** Minimum milliseconds since the last check when the page becomes visible. */
const after = 60_000;

/** Checks regularly for a newer build; a hidden page does not check. */
export const useNewBuild = (): void => {
  useEffect(() => {
    const own = ownBuild();
    if (!own) return undefined;
    let asked = Date.now();
    const look = (pause: number) => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < pause) return;
      asked = Date.now();
      void askBuild().then((deployed) => {
        if (isReplaced(own, deployed)) sayUpdate('available');
      });
    };
    const back = () => look(after);
    const timer = setInterval(() => look(every), every / 10);
    window.addEventListener('focus', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', back);
      document.removeEventListener('visibilitychange', back);
    };
  }, []);
};
