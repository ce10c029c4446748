/** The session as react-admin's AuthProvider. Refresh and retry are done below, in the transport. */
import type { AuthProvider } from 'react-admin';
import type { Session } from './session';

/** @param leave ends the session and leads to the sign-in page */
export const createAuthProvider = (session: Session, leave: () => void): AuthProvider => ({
  login: async ({ email, password }: { email: string; password: string }) => {
    const outcome = await session.signIn({ email, password });
    if (outcome.type === 'error') throw new Error(outcome.message ?? outcome.kind);
  },
  logout: () => {
    leave();
    // The console goes as a whole: react-admin must not lead to a page of its own.
    return Promise.resolve(false);
  },
  // Root shows the console only to who is signed in; an expired session is asked to renew itself in place.
  checkAuth: () => Promise.resolve(),
  // Signing out is never react-admin's decision: an ended session keeps the page and what was typed.
  checkError: () => Promise.resolve(),
  getIdentity: async () => {
    const outcome = await session.identity();
    if (outcome.type === 'error') throw new Error(outcome.message ?? outcome.kind);
    const { id, email, fullName } = outcome.value;
    return { id, email, fullName };
  },
  getPermissions: () => Promise.resolve(undefined),
});
