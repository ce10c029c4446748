/** Side of a picture in small, in pixels. */
export const tile = 48;
