import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { LeaveQuestion } from './LeaveQuestion';
import { isAnyLostBetween, isAnySaving } from './unsavedForms';

/**
 * Asks for all forms on the screen before unsaved changes are lost. While a form is being saved, navigation is
 * blocked without a question: the response closes the form or shows its errors.
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
