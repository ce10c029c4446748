/** Side length of a thumbnail, in pixels. */
export const tile = 48;
