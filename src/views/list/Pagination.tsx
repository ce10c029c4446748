import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { pageNumbers } from './pageNumbers';

const PageAnchor = styled(Link)(({ theme }) => ({
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
}));

interface PaginationProps {
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
}

/** Links, not buttons: a page can be opened in a new tab and shared (Specification 2). */
export const Pagination = ({ page, pages, hrefOf }: PaginationProps) => {
  const translate = useTranslate();
  if (pages < 2) return null;
  const step = (to: number, key: 'previous' | 'next') =>
    to >= 1 && to <= pages ? (
      <PageAnchor to={hrefOf(to)} rel={key === 'next' ? 'next' : 'prev'}>
        {translate(`facings.views.pages.${key}`)}
      </PageAnchor>
    ) : null;
  return (
    <Box
      component="nav"
      aria-label={translate('facings.views.pages.label')}
      sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.5 }}
    >
      {step(page - 1, 'previous')}
      {pageNumbers(page, pages).map((link) =>
        typeof link === 'number' ? (
          <PageAnchor
            key={link}
            to={hrefOf(link)}
            aria-label={translate('facings.views.pages.page', { page: link })}
            aria-current={link === page ? 'page' : undefined}
          >
            {link}
          </PageAnchor>
        ) : (
          <Box key={link} component="span" aria-hidden="true" sx={{ px: 0.5 }}>
            …
          </Box>
        ),
      )}
      {step(page + 1, 'next')}
    </Box>
  );
};
