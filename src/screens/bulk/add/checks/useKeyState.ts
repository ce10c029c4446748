import { useSyncExternalStore } from 'react';
import type { KeyChecks, KeyCheckState } from './keyChecks';

const nothingToKnow: KeyCheckState = { type: 'known' };
const none = { subscribe: () => () => undefined, state: () => nothingToKnow };

/** What is known of the rows' keys now. */
export const useKeyState = (checks: KeyChecks | null): KeyCheckState => {
  const { subscribe, state } = checks ?? none;
  return useSyncExternalStore(subscribe, state);
};
