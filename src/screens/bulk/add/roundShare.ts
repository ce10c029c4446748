/** Rounds a share down to a twentieth, so that not every slice of work re-renders the page. */
export const roundShare = (share: number): number => Math.floor(share * 20) / 20;
