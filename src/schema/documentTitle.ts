import { currentBrand } from '../lib/util/brand';

/**
 * Title of the browser tab (rules 1): product name, organization, page. The organization comes before the page,
 * because narrow tabs show only the beginning.
 */
const separator = ' · ';

/** A page's title with the record to which it belongs. A record's own page has the record's name as its title. */
export const pageTitleOf = (page: string, recordName: string | null): string =>
  recordName === null || recordName === page ? page : [recordName, page].join(separator);

export const documentTitleOf = (page?: string, recordName: string | null = null): string => {
  const { name } = currentBrand();
  if (!page) return `${name} Console`;
  return [name, pageTitleOf(page, recordName)].join(separator);
};
