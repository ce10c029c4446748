import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { useTranslate } from 'react-admin';
import { ConsoleLink } from '../fields/ConsoleLink';
import { useRegistry } from '../fields/useDeclaration';
import { brand } from '../lib/util/brand';
import { consoleVersion, entriesOf, type SecondaryNavigation } from './navigation';
import { NavList } from './NavList';
import { RecordHead, type SidebarRecord } from './RecordHead';

interface SidebarProps {
  readonly secondary: SecondaryNavigation | null;
  /** The record of the second sidebar; null if that has none. */
  readonly record: SidebarRecord | null;
  readonly statusUrl: string;
  readonly onGo?: () => void;
}

/** Leads to the start page, as everywhere on the web. */
const brandSx = {
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: 1,
  px: 1.25,
  pt: 0.5,
  fontSize: 18,
  fontWeight: 700,
  letterSpacing: '-0.01em',
  color: 'primary.main',
  textDecoration: 'none',
  borderRadius: 1,
} as const;

/** The main sidebar; on narrow screens also that of the current organization or settings. */
export const Sidebar = memo(({ secondary, record, statusUrl, onGo }: SidebarProps) => {
  const translate = useTranslate();
  const noteId = useId();
  const { menu } = useRegistry();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100%', p: 1.5, gap: 2 }}>
      <Box
        component="nav"
        aria-label={translate('facings.shell.nav.main')}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: 2,
          flexGrow: { xs: secondary ? 0 : 1, lg: 1 },
        }}
      >
        <Typography component={ConsoleLink} to="/" onClick={onGo} sx={brandSx}>
          <img src={brand.logoUrl} width={22} height={22} alt="" />
          {brand.name}
        </Typography>
        <NavList entries={entriesOf(menu, 'main')} onGo={onGo} />
        <Box sx={{ mt: 'auto', px: 1.25, pb: 1, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
          <Link
            href={statusUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-describedby={noteId}
            color="text.secondary"
            variant="body2"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 24 }}
          >
            {translate('facings.shell.nav.status')}
            <OpenInNew sx={{ fontSize: 14 }} aria-hidden="true" />
          </Link>
          <span id={noteId} hidden>
            {translate('facings.fields.links.external')}
          </span>
          <Typography variant="caption" color="text.secondary">
            {consoleVersion}
          </Typography>
        </Box>
      </Box>
      {secondary && (
        <Box
          component="nav"
          aria-label={translate(`facings.shell.nav.${secondary.part.group}`)}
          sx={{ display: { lg: 'none' }, borderTop: 1, borderColor: 'divider', pt: 1.5 }}
        >
          {record ? (
            <RecordHead of={record} group={secondary.part.group} onGo={onGo} />
          ) : (
            <Typography
              aria-hidden="true"
              variant="caption"
              color="text.secondary"
              sx={{ display: 'block', px: 1.25, pb: 0.5, fontWeight: 600 }}
            >
              {translate(`facings.shell.nav.${secondary.part.group}`)}
            </Typography>
          )}
          <NavList entries={secondary.part.entries} id={secondary.id} onGo={onGo} />
        </Box>
      )}
    </Box>
  );
});
Sidebar.displayName = 'Sidebar';
