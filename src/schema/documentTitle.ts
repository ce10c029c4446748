/**
 * The tab's title (rules 1): the product's name, then whose page it is, then the page. The organization comes
 * before the page, since a row of narrow tabs shows the beginning only.
 */
const product = 'Facings';

export const titleOf = (page?: string, recordName: string | null = null): string => {
  if (!page) return `${product} Console`;
  // A record's own page is called as the record is.
  const parts = recordName === null || recordName === page ? [page] : [recordName, page];
  return [product, ...parts].join(' · ');
};
