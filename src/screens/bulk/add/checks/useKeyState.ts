import { useSyncExternalStore } from 'react';
import type { KeyChecks, KeyCheckState } from './keyChecks';

const nothingToKnow: KeyCheckState = { type: 'known' };
const none = { subscribe: () => () => undefined, state: () => nothingToKnow };

/** The current state of the key check. */
export const useKeyState = (checks: KeyChecks | null): KeyCheckState => {
  const { subscribe, state } = checks ?? none;
  return useSyncExternalStore(subscribe, state);
};
