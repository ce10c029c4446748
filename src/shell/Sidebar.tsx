import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { consoleVersion, mainNavigation, type SecondaryNavigation } from './navigation';
import { NavList } from './NavList';

interface SidebarProps {
  readonly secondary: SecondaryNavigation | null;
  readonly statusUrl: string;
  readonly isThere: (path: string) => boolean;
  readonly onGo?: () => void;
}

/** The main sidebar, and beside or below it the one of the organization or settings at hand. */
export const Sidebar = ({ secondary, statusUrl, isThere, onGo }: SidebarProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100%', p: 1.5, gap: 2 }}>
      <Typography
        component="p"
        sx={{
          px: 1.25,
          pt: 0.75,
          fontSize: 18,
          fontWeight: 700,
          letterSpacing: '-0.01em',
          color: 'primary.main',
        }}
      >
        {translate('facings.splash.product')}
      </Typography>
      <nav aria-label={translate('facings.shell.nav.main')}>
        <NavList entries={mainNavigation.entries} isThere={isThere} onGo={onGo} />
        <Box sx={{ mt: 3, px: 1.25, display: 'grid', gap: 0.75, fontSize: 13 }}>
          <Link
            href={statusUrl}
            target="_blank"
            rel="noopener noreferrer"
            color="text.secondary"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 24 }}
          >
            {translate('facings.shell.nav.status')}
            <OpenInNew sx={{ fontSize: 14 }} aria-hidden="true" />
          </Link>
          <Typography variant="body2" color="text.secondary" sx={{ fontSize: 12 }}>
            {consoleVersion}
          </Typography>
        </Box>
      </nav>
      {secondary && (
        <Box
          component="nav"
          aria-label={translate(`facings.shell.nav.${secondary.group.key}`)}
          sx={{ display: { md: 'none' }, borderTop: 1, borderColor: 'divider', pt: 2 }}
        >
          <NavList
            entries={secondary.group.entries}
            id={secondary.id}
            isThere={isThere}
            onGo={onGo}
          />
        </Box>
      )}
    </Box>
  );
};
