/** The build that is currently deployed (scripts/vite/versionOfBuild.mjs). */
import type { Build } from '../../lib/failures/diagnostics';

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
    const answerBody = (await answer.json()) as Partial<Record<keyof Build, unknown>> | null;
    const build = textOf(answerBody?.build);
    return build === '' ? 'unknown' : { version: textOf(answerBody?.version), build };
  } catch {
    // A host that answers every path with index.html.
    return 'unknown';
  }
};

/** Whether the deployed build differs from this page's. */
export const isReplaced = (running: Build | undefined, deployed: DeployedBuild): boolean =>
  running !== undefined && typeof deployed === 'object' && deployed.build !== running.build;
