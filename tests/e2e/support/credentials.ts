/** Stored credentials of a user, so that tests need not use the sign-in form. */
import type { APIRequestContext } from '@playwright/test';
import { cookieName } from '../../../authProvider/cookie';
import { packCredentials } from '../../../authProvider/credentials';
import { issueTokens, readToken } from '../../../demo/auth/tokens';
import { seedPeople } from '../../../demo/store/seed/people';
import { initialSettings } from '../../../demo/settings';
import { newId } from '../../../demo/store/newId';

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

interface Person {
  readonly email: string;
  readonly password: string;
}

interface Line {
  readonly world: 'demo' | 'http';
  readonly request: APIRequestContext;
  readonly url: string;
}

/** In the demo, the platform runs in the page, which is not open yet: it accepts tokens that it would issue itself. */
const issued = ({ email }: Person): Tokens => {
  const user = seedPeople().users.find((one) => one.email === email);
  if (!user) throw new Error(`The seed has no ${email}.`);
  return issueTokens({
    user,
    session: { id: newId(), generation: 0 },
    now: Date.now(),
    accessTtlSeconds: initialSettings.accessTtlSeconds,
  });
};

const asked = async (person: Person, { request, url }: Line): Promise<Tokens> => {
  const answer = await request.post(`${url}/api/auth`, {
    data: { username: person.email, password: person.password },
  });
  if (!answer.ok()) throw new Error(`Sign-in of ${person.email}: ${answer.status()}`);
  return (await answer.json()) as Tokens;
};

/** The cookie of a new session, because a refresh token works once. */
export const sessionCookie = async (
  person: Person,
  line: Line,
): Promise<{ name: string; value: string; sameSite: 'Strict' }> => {
  const { access_token: access, refresh_token: refresh } =
    line.world === 'demo' ? issued(person) : await asked(person, line);
  const userId = readToken(access, 'access')?.sub;
  const value = packCredentials({ access, refresh, username: person.email, userId });
  return { name: cookieName({ path: '/', isSecure: false }), value, sameSite: 'Strict' };
};
