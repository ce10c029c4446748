/** The session as react-admin's AuthProvider. The transport handles refresh and retry. */
import type { AuthProvider } from 'react-admin';
import { isAllowed, permissions } from './access';
import type { Identity } from './identity';
import type { Session } from './session';
import type { Outcome } from './signInCall';

type Refused = Extract<Outcome, { type: 'error' }>;

/** The platform's message, unless it is written for its developers. Stock components translate a key instead. */
const theirs = ({ status = 0, message }: Pick<Refused, 'status' | 'message'>): string | undefined =>
  status >= 500 ? undefined : message;

/** @throws if the platform does not answer who is signed in */
export const whoIs = async (session: Session): Promise<Identity> => {
  const outcome = await session.identity();
  if (outcome.type === 'ok') return outcome.value;
  throw new Error(theirs(outcome) ?? `facings.failures.${outcome.kind}`);
};

/** react-admin's own login form sends a `username`. */
interface LoginParams {
  readonly username?: string | null;
  readonly email?: string | null;
  readonly password?: string | null;
}

interface AuthProviderOptions {
  readonly session: Session;
  /** Ends the session and opens the sign-in page. */
  readonly leave: () => void;
  /** Whether the transport has already handled the failure of this call; not so for calls of another provider. */
  readonly isHandled: (error: unknown) => boolean;
}

/** react-admin's sentence fits refused credentials. */
const keyOf = ({ kind, isTooLarge, isCookieRefused }: Refused): string => {
  if (isTooLarge) return 'facings.signIn.tooLarge';
  if (isCookieRefused) return 'facings.signIn.cookiesOff';
  return kind === 'unauthorized' ? 'ra.auth.sign_in_error' : `facings.failures.${kind}`;
};

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

export const createAuthProvider = ({
  session,
  leave,
  isHandled,
}: AuthProviderOptions): AuthProvider => ({
  login: async (params: LoginParams | null | undefined) => {
    const { username, email, password } = params ?? {};
    const outcome = await session.signIn({
      email: email ?? username ?? '',
      password: password ?? '',
    });
    if (outcome.type === 'error') throw new Error(theirs(outcome) ?? keyOf(outcome));
  },
  logout: () => {
    leave();
    // The whole console is unmounted, so react-admin must not navigate.
    return Promise.resolve(false);
  },
  // An expired session passes: the person signs in again over the page (Root.tsx). The message is shown by stock
  // components, so it is a key of the catalogue.
  checkAuth: () =>
    session.state() === 'signedOut'
      ? Promise.reject(new Error('facings.failures.unauthorized'))
      : Promise.resolve(),
  // A rejection would make react-admin sign out, and lose typed values. Our transport finds out itself that a session
  // has expired; a 401 of another provider's call opens sign-in over the page, too. A 403 concerns only that call.
  checkError: (error: unknown) => {
    if (statusOf(error) === 401 && !isHandled(error)) session.end();
    return Promise.resolve();
  },
  getIdentity: () => whoIs(session),
  getPermissions: () => Promise.resolve(permissions),
  canAccess: (params) => Promise.resolve(session.state() !== 'signedOut' && isAllowed(params)),
});
