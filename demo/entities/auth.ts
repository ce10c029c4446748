/** Sign-in, refresh and password reset (rules 7, Authentication). */
import { passwordDigest } from '../auth/digest';
import { isExpired, issueTokens, readToken } from '../auth/tokens';
import { calls, defineEntityDemo } from '../entityDemo';
import { found, type Call } from '../handlers/handler';
import { emailOf, passwordOf, textOf } from '../handlers/values';
import { refuse } from '../refusal';
import { newId } from '../store/newId';
import type { Data } from '../store/store';
import type { User } from '../store/tables';

const personOf = (data: Data, email: string): User | undefined =>
  data.table('users').find((user) => user.email === email.trim().toLowerCase());

const signIn = ({ body, data, now, accessTtlSeconds }: Call) => {
  const user = personOf(data, textOf(body, 'username'));
  const isRight =
    user?.password_digest != null &&
    passwordDigest(String(body.password), user.id) === user.password_digest;
  if (!isRight) return refuse(401, 'This email address and password do not match an account.');
  data.table('users').put({ ...user, last_sign_in: now });
  const session = { id: newId(), generation: 0 };
  return issueTokens({ user, session, now, accessTtlSeconds });
};

/**
 * Each refresh token works once and ends immediately, without a grace period, so that a console that refreshes twice is
 * noticed. A session that is unknown after a reset continues from its token.
 */
const refresh = ({ body, data, now, accessTtlSeconds }: Call) => {
  const sessions = data.table('sessions');
  const claims = readToken(textOf({ text: body.refresh_token }, 'text'), 'refresh');
  if (!claims || isExpired(claims, now)) return refuse(401, 'The refresh credential is not valid.');
  const user = data.table('users').get(claims.sub);
  if (user?.email !== textOf(body, 'username').toLowerCase())
    return refuse(401, 'The refresh credential is another person’s.');
  const known = sessions.get(claims.sid);
  if (known && claims.generation < known.generation)
    return refuse(401, 'The refresh credential has been used.');
  const session = sessions.put({ id: claims.sid, generation: claims.generation + 1 });
  return issueTokens({ user, session, now, accessTtlSeconds });
};

const linkOf = ({ data }: Call, id: string) => {
  const reset = found(data.table('resets'), id, 'reset link');
  return { reset, user: found(data.table('users'), reset.user_id, 'person') };
};

const isPublic = true;
const isRead = true;

export const demo = defineEntityDemo(
  calls({
    'POST /api/auth': { body: ['username!', 'password!'], isPublic, isRead, answer: signIn },
    'POST /api/auth/refresh': {
      body: ['username!', 'refresh_token!'],
      isPublic,
      isRead,
      answer: refresh,
    },
    'GET /api/auth/reset': {
      query: ['id!'],
      isPublic,
      answer: (call) => {
        const { reset, user } = linkOf(call, textOf(call.query, 'id'));
        return { id: reset.id, email: user.email };
      },
    },
    'POST /api/auth/reset': {
      body: ['email!'],
      isPublic,
      action: 'REQUEST_PASSWORD_RESET',
      answer: ({ body, data }) => {
        const user = personOf(data, emailOf(body));
        if (user) data.table('resets').put({ id: newId(), user_id: user.id });
        // The same message for unknown emails: whether an account exists is not revealed.
        return { message: 'If there is an account, an email is on its way.' };
      },
    },
    'PUT /api/auth/reset': {
      body: ['id!', 'password!'],
      isPublic,
      answer: (call) => {
        const { reset, user } = linkOf(call, textOf(call.body, 'id'));
        const password_digest = passwordDigest(passwordOf(call.body), user.id);
        call.data.table('users').put({ ...user, password_digest });
        call.data.table('resets').remove(reset.id);
        return { message: 'Success' };
      },
    },
  }),
);
