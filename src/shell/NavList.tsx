import Apartment from '@mui/icons-material/ApartmentOutlined';
import Hub from '@mui/icons-material/HubOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import People from '@mui/icons-material/PeopleAltOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Space from '@mui/icons-material/SpaceDashboardOutlined';
import Store from '@mui/icons-material/StorefrontOutlined';
import ViewList from '@mui/icons-material/ViewListOutlined';
import { styled } from '@mui/material/styles';
import { memo, useContext, type ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { ConsoleLink } from '../fields/ConsoleLink';
import { useRegistry } from '../fields/useDeclaration';
import type { MenuEntry, MenuIcon } from '../schema/menu';
import { KeysContext } from '../views/keys/usePageAction';
import { useDeclaredText } from '../views/useWords';
import { goKey, goLetterOf } from './keys/keys';
import { entryAddress, currentAddress } from './navigation';

/** The shortcut of a screen, for its link's tooltip; ARIA has no attribute for key sequences. */
const useGoHint = (to: string): { readonly title?: string } => {
  const translate = useTranslate();
  const isOn = useContext(KeysContext)?.areSingleKeysOn ?? false;
  const letter = goLetterOf(useRegistry().menu, to);
  if (!isOn || letter === undefined) return {};
  const keys = [goKey, translate('facings.keys.then'), letter];
  return {
    title: translate('facings.keys.hint', {
      keys: keys.map((key) => (key.length === 1 ? key.toUpperCase() : key)).join(' '),
    }),
  };
};

export const menuIcons: Readonly<
  Record<MenuIcon, ComponentType<{ readonly 'aria-hidden': 'true' }>>
> = {
  dashboard: Space,
  building: Apartment,
  store: Store,
  box: Inventory,
  people: People,
  hub: Hub,
  gear: Settings,
  list: ViewList,
};

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
    color: (theme.vars ?? theme).palette.text.primary,
    textDecoration: 'none',
    fontWeight: 500,
    '& svg': { fontSize: 19, color: (theme.vars ?? theme).palette.text.secondary },
  },
  '& a.entry:hover': { backgroundColor: (theme.vars ?? theme).palette.action.hover },
  '& a.entry[aria-current="page"]': {
    backgroundColor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.primary.main} 13%, transparent)`,
    color: (theme.vars ?? theme).palette.primary.main,
    fontWeight: 650,
    '& svg': { color: 'inherit' },
  },
}));

interface NavListProps {
  readonly entries: readonly MenuEntry[];
  /** Value of `:id` in the entries' paths. */
  readonly id?: string | undefined;
  readonly onGo?: (() => void) | undefined;
}

interface EntryProps extends Omit<NavListProps, 'entries'> {
  readonly entry: MenuEntry;
  /** Address of the entry that the page belongs to. */
  readonly current: string | undefined;
}

/** Memoized: at a new address, only what was or becomes current changes. */
const Entry = memo(({ entry, current, ...rest }: EntryProps) => {
  const { id, onGo } = rest;
  const declaredText = useDeclaredText();
  const Icon = entry.icon ? menuIcons[entry.icon] : null;
  const address = entryAddress(entry, id);
  const hint = useGoHint(entry.to);
  return (
    <li>
      <ConsoleLink
        className="entry"
        to={address}
        {...hint}
        {...(address === current ? { 'aria-current': 'page' } : {})}
        {...(onGo ? { onClick: onGo } : {})}
      >
        {Icon && <Icon aria-hidden="true" />}
        {declaredText(entry.label)}
      </ConsoleLink>
      {entry.below.length > 0 && (
        <List>
          {entry.below.map((below) => (
            <Entry key={below.to} entry={below} current={current} {...rest} />
          ))}
        </List>
      )}
    </li>
  );
});
Entry.displayName = 'Entry';

export const NavList = ({ entries, ...rest }: NavListProps) => {
  const { pathname } = useLocation();
  const current = currentAddress(entries, pathname, rest.id);
  return (
    <List>
      {entries.map((entry) => (
        <Entry key={entry.to} entry={entry} current={current} {...rest} />
      ))}
    </List>
  );
};
