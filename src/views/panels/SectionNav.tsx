import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { useRegistry } from '../../fields/useDeclaration';
import type { AnyDeclaration, Panel } from '../../schema/defineResource';
import { panelsOf } from '../../schema/registry';
import { useWords } from '../useWords';
import { anchorOf } from './Section';

interface SectionNavProps {
  readonly host: AnyDeclaration;
  readonly panels: readonly Panel[];
}

/** Minimum number of sections; shorter pages need no links. */
const minSections = 3;

/** Links to the sections of a record's page; each moves to its section and focuses it. */
export const SectionNav = ({ host, panels }: SectionNavProps) => {
  const translate = useTranslate();
  const words = useWords(host);
  const registry = useRegistry();
  const { search } = useLocation();
  if (panels.length < minSections) return null;
  const nameOf = (panel: Panel): string =>
    'of' in panel && panel.title === undefined
      ? translate(`resources.${registry.find(panel.of).name}.name`)
      : words.panel(panelsOf(host).indexOf(panel), panel.title ?? '');
  return (
    <Box
      component="nav"
      aria-label={translate('facings.views.page.sections')}
      data-screen-only
      sx={{ mb: 2 }}
    >
      <Box component="ul" sx={listSx}>
        {panels.map((panel) => {
          const anchor = anchorOf(panel);
          return (
            <li key={anchor}>
              {/* Replaces the history entry, so that Back leaves the page. */}
              <Link to={{ search, hash: anchor }} replace>
                {nameOf(panel)}
              </Link>
            </li>
          );
        })}
      </Box>
    </Box>
  );
};

const listSx = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  '& a': {
    display: 'block',
    px: 1.25,
    py: 0.5,
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: 4,
    bgcolor: 'background.paper',
    color: 'text.primary',
    fontSize: 13,
    lineHeight: '22px',
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: 'primary.main', color: 'primary.main' },
} as const;
