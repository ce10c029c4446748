/** Filters that may be active at once (Specification 9). */
export const mostFilters = 3;
