import Apartment from '@mui/icons-material/ApartmentOutlined';
import Hub from '@mui/icons-material/HubOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import People from '@mui/icons-material/PeopleAltOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Space from '@mui/icons-material/SpaceDashboardOutlined';
import Store from '@mui/icons-material/StorefrontOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { NavLink } from 'react-router';
import type { NavEntry } from './navigation';

const icons = {
  dashboard: Space,
  organizations: Apartment,
  zones: Store,
  products: Inventory,
  users: People,
  models: Hub,
  settings: Settings,
} as const;

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 2,
  '& ul': { paddingLeft: theme.spacing(3.75), marginTop: 2 },
  '& .entry': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.25),
    minHeight: 34,
    padding: theme.spacing(0, 1.25),
    borderRadius: theme.shape.borderRadius,
    color: (theme.vars ?? theme).palette.text.secondary,
    textDecoration: 'none',
    fontWeight: 500,
    '& svg': { fontSize: 19 },
  },
  '& a.entry:hover': {
    backgroundColor: (theme.vars ?? theme).palette.action.hover,
    color: (theme.vars ?? theme).palette.text.primary,
  },
  '& a.entry[aria-current="page"]': {
    backgroundColor: (theme.vars ?? theme).palette.action.selected,
    color: (theme.vars ?? theme).palette.primary.main,
    fontWeight: 650,
  },
  '& span.entry': { opacity: 0.75, cursor: 'default' },
}));

interface NavListProps {
  readonly entries: readonly NavEntry[];
  /** Value of `:id` in the entries' paths. */
  readonly id?: string | undefined;
  /** Whether a path has its screen yet; one that has none is named, and leads nowhere. */
  readonly isThere: (path: string) => boolean;
  readonly onGo?: (() => void) | undefined;
}

const Entry = ({
  entry,
  id,
  isThere,
  onGo,
}: Omit<NavListProps, 'entries'> & { entry: NavEntry }) => {
  const translate = useTranslate();
  const Icon = entry.icon ? icons[entry.icon] : null;
  const content = (
    <>
      {Icon && <Icon aria-hidden="true" />}
      {translate(`facings.shell.nav.${entry.key}`)}
    </>
  );
  const hasBelow = entry.below !== undefined || entry.to === '/settings';
  return (
    <li>
      {isThere(entry.to) ? (
        <NavLink
          className="entry"
          to={id === undefined ? entry.to : entry.to.replace(':id', id)}
          end={entry.to === '/' || hasBelow || entry.to.endsWith('/:id')}
          {...(onGo ? { onClick: onGo } : {})}
        >
          {content}
        </NavLink>
      ) : (
        <span className="entry" title={translate('facings.shell.nav.later')}>
          {content}
        </span>
      )}
      {entry.below && <NavList entries={entry.below} id={id} isThere={isThere} onGo={onGo} />}
    </li>
  );
};

/** One sidebar's entries. */
export const NavList = ({ entries, ...rest }: NavListProps) => (
  <List>
    {entries.map((entry) => (
      <Entry key={entry.to} entry={entry} {...rest} />
    ))}
  </List>
);
