/** The request for a list that is not paged. Identical parameters share one cached response. */
export const unpaged = {
  pagination: { page: 1, perPage: 100_000 },
  sort: { field: 'id', order: 'ASC' },
  filter: {},
} as const;
