import { describe, expect, it } from 'vitest';
import { demoLinks } from '../accounts';
import { standIn } from '../node';
import { audit, signedIn } from '../signedIn';

describe('the session', () => {
  const refresh = (there: ReturnType<typeof standIn>, token: string, username: string) =>
    there.fetch('/api/auth/refresh', {
      method: 'POST',
      body: JSON.stringify({ username, refresh_token: token }),
    });

  it('refuses a wrong password, and says jwt expired when it is', async () => {
    const there = await signedIn();
    const wrong = await there.fetch('/api/auth', {
      method: 'POST',
      body: JSON.stringify({ username: 'admin@facings.example', password: 'no' }),
    });
    expect(wrong.status).toBe(401);
    await there.control('POST', 'clock', { offsetMs: 14 * 60_000 });
    expect((await there.ask('GET', '/api/items')).status).toBe(200);
    await there.control('POST', 'clock', { offsetMs: 16 * 60_000 });
    expect(await there.ask('GET', '/api/items')).toMatchObject({
      status: 401,
      body: { message: 'jwt expired' },
    });
  });

  it('exchanges a refresh credential once, for its own person', async () => {
    const there = standIn();
    const { refresh_token, access_token } = await there.signIn();
    const mine = 'admin@facings.example';
    expect((await refresh(there, refresh_token, 'olive@facings.example')).status).toBe(401);
    expect((await refresh(there, access_token, mine)).status).toBe(401);
    const answers = await Promise.all([1, 2].map(() => refresh(there, refresh_token, mine)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const next = (await answers.find(({ ok }) => ok)!.json()) as { refresh_token: string };
    expect((await refresh(there, next.refresh_token, mine)).status).toBe(200);
  });

  it('has reset and invite links that work once, and again after a reset', async () => {
    const there = standIn();
    const setPassword = () =>
      there.fetch('/api/auth/reset', {
        method: 'PUT',
        headers: audit('RESET_PASSWORD', demoLinks.reset),
        body: JSON.stringify({ id: demoLinks.reset, password: 'Another-1!' }),
      });
    const join = () =>
      there.fetch('/api/organizations/join', {
        method: 'POST',
        headers: audit('ACCEPT_INVITE'),
        body: JSON.stringify({ invite_id: demoLinks.invite, name: 'Robin', password: 'Robins-1!' }),
      });
    for (const round of [1, 2]) {
      expect((await setPassword()).status, `round ${round}`).toBe(200);
      expect((await setPassword()).status).toBe(404);
      expect((await join()).status).toBe(200);
      expect((await join()).status).toBe(404);
      const robin = { email: 'robin.newcomer@facings.example', password: 'Robins-1!' };
      expect((await there.signIn({ ...robin, name: '', note: '' })).userId).toBeTruthy();
      await there.control('POST', 'reset');
    }
  });
});
