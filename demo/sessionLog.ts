/** The call log of one tab, kept over a reload; written when the page goes, so that no call waits for it. */
import type { LogPort, SeenCall } from './callLog';

const key = 'facings-stand-in-calls';

const restored = (): readonly SeenCall[] => {
  try {
    const calls: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(calls) ? (calls as SeenCall[]) : [];
  } catch {
    return [];
  }
};

export const sessionLog = (): LogPort => {
  let calls = restored();
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(key, JSON.stringify(calls));
    } catch {
      // The quota is full: the log of the demo is what one can do without.
      sessionStorage.removeItem(key);
    }
  });
  return {
    read: () => calls,
    write: (next) => {
      calls = next;
    },
  };
};
