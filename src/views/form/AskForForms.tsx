import { useBlocker } from 'react-router';
import { LeaveQuestion } from './LeaveQuestion';
import { isAnyLostBetween } from './unsavedForms';

/** Asks for every form on the screen. */
export const AskForForms = () => {
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    isAnyLostBetween(currentLocation, nextLocation),
  );
  return (
    <LeaveQuestion
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onGo={() => blocker.proceed?.()}
    />
  );
};
