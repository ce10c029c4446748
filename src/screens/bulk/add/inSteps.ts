/** A share in steps of a twentieth: the page is not drawn anew for each slice of work. */
export const inSteps = (share: number): number => Math.floor(share * 20) / 20;
