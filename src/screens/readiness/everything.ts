/** The request of a list that comes whole, as the page's panels make it: they share the answer. */
export const everything = {
  pagination: { page: 1, perPage: 100_000 },
  sort: { field: 'id', order: 'ASC' },
  filter: {},
} as const;
