import Check from '@mui/icons-material/Check';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme, type SxProps, type Theme } from '@mui/material/styles';
import { useI18nProvider, useLogout, useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useRegistry } from '../fields/useDeclaration';
import { useShortcutHint } from '../views/keys/usePageAction';
import type { PopupProps } from '../views/usePopup';
import { useDeclaredText } from '../views/useWords';
import { densities, useDensity } from './preference';
import { openSheet } from './keys/opened';
import { useSingleKeys } from './keys/keys';
import { entriesOf } from './navigation';
import { openHistory } from './toasts/historyStore';

interface UserMenuListProps extends PopupProps {
  readonly email: string;
}

const subheaderSx = { mt: 0.5, lineHeight: '30px', bgcolor: 'transparent' } as const;

/** In view on a screen where the menu scrolls. A translucent hover or focus colour would show what is below. */
const lastSx: SxProps<Theme> = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  mt: 1,
  mb: -1,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '&:hover, &.Mui-focusVisible': {
    bgcolor: 'background.paper',
    backgroundImage:
      'linear-gradient(var(--mui-palette-action-hover), var(--mui-palette-action-hover))',
  },
};

const modes = ['light', 'dark', 'system'] as const;

interface ChoiceProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** Language of the label, if it differs from the page's. */
  readonly lang?: string;
  /** Set by the menu, which moves the focus between its entries. */
  readonly tabIndex?: number;
  readonly autoFocus?: boolean;
}

const Choice = ({ label, isChosen, onChoose, ...ofMenu }: ChoiceProps) => (
  <MenuItem {...ofMenu} role="menuitemradio" aria-checked={isChosen} onClick={onChoose}>
    {label}
    {isChosen && <Check aria-hidden="true" color="primary" sx={{ ml: 'auto', fontSize: 18 }} />}
  </MenuItem>
);

export const UserMenuList = ({ anchor, email, onClose }: UserMenuListProps) => {
  const logOut = useLogout();
  const translate = useTranslate();
  const declaredText = useDeclaredText();
  const { menu } = useRegistry();
  const { mode, setMode } = useColorScheme();
  const [density, setDensity] = useDensity();
  const sheetHint = useShortcutHint('?');
  const [areSingleKeysOn, setSingleKeysOn] = useSingleKeys();
  const i18n = useI18nProvider();
  const notify = useNotify();
  const t = (key: string) => translate(`facings.shell.user.${key}`);
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      // Focuses the first entry, not the selected appearance.
      variant="menu"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      // What the keys scroll to is not hidden by the last entry.
      slotProps={{
        paper: { sx: { minWidth: 240, scrollPaddingBottom: 56 } },
        list: { 'aria-label': t('menu') },
      }}
    >
      <ListSubheader role="presentation" disableSticky sx={subheaderSx}>
        {email}
      </ListSubheader>
      {entriesOf(menu, 'user').map(({ to, label }) => (
        <MenuItem key={to} component={Link} to={to} onClick={onClose}>
          {declaredText(label)}
        </MenuItem>
      ))}
      <MenuItem
        onClick={() => {
          onClose();
          openHistory();
        }}
      >
        {translate('facings.palette.commands.history')}
      </MenuItem>
      <Divider />
      <ListSubheader role="presentation" disableSticky sx={subheaderSx}>
        {t('appearance')}
      </ListSubheader>
      {modes.map((name) => (
        <Choice
          key={name}
          label={t(name)}
          isChosen={mode === name}
          onChoose={() => setMode(name)}
        />
      ))}
      <ListSubheader role="presentation" disableSticky sx={subheaderSx}>
        {t('density')}
      </ListSubheader>
      {densities.map((name) => (
        <Choice
          key={name}
          label={t(name)}
          isChosen={density === name}
          onChoose={() => setDensity(name)}
        />
      ))}
      <ListSubheader role="presentation" disableSticky sx={subheaderSx}>
        {translate('facings.signIn.language')}
      </ListSubheader>
      {i18n.getLocales?.().map(({ locale, name }) => (
        <Choice
          key={locale}
          label={name}
          lang={locale}
          isChosen={i18n.getLocale() === locale}
          onChoose={() => {
            i18n.changeLocale(locale).catch(() => {
              // The texts of a language are a separate file, which could not be loaded.
              notify('facings.failures.network', { type: 'error' });
            });
          }}
        />
      ))}
      <Divider />
      <MenuItem
        role="menuitemcheckbox"
        aria-checked={areSingleKeysOn}
        onClick={() => setSingleKeysOn(!areSingleKeysOn)}
      >
        {translate('facings.keys.toggle')}
        {areSingleKeysOn && (
          <Check aria-hidden="true" color="primary" sx={{ ml: 'auto', fontSize: 18 }} />
        )}
      </MenuItem>
      <MenuItem
        onClick={() => {
          onClose();
          openSheet();
        }}
        {...sheetHint}
      >
        {translate('facings.palette.commands.sheet')}
      </MenuItem>
      <MenuItem onClick={() => void logOut()} sx={lastSx}>
        {translate('facings.palette.commands.logOut')}
      </MenuItem>
    </Menu>
  );
};
