/** Signs in the demo user in a link, without faults; they are armed again afterwards. */
import { demoAccounts } from '../accounts';
import type { Ask } from './ask';
import type { StandInSettings } from '../settings';

/** The required parts of the console's session. */
export interface EnterableSession {
  readonly username: () => string | undefined;
  readonly signOut: () => void;
  readonly signIn: (given: { email: string; password: string }) => Promise<{ type: string }>;
  readonly identity: () => Promise<unknown>;
}

const quietly = async (ask: Ask, work: () => Promise<void>): Promise<void> => {
  const { faults, latencies, latencyMs } = (await ask('GET', 'settings')) as StandInSettings;
  await ask('DELETE', 'faults');
  await ask('POST', 'latencies', { latencies: [] });
  await ask('POST', 'latency', { ms: 0 });
  try {
    await work();
  } finally {
    await ask('POST', 'latency', { ms: latencyMs });
    await ask('POST', 'latencies', { latencies });
    const plain = faults.map(({ matched: _matched, ...fault }) => fault);
    await ask('POST', 'faults', { faults: plain });
  }
};

/** @throws if the platform refuses the sign-in */
export const enterAs = (email: string, session: EnterableSession, ask: Ask): Promise<void> =>
  quietly(ask, async () => {
    const account = demoAccounts.find((one) => one.email === email);
    if (!account) throw new Error(`${email} is no person of the demo.`);
    // Another user's session must be ended first, or this session would have to leave the page.
    if (session.username() !== email) session.signOut();
    const { type } = await session.signIn({ email, password: account.password });
    if (type !== 'ok') throw new Error(`${email} could not be signed in.`);
    // Loaded before the faults are armed, because the page cannot start without the user's identity.
    await session.identity();
  });
