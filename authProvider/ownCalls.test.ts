// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { owned } from '../dataProvider/transport/owned';
import { createBrowser, type Tab } from './testing/browser';
import { createPlatform, json } from './testing/platform';

const admin = { email: 'admin@facings.example', password: 'Facings-1!' };
const other = { email: 'other@facings.example', password: 'Facings-1!' };
const write = { method: 'PUT', path: '/api/zones/7', body: { name: 'A' } } as const;
const nobody = { type: 'error', kind: 'unauthorized' };

const setUp = async () => {
  const platform = createPlatform();
  const browser = createBrowser({ platform });
  const tab = browser.openTab();
  await tab.session.signIn(admin);
  await tab.session.identity();
  const bearer = async (): Promise<string> =>
    `Bearer ${(await tab.session.credential())?.token ?? ''}`;
  return { platform, browser, tab, bearer };
};

const changePerson = async ({ session }: Tab) => {
  session.signOut();
  await session.signIn(other);
  await session.identity();
};

/** The test releases the response to the first call below this path. */
const held = (platform: ReturnType<typeof createPlatform>, path: string) => {
  let release: (answer: Response | undefined) => void = () => undefined;
  const answer = new Promise<Response | undefined>((resolve) => {
    release = resolve;
  });
  let isAwaited = true;
  platform.answerInstead(async (call) => {
    if (!isAwaited || !call.path.startsWith(path)) return undefined;
    isAwaited = false;
    return answer;
  });
  return release;
};

const expectOtherStays = async ({ platform, tab }: Awaited<ReturnType<typeof setUp>>) => {
  platform.answerInstead(async () => undefined);
  expect(tab.session.state()).toBe('signedIn');
  expect(tab.session.username()).toBe(other.email);
  expect(tab.onOtherPerson).not.toHaveBeenCalled();
  expect(await tab.get('/api/zones')).toMatchObject({ type: 'ok' });
};

describe("a call that outlives its person's session", () => {
  test.each([401, 500])('is not repeated as the next person after %i', async (status) => {
    const world = await setUp();
    const { platform, tab } = world;
    const bearer = await world.bearer();
    const release = held(platform, '/api/zones/7');
    const states: string[] = [];
    const saving = tab.transport.send(write);
    await changePerson(tab);
    tab.session.subscribe(() => states.push(tab.session.state()));
    release(json({}, status));
    expect(await saving).toMatchObject(nobody);
    const writes = platform.heardAt('/api/zones/7');
    expect(writes.map(({ headers }) => headers.get('Authorization'))).toEqual([bearer]);
    expect(platform.heardAt('/api/auth/refresh')).toEqual([]);
    expect(states).toEqual([]);
    await expectOtherStays(world);
  });

  test('is not sent as the next person while its credential is being refreshed', async () => {
    const world = await setUp();
    const { platform, tab } = world;
    platform.expireAll();
    const release = held(platform, '/api/auth/refresh');
    const saving = tab.transport.send(write);
    await expect.poll(() => platform.heardAt('/api/auth/refresh')).toHaveLength(1);
    await changePerson(tab);
    release(undefined);
    expect(await saving).toMatchObject(nobody);
    expect(platform.heardAt('/api/zones/7')).toHaveLength(1);
    await expectOtherStays(world);
  });

  test('is not sent as the next person if it has not started yet', async () => {
    const world = await setUp();
    const { platform, tab } = world;
    // About to expire, so it is refreshed before the call.
    platform.clock.seconds += 3590;
    const release = held(platform, '/api/auth/refresh');
    const saving = tab.transport.send(write);
    await expect.poll(() => platform.heardAt('/api/auth/refresh')).toHaveLength(1);
    await changePerson(tab);
    release(undefined);
    expect(await saving).toMatchObject(nobody);
    expect(platform.heardAt('/api/zones/7')).toEqual([]);
    await expectOtherStays(world);
  });

  test('is not sent as the next person while the user id is requested', async () => {
    const platform = createPlatform();
    const tab = createBrowser({ platform }).openTab();
    const release = held(platform, `/api/users/me?email=${encodeURIComponent(admin.email)}`);
    await tab.session.signIn(admin);
    const saving = tab.transport.send(write);
    await changePerson(tab);
    release(undefined);
    expect(await saving).toMatchObject(nobody);
    expect(platform.heardAt('/api/zones/7')).toEqual([]);
  });

  test('does not let follow-up calls run as the next person', async () => {
    const world = await setUp();
    const { platform, tab } = world;
    const ours = owned(tab.transport, tab.session.username());
    expect(await ours.send(write)).toMatchObject({ type: 'ok' });
    await changePerson(tab);
    expect(await ours.send(write)).toEqual(nobody);
    expect(platform.heardAt('/api/zones/7')).toHaveLength(1);
    await expectOtherStays(world);
  });
});

test('a credential that another tab renewed still belongs to the same person', async () => {
  const { platform, browser, tab, bearer } = await setUp();
  const second = browser.openTab();
  const release = held(platform, '/api/zones/7');
  const saving = owned(tab.transport, tab.session.username()).send(write);
  const before = await bearer();
  await expect.poll(() => platform.heardAt('/api/zones/7')).toHaveLength(1);
  const { token = '', owner } = (await second.session.credential()) ?? {};
  expect(await second.session.renew({ token, owner })).toBe('renewed');
  const after = await bearer();
  expect(after).not.toBe(before);
  platform.answerInstead(async () => undefined);
  release(json({}, 401));
  expect(await saving).toMatchObject({ type: 'ok' });
  const writes = platform.heardAt('/api/zones/7');
  expect(writes.map(({ headers }) => headers.get('Authorization'))).toEqual([before, after]);
});
