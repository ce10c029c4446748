/**
 * Title of the browser tab (rules 1): product name, organization, page. The organization comes before the page,
 * because narrow tabs show only the beginning.
 */
const product = 'Facings';

export const titleOf = (page?: string, recordName: string | null = null): string => {
  if (!page) return `${product} Console`;
  // A record's own page has the record's name as its title.
  const parts = recordName === null || recordName === page ? [page] : [recordName, page];
  return [product, ...parts].join(' · ');
};
