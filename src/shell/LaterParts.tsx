import { useEffect } from 'react';
import { LaterStyles } from './LaterStyles';
import { PasteCleaning } from './paste/PasteCleaning';
import { ignoreSecondClicks } from './secondClicks';

/**
 * What the first screen does not need: nobody pastes or clicks twice before it is there, and what opens later is styled
 * later.
 */
export const LaterParts = () => {
  useEffect(ignoreSecondClicks, []);
  return (
    <>
      <PasteCleaning />
      <LaterStyles />
    </>
  );
};
