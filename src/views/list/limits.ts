/** Maximum number of active filters (rules 9). */
export const maxFilters = 3;
