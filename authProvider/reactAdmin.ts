/** The session as react-admin's AuthProvider. The transport handles refresh and retry. */
import type { AuthProvider } from 'react-admin';
import type { Session } from './session';

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
  getIdentity: async () => {
    const outcome = await session.identity();
    if (outcome.type === 'error') throw new Error(outcome.message ?? outcome.kind);
    const { id, email, fullName } = outcome.value;
    return { id, email, fullName };
  },
  getPermissions: () => Promise.resolve(undefined),
});
