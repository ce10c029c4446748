import type { ZoneShare } from './useSelectedLinks';

/** A zone's switch stands as it will be; untouched, it is on where all that is selected is in the zone now. */
export const isShownOn = (wish: boolean | undefined, share: ZoneShare | undefined): boolean =>
  wish ?? (share !== undefined && share.of > 0 && share.isIn === share.of);
