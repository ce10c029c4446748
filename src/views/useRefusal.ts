import { useState } from 'react';
import { isSessionOver } from '../lib/failures/failures';
import { useSessionBack } from './session';

/** Why a call was refused. `attempt` is a new number each time, so that screen readers announce the same text again. */
export interface RefusalText {
  readonly text: string;
  /** Technical details from the platform. */
  readonly details?: string | undefined;
  readonly attempt: number;
  readonly isSessionOver: boolean;
}

/** The refusal shown in a dialog or form. One about an ended session goes when the person has signed in again. */
export const useRefusal = () => {
  const [refusal, setRefusal] = useState<RefusalText | null>(null);
  useSessionBack(() => setRefusal((before) => (before?.isSessionOver ? null : before)));
  const show = (next: Omit<RefusalText, 'attempt'>): void =>
    setRefusal((before) => ({ ...next, attempt: (before?.attempt ?? 0) + 1 }));
  return {
    refusal,
    show,
    refuse: (error: unknown, text: string): void => {
      show({ text, isSessionOver: isSessionOver(error) });
    },
    clear: (): void => {
      setRefusal(null);
    },
  };
};
