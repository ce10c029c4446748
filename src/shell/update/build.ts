/** The build that is currently deployed (scripts/vite/versionOfBuild.mjs). */
import { useEffect } from 'react';
import { ownBuild, type Build } from '../../faults/diagnostics';
import { setUpdate } from './updateStore';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Timeout in milliseconds. */
const patience = 10_000;

/** `unreachable`: no response. `unknown`: the server has no information about builds. */
export type DeployedBuild = Build | 'unreachable' | 'unknown';

/** Requests the current build, bypassing caches. */
export const fetchBuild = async (): Promise<DeployedBuild> => {
  let answer: Response;
  try {
    answer = await fetch(`${import.meta.env.BASE_URL}version.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
  } catch {
    return 'unreachable';
  }
  if (!answer.ok) return 'unknown';
  try {
    const said = (await answer.json()) as Partial<Record<keyof Build, unknown>> | null;
    const build = textOf(said?.build);
    return build === '' ? 'unknown' : { version: textOf(said?.version), build };
  } catch {
    // A host that answers every path with index.html.
    return 'unknown';
  }
};

/** Whether the deployed build differs from this page's. */
export const isReplaced = (own: Build | undefined, deployed: DeployedBuild): boolean =>
  own !== undefined && typeof deployed === 'object' && deployed.build !== own.build;

/** Milliseconds between two checks while the page is visible. */
const checkInterval = 5 * 60_000;
/** Minimum milliseconds since the last check when the page becomes visible. */
const minPause = 60_000;

/** Checks regularly for a newer build; a hidden page does not check. */
export const useNewBuild = (): void => {
  useEffect(() => {
    const own = ownBuild();
    if (!own) return undefined;
    let checkedAt = Date.now();
    const look = (pause: number) => {
      if (document.visibilityState !== 'visible' || Date.now() - checkedAt < pause) return;
      checkedAt = Date.now();
      void fetchBuild().then((deployed) => {
        if (isReplaced(own, deployed)) setUpdate('available');
      });
    };
    const back = () => look(minPause);
    const timer = setInterval(() => look(checkInterval), checkInterval / 10);
    window.addEventListener('focus', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', back);
      document.removeEventListener('visibilitychange', back);
    };
  }, []);
};
