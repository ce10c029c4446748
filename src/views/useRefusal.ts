import { useState } from 'react';
import { isSessionOver } from '../lib/failures/failures';
import { useSessionBack } from './session';

/** Why a call was refused. `attempt` is a new number each time, so that screen readers announce the same text again. */
export interface RefusalText {
  readonly text: string;
  readonly attempt: number;
  readonly isSessionOver: boolean;
}

/** The refusal shown in a dialog. One about an ended session goes when the person has signed in again. */
export const useRefusal = () => {
  const [refusal, setRefusal] = useState<RefusalText | null>(null);
  useSessionBack(() => {
    setRefusal((before) => (before?.isSessionOver ? null : before));
  });
  return {
    refusal,
    refuse: (error: unknown, text: string): void => {
      setRefusal((before) => ({
        text,
        attempt: (before?.attempt ?? 0) + 1,
        isSessionOver: isSessionOver(error),
      }));
    },
    clear: (): void => {
      setRefusal(null);
    },
  };
};
