import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { useRegistry } from '../../fields/RegistryContext';
import type { AnyDeclaration, Panel } from '../../schema/defineResource';
import { panelsOf } from '../../schema/registry';
import { useWords } from '../useWords';
import { anchorOf } from './anchors';

interface SectionNavProps {
  readonly host: AnyDeclaration;
  readonly panels: readonly Panel[];
}

/** A page of fewer sections is seen at a glance. */
const least = 3;

/** What a record's page has below its facts, as links: each leads to its section and takes the focus there. */
export const SectionNav = ({ host, panels }: SectionNavProps) => {
  const translate = useTranslate();
  const words = useWords(host);
  const registry = useRegistry();
  const { search } = useLocation();
  if (panels.length < least) return null;
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
              {/* A step within the page is none that Back should take. */}
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
