import { useEffect } from 'react';
import { LaterStyles } from './LaterStyles';
import { PasteCleaning } from './paste/PasteCleaning';
import { ignoreSecondPresses } from './secondPresses';

/**
 * What the first screen does not need: nobody pastes or clicks twice before it is there, and what opens later is styled
 * later.
 */
export const LaterParts = () => {
  useEffect(ignoreSecondPresses, []);
  return (
    <>
      <PasteCleaning />
      <LaterStyles />
    </>
  );
};
