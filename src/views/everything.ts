/** The request of a list that the platform sends whole: whoever asks in these words shares one answer. */
export const everything = {
  pagination: { page: 1, perPage: 100_000 },
  sort: { field: 'id', order: 'ASC' },
  filter: {},
} as const;
