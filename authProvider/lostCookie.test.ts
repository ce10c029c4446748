import { expect, test } from 'vitest';
import { createBrowser } from './testing/browser';
import { createPlatform, later } from './testing/platform';

const admin = { email: 'admin@facings.example', password: 'Facings-1!' };
const other = { email: 'other@facings.example', password: 'Facings-1!' };

const setUp = async () => {
  const platform = createPlatform();
  const browser = createBrowser({ platform });
  const tab = browser.openTab();
  await tab.session.signIn(admin);
  await tab.session.identity();
  const loseCookie = () => {
    browser.jar.cookie = 'facings_session=; Max-Age=0';
  };
  return { platform, browser, tab, loseCookie };
};

test('a lost cookie ends the session over the page; the same person continues there', async () => {
  const { platform, tab, loseCookie } = await setUp();
  loseCookie();
  const asked = platform.heard.length;
  expect(await tab.get('/api/zones')).toMatchObject({ type: 'error', kind: 'unauthorized' });
  expect(platform.heard).toHaveLength(asked);
  expect(tab.session.state()).toBe('expired');
  expect(tab.session.hasEnded()).toBe(true);
  expect(tab.session.username()).toBe(admin.email);
  tab.look();
  expect(tab.session.state()).toBe('expired');
  expect(await tab.session.signIn(admin)).toMatchObject({ type: 'ok' });
  expect(tab.session.state()).toBe('signedIn');
  expect(tab.session.hasEnded()).toBe(false);
  expect(tab.onOtherPerson).not.toHaveBeenCalled();
  expect(await tab.get('/api/zones')).toMatchObject({ type: 'ok' });
});

test('every tab continues when the person has signed in again in one of them', async () => {
  const { browser, tab, loseCookie } = await setUp();
  const second = browser.openTab();
  await second.session.identity();
  loseCookie();
  tab.look();
  second.look();
  expect([tab, second].map(({ session }) => session.state())).toEqual(['expired', 'expired']);
  await second.session.signIn(admin);
  await later(0);
  expect(tab.session.state()).toBe('signedIn');
});

test('another person who signs in over the page makes it leave', async () => {
  const { tab, loseCookie } = await setUp();
  loseCookie();
  tab.look();
  await tab.session.signIn(other);
  expect(tab.onOtherPerson).toHaveBeenCalledOnce();
});

test('a log-out in another tab is never taken for a lost cookie, also by a suspended tab', async () => {
  const { browser, tab } = await setUp();
  const asleep = browser.openTab();
  await asleep.session.identity();
  tab.session.signOut();
  await later(0);
  expect(asleep.session.state()).toBe('signedOut');

  await tab.session.signIn(admin);
  await tab.session.identity();
  const suspended = browser.openTab();
  await suspended.session.identity();
  suspended.sleep();
  tab.session.signOut();
  expect(await suspended.get('/api/zones')).toMatchObject({ kind: 'unauthorized' });
  expect(suspended.session.state()).toBe('signedOut');
  expect(suspended.session.hasEnded()).toBe(false);
});

test('a log-out before the present session does not sign out after a later loss', async () => {
  const { browser, tab, loseCookie } = await setUp();
  const second = browser.openTab();
  await second.session.identity();
  second.sleep();
  tab.session.signOut();
  await tab.session.signIn(admin);
  await tab.session.identity();
  // The suspended tab saw neither, and finds the new cookie.
  expect(await second.get('/api/zones')).toMatchObject({ type: 'ok' });
  loseCookie();
  for (const { session, get } of [tab, second]) {
    await get('/api/zones');
    expect(session.state()).toBe('expired');
  }
});

test('log-out after the loss leaves for the sign-in page', async () => {
  const { tab, loseCookie } = await setUp();
  loseCookie();
  tab.look();
  tab.session.signOut();
  expect(tab.session.state()).toBe('signedOut');
  expect(tab.session.hasEnded()).toBe(false);
  expect(tab.session.username()).toBeUndefined();
});

test('the sign-in page is shown if nothing of the person was shown yet', async () => {
  const { browser, tab, loseCookie } = await setUp();
  const reloaded = browser.openTab();
  tab.sleep();
  loseCookie();
  await reloaded.get('/api/zones');
  expect(reloaded.session.state()).toBe('signedOut');
});
