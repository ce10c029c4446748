import { brand } from '../lib/util/brand';

/**
 * Title of the browser tab (rules 1): product name, organization, page. The organization comes before the page,
 * because narrow tabs show only the beginning.
 */
const separator = ' · ';

/** A page's title with the record to which it belongs. A record's own page has the record's name as its title. */
export const pageTitleOf = (page: string, recordName: string | null): string =>
  recordName === null || recordName === page ? page : [recordName, page].join(separator);

export const documentTitleOf = (page?: string, recordName: string | null = null): string => {
  if (!page) return `${brand.name} Console`;
  return [brand.name, pageTitleOf(page, recordName)].join(separator);
};
