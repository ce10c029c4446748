// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Simulates a reload: only the tab's storage remains. */
const reloaded = async () => {
  vi.resetModules();
  return import('./historyStore');
};
const message = (body: string) => ({
  at: 1_700_000_000_000,
  severity: 'info' as const,
  body,
  action: { label: 'Undo', act: () => undefined },
});

beforeEach(() => {
  sessionStorage.clear();
});

describe('the history of notifications', () => {
  it('is restored after a reload, for the same person, without actions', async () => {
    const first = await reloaded();
    first.remember(message('before the person was known'));
    first.openHistoryOf('u1');
    first.remember(message('after'));
    const next = await reloaded();
    next.remember(message('newest'));
    next.openHistoryOf('u1');
    expect(next.history().map(({ body }) => body)).toEqual([
      'newest',
      'after',
      'before the person was known',
    ]);
    expect(next.history()[1]).not.toHaveProperty('action');
    expect(new Set(next.history().map(({ id }) => id)).size).toBe(3);
    const later = next.remember(message('later'));
    expect(next.history().filter(({ id }) => id === later.id)).toHaveLength(1);
  });

  it('is never shown to another person, and is deleted for them', async () => {
    const first = await reloaded();
    first.openHistoryOf('u1');
    first.remember(message('of the first'));
    const next = await reloaded();
    next.openHistoryOf('u2');
    expect(next.history()).toEqual([]);
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('of the first');
  });

  it('is deleted from the tab at log-out', async () => {
    const { openHistoryOf, remember, forgetHistory } = await reloaded();
    openHistoryOf('u1');
    remember(message('told'));
    forgetHistory();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', '[]', '{"owner":"u1","told":[{"id":"x"}]}', '{"owner":"u1","told":7}'])(
    'starts empty if the stored data is %s',
    async (kept) => {
      sessionStorage.setItem('facings-notifications', kept);
      const { openHistoryOf, history } = await reloaded();
      openHistoryOf('u1');
      expect(history()).toEqual([]);
    },
  );
});
