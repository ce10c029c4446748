import { useEffect } from 'react';
import { ownBuild } from '../../faults/diagnostics/ownBuild';
import { askBuild, isReplaced } from './build';
import { sayUpdate } from './updateStore';

/** Milliseconds between two looks while the page is seen. */
const every = 5 * 60_000;
/** Milliseconds after which coming back to the page is worth a look. */
const after = 60_000;

/** Looks now and then whether a newer build is there; a page that nobody sees asks nothing. */
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
