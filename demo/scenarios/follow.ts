/** Does what the page's address says of scenarios, before the console starts. */
import type { Ask } from './ask';
import { readLink } from './link';
import { realNow } from './shownClock';

interface FollowOptions {
  readonly ask: Ask;
  readonly calls: readonly string[];
}

interface Followed {
  /** What is wrong with the link, in words; then nothing was done. */
  readonly problems: readonly string[];
  /** The same page without the link. */
  readonly address: string;
  /** E-mail of the person to sign in. */
  readonly person: string | undefined;
}

/** The link is taken out of the address once it is done; a wrong one stays, for whoever wants to mend it. */
export const followLink = async ({ ask, calls }: FollowOptions): Promise<Followed> => {
  const { pathname, search, hash } = location;
  const { scenario, problems, rest } = readLink(search, { calls, now: realNow() });
  const address = pathname + rest + hash;
  if (problems.length === 0 && scenario) {
    await ask('POST', 'scenario', scenario);
    history.replaceState(history.state, '', address);
  }
  return { problems, address, person: scenario?.person };
};
