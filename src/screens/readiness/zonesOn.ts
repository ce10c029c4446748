/** Zones per response (rules 9). */
export const zonePage = 25;

/** The request for one page of an organization's zones. */
export const zonesOn = (accountId: string, page: number) => ({
  pagination: { page, perPage: zonePage },
  sort: { field: 'id', order: 'ASC' } as const,
  filter: { account_id: accountId },
});
