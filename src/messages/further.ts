/** Texts that come with code that loads later, under the same keys as in the catalogue. */
export const further: Record<string, unknown> = {};
