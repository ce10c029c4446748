import Box from '@mui/material/Box';
import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { onPhones } from '../../../fields/styles';

/** The page links of rules 2: two pages on either side, first and last, with gaps. */
const eitherSide = 2;

type PageLink = number | 'gapBefore' | 'gapAfter';

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

const pageStyle = ({ theme }: { readonly theme: Theme }): CSSObject => ({
  minWidth: 32,
  height: 32,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: theme.spacing(0, 1),
  borderRadius: theme.shape.borderRadius,
  color: (theme.vars ?? theme).palette.text.primary,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { backgroundColor: (theme.vars ?? theme).palette.action.hover },
  '&[aria-current="page"]': {
    backgroundColor: (theme.vars ?? theme).palette.action.selected,
    fontWeight: 600,
  },
});

const pagesSx = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.5 } as const;
/** Above the rows a phone has the steps only, in one line with the range; the pages are below the rows. */
const stepsOnly = { '& [data-page]': { display: 'none' } } as const;

const PageAnchor = styled(Link)(pageStyle);
const PageButton = styled('button')(pageStyle, {
  border: 0,
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
});

interface PaginationProps {
  readonly page: number;
  readonly pages: number;
  /** Null if pages have no address; buttons then call `onPage`. */
  readonly hrefOf: ((page: number) => string) | null;
  readonly onPage?: (page: number) => void;
  /** Name of the list: a page may have several. */
  readonly of: string;
  /** The pagination below the list, which needs another accessible name. */
  readonly isBelow?: boolean;
}

/** Links, so that a page can be opened in a new tab and shared (rules 2). */
export const Pagination = ({
  of,
  page,
  pages,
  hrefOf,
  onPage,
  isBelow = false,
}: PaginationProps) => {
  const translate = useTranslate();
  if (pages < 2) return null;
  const link = (to: number, content: ReactNode, more: { rel?: string; label?: string }) => {
    const buttonProps = {
      'aria-label': more.label,
      'aria-current': content === page ? ('page' as const) : undefined,
      'data-page': more.rel === undefined ? '' : undefined,
    };
    return hrefOf ? (
      <PageAnchor key={more.label ?? more.rel} to={hrefOf(to)} rel={more.rel} {...buttonProps}>
        {content}
      </PageAnchor>
    ) : (
      <PageButton
        key={more.label ?? more.rel}
        type="button"
        onClick={() => onPage?.(to)}
        {...buttonProps}
      >
        {content}
      </PageButton>
    );
  };
  const step = (to: number, key: 'previous' | 'next') =>
    to >= 1 && to <= pages
      ? link(to, translate(`facings.views.pages.${key}`), { rel: key === 'next' ? 'next' : 'prev' })
      : null;
  return (
    <Box
      component="nav"
      aria-label={translate(isBelow ? 'facings.lists.pagesBelow' : 'facings.views.pages.label', {
        list: of,
      })}
      sx={isBelow ? pagesSx : { ...pagesSx, [onPhones]: stepsOnly }}
    >
      {step(page - 1, 'previous')}
      {pageNumbers(page, pages).map((number) =>
        typeof number === 'number' ? (
          link(number, number, { label: translate('facings.views.pages.page', { page: number }) })
        ) : (
          <Box key={number} component="span" data-page="" aria-hidden="true" sx={{ px: 0.5 }}>
            …
          </Box>
        ),
      )}
      {step(page + 1, 'next')}
    </Box>
  );
};
