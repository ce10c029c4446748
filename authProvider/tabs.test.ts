// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createTabs } from './tabs';

test('a tab receives messages of other tabs, not its own, and none after stopping', async () => {
  const [one, other] = [createTabs(), createTabs()];
  const [heardByOne, heardByOther] = [vi.fn(), vi.fn()];
  const stopOne = one.listen(heardByOne);
  const stopOther = other.listen(heardByOther);
  one.tell('signedOut');
  await vi.waitFor(() => {
    expect(heardByOther).toHaveBeenCalledTimes(1);
  });
  expect(heardByOne).not.toHaveBeenCalled();
  // The cookie may become visible after the message arrives.
  await vi.waitFor(() => {
    expect(heardByOther).toHaveBeenCalledTimes(2);
  });
  stopOther();
  stopOne();
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(heardByOther).toHaveBeenCalledTimes(2);
});

test('a tab learns what was said, and a log-out can be seen later too', async () => {
  const [one, other] = [createTabs(), createTabs()];
  const heard = vi.fn();
  const stop = other.listen(heard);
  const before = other.lastLogOut();
  one.tell('renewed');
  await vi.waitFor(() => {
    expect(heard).toHaveBeenCalledWith('renewed');
  });
  expect(other.lastLogOut()).toBe(before);
  one.tell('signedOut');
  expect(other.lastLogOut()).not.toBe(before);
  stop();
});

test('works without storage', () => {
  for (const name of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  const tabs = createTabs();
  tabs.tell('signedOut');
  expect(tabs.lastLogOut()).toBeNull();
});

test('a suspended tab checks when it becomes visible, also from the back-forward cache', () => {
  const heard = vi.fn();
  const stop = createTabs().listen(heard);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('pageshow'));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
});

test('a browser without channels still checks when it becomes visible', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const heard = vi.fn();
  const tabs = createTabs();
  const stop = tabs.listen(heard);
  tabs.tell('signedOut');
  window.dispatchEvent(new Event('pageshow'));
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});
