/** Width and height of a picture, in pixels. */
export const pictureSide = { row: 32, page: 96 } as const;
