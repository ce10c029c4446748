/** Which build the server has by now (scripts/vite/versionOfBuild.mjs). */
import type { Build } from '../../faults/diagnostics/ownBuild';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Milliseconds. */
const patience = 10_000;

/** `unreachable`: nobody answered. `unknown`: the server says nothing of builds. */
export type DeployedBuild = Build | 'unreachable' | 'unknown';

/** The build that the server has now; never out of a cache. */
export const askBuild = async (): Promise<DeployedBuild> => {
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
    // A host that answers every address with its page.
    return 'unknown';
  }
};

/** Whether the server has another build than this page. */
export const isReplaced = (own: Build | undefined, deployed: DeployedBuild): boolean =>
  own !== undefined && typeof deployed === 'object' && deployed.build !== own.build;
