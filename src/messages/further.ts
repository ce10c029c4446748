/** Words that come with code that is loaded later, by the same keys as those of the catalogue. */
export const further: Record<string, unknown> = {};
