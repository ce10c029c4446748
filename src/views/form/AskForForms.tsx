import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { LeaveQuestion } from './LeaveQuestion';
import { isAnyLostBetween, isAnySaving } from './unsavedForms';

/**
 * Asks for every form on the screen. While one is being saved nothing is asked and nothing is left: what was typed is
 * not lost then, and the answer closes the form, or says in it what was refused.
 */
export const AskForForms = () => {
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    isAnyLostBetween(currentLocation, nextLocation),
  );
  const isBlocked = blocker.state === 'blocked';
  const isTooEarly = isBlocked && isAnySaving();
  useEffect(() => {
    if (isTooEarly) blocker.reset();
  }, [isTooEarly, blocker]);
  return (
    <LeaveQuestion
      isOpen={isBlocked && !isTooEarly}
      onStay={() => blocker.reset?.()}
      onGo={() => blocker.proceed?.()}
    />
  );
};
