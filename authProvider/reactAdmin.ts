/** The session as react-admin's AuthProvider. The transport handles refresh and retry. */
import type { AuthProvider } from 'react-admin';
import type { Identity } from './identity';
import type { Session } from './session';

/** @throws if the platform does not answer who is signed in */
export const whoIs = async (session: Session): Promise<Identity> => {
  const outcome = await session.identity();
  if (outcome.type === 'error') throw new Error(outcome.message ?? outcome.kind);
  return outcome.value;
};

/** @param leave ends the session and opens the sign-in page */
export const createAuthProvider = (session: Session, leave: () => void): AuthProvider => ({
  login: async ({ email, password }: { email: string; password: string }) => {
    const outcome = await session.signIn({ email, password });
    if (outcome.type === 'error') throw new Error(outcome.message ?? outcome.kind);
  },
  logout: () => {
    leave();
    // The whole console is unmounted, so react-admin must not navigate.
    return Promise.resolve(false);
  },
  // Root only renders the console for signed-in people; after expiry they sign in again over the page.
  checkAuth: () => Promise.resolve(),
  // react-admin must never sign out by itself: an ended session keeps the page and what was typed.
  checkError: () => Promise.resolve(),
  getIdentity: () => whoIs(session),
  getPermissions: () => Promise.resolve(undefined),
});
