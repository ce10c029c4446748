/** The session as react-admin's AuthProvider. The transport handles refresh and retry. */
import type { AuthProvider } from 'react-admin';
import { isAllowed, permissions } from './access';
import type { Identity } from './identity';
import type { Session } from './session';

/** @throws if the platform does not answer who is signed in */
export const whoIs = async (session: Session): Promise<Identity> => {
  const outcome = await session.identity();
  if (outcome.type === 'error') throw new Error(outcome.message ?? outcome.kind);
  return outcome.value;
};

/** react-admin's own login form sends a `username`. */
interface LoginParams {
  readonly username?: string;
  readonly email?: string;
  readonly password: string;
}

/** @param leave ends the session and opens the sign-in page */
export const createAuthProvider = (session: Session, leave: () => void): AuthProvider => ({
  login: async ({ username = '', email = username, password }: LoginParams) => {
    const outcome = await session.signIn({ email, password });
    if (outcome.type !== 'error') return;
    // Stock forms translate the message; react-admin's sentence fits refused credentials.
    const { kind, message } = outcome;
    const key = kind === 'unauthorized' ? 'ra.auth.sign_in_error' : `facings.failures.${kind}`;
    throw new Error(message ?? key);
  },
  logout: () => {
    leave();
    // The whole console is unmounted, so react-admin must not navigate.
    return Promise.resolve(false);
  },
  // An expired session passes: the person signs in again over the page (Root.tsx).
  checkAuth: () =>
    session.state() === 'signedOut'
      ? Promise.reject(new Error('Nobody is signed in.'))
      : Promise.resolve(),
  // The transport finds out that a session has expired, and opens sign-in over the page. A rejection would make
  // react-admin sign out, and lose typed values.
  checkError: () => Promise.resolve(),
  getIdentity: () => whoIs(session),
  getPermissions: () => Promise.resolve(permissions),
  canAccess: (params) => Promise.resolve(session.state() !== 'signedOut' && isAllowed(params)),
});
