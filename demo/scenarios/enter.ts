/** Signs in the demo person a link names, on a line without faults: those are armed again afterwards. */
import { demoAccounts } from '../accounts';
import type { Ask } from './ask';
import type { StandInSettings } from '../settings';

/** What of the console's session is needed. */
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

/** @throws when the platform does not let the person in */
export const enterAs = (email: string, session: EnterableSession, ask: Ask): Promise<void> =>
  quietly(ask, async () => {
    const account = demoAccounts.find((one) => one.email === email);
    if (!account) throw new Error(`${email} is no person of the demo.`);
    // Somebody else's page is left as by log-out, or the session would have to leave this one.
    if (session.username() !== email) session.signOut();
    const { type } = await session.signIn({ email, password: account.password });
    if (type !== 'ok') throw new Error(`${email} could not be signed in.`);
    // Asked before the faults are back: who is not known yet has no page to keep.
    await session.identity();
  });
