/** The page links of rules 2: two pages on either side, first and last, with gaps. */
const eitherSide = 2;

export type PageLink = number | 'gapBefore' | 'gapAfter';

/** `page` and `pages` start at 1. A gap that would hide a single page shows that page instead. */
export const pageNumbers = (page: number, pages: number): readonly PageLink[] => {
  if (pages < 1) return [];
  const first = Math.max(1, page - eitherSide);
  const last = Math.min(pages, page + eitherSide);
  const links: PageLink[] = [];
  if (first > 1) links.push(1);
  if (first === 3) links.push(2);
  else if (first > 3) links.push('gapBefore');
  for (let number = first; number <= last; number += 1) links.push(number);
  if (last === pages - 2) links.push(pages - 1);
  else if (last < pages - 2) links.push('gapAfter');
  if (last < pages) links.push(pages);
  return links;
};
