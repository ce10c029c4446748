import { LaterStyles } from './LaterStyles';
import { PasteCleaning } from './paste/PasteCleaning';

/** What the first screen does not need: nobody pastes before it is there, and what opens later is styled later. */
export const LaterParts = () => (
  <>
    <PasteCleaning />
    <LaterStyles />
  </>
);
