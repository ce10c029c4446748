import Box from '@mui/material/Box';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { useRegistry } from '../../fields/useDeclaration';
import type { AnyDeclaration, Panel } from '../../schema/defineResource';
import { panelsOf } from '../../schema/registry';
import { valuesAbove } from '../../schema/pageAt';
import { knownListPath, knownRoute } from '../../schema/routes';
import { PageBarContext } from '../PageBar';
import { usePage } from '../place/usePage';
import { useWords } from '../useWords';
import { anchorOf } from './Section';
import { useCurrentSection } from './useCurrentSection';

interface SectionBarProps {
  readonly host: AnyDeclaration;
  readonly panels: readonly Panel[];
}

/** Minimum number of sections; shorter pages need no links. */
const minSections = 3;

/** Lists of the record that no sidebar and no panel shows: their `up` is its page. */
const useListsBelow = (panels: readonly Panel[]) => {
  const { all } = useRegistry();
  const { pathname } = usePage();
  return all.flatMap((declaration) => {
    const { name, menu, routes } = declaration;
    if (menu || panels.some((panel) => 'of' in panel && panel.of === name)) return [];
    const { up } = routes;
    const within = up === undefined ? null : valuesAbove(up, pathname);
    // On pages further below, they are not the next ones.
    if (up === undefined || !within || knownRoute(up, within) !== pathname) return [];
    const to = knownListPath(declaration, within);
    return to === null ? [] : [{ name, to }];
  });
};

const noSections: readonly Panel[] = [];

/**
 * Links to the sections of a record's page, which stay at the top and mark the section that is read, and links to lists
 * below the record. A section's link moves to it and focuses its heading.
 */
export const SectionBar = ({ host, panels }: SectionBarProps) => {
  const translate = useTranslate();
  const words = useWords(host);
  const registry = useRegistry();
  const { search } = useLocation();
  const { title } = useContext(PageBarContext);
  const lists = useListsBelow(panels);
  const sections = panels.length < minSections ? noSections : panels;
  const { bar, current } = useCurrentSection(sections, title);
  if (sections.length + lists.length === 0) return null;
  const nameOf = (panel: Panel): string =>
    'of' in panel && panel.title === undefined
      ? translate(`resources.${registry.find(panel.of).name}.name`)
      : words.panel(panelsOf(host).indexOf(panel), panel.title ?? '');
  return (
    <Box
      component="nav"
      ref={bar}
      aria-label={translate('facings.views.page.sections')}
      data-screen-only
      sx={barSx}
    >
      <ul>
        {sections.map((panel) => {
          const anchor = anchorOf(panel);
          return (
            <li key={anchor}>
              {/* Replaces the history entry, so that Back leaves the page. */}
              <Link
                to={{ search, hash: anchor }}
                replace
                {...(anchor === current ? { 'aria-current': 'location' } : {})}
              >
                {nameOf(panel)}
              </Link>
            </li>
          );
        })}
        {lists.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{translate(`resources.${name}.name`)}</Link>
          </li>
        ))}
      </ul>
    </Box>
  );
};

/** Below the fixed bar, as wide as the page; it scrolls sideways where its links have no room. */
const barSx = {
  position: 'sticky',
  // useCurrentSection.ts replaces it by the height of the bar above.
  top: 61,
  zIndex: 10,
  mx: { xs: -2, sm: -3 },
  mt: { xs: -2, sm: -3 },
  mb: { xs: 2, sm: 3 },
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  '& ul': {
    listStyle: 'none',
    m: 0,
    py: 0,
    px: { xs: 1, sm: 2 },
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // A focused link stays clear of the edges.
    scrollPaddingInline: 48,
  },
  // Further links are to the right: they fade out at the edge.
  '&[data-more] ul': { maskImage: 'linear-gradient(to left, transparent, #000 40px)' },
  '& li': { flexShrink: 0 },
  '& a': {
    display: 'block',
    px: 1,
    height: 43,
    lineHeight: '43px',
    color: 'text.secondary',
    fontSize: 14,
    fontWeight: 500,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  '& a:hover': { color: 'text.primary' },
  '& a:focus-visible': { outlineOffset: '-3px' },
  '& a[aria-current]': {
    color: 'primary.main',
    boxShadow: 'inset 0 -2px currentcolor',
    // Shadows are not drawn in forced colors.
    '@media (forced-colors: active)': { textDecoration: 'underline' },
  },
} as const;
