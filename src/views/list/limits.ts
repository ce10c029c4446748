/** Filters that may be active at once (rules 9). */
export const mostFilters = 3;
