import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { densities, useDensity } from './density';
import { openHistory } from './toasts/historyStore';

interface UserMenuListProps {
  readonly anchor: HTMLElement;
  readonly email: string;
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

const modes = ['light', 'dark', 'system'] as const;

export const UserMenuList = ({ anchor, email, onClose, onLeave }: UserMenuListProps) => {
  const translate = useTranslate();
  const { mode, setMode } = useColorScheme();
  const [density, setDensity] = useDensity();
  const t = (key: string) => translate(`facings.shell.user.${key}`);
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { sx: { minWidth: 240 } }, list: { 'aria-label': t('menu') } }}
    >
      <ListSubheader role="presentation" sx={{ lineHeight: '32px' }}>
        {email}
      </ListSubheader>
      <MenuItem component={Link} to="/account" onClick={onClose}>
        {t('account')}
      </MenuItem>
      <MenuItem
        onClick={() => {
          onClose();
          openHistory();
        }}
      >
        {t('history')}
      </MenuItem>
      <Divider />
      <ListSubheader role="presentation" sx={{ lineHeight: '28px' }}>
        {t('appearance')}
      </ListSubheader>
      {modes.map((name) => (
        <MenuItem
          key={name}
          role="menuitemradio"
          aria-checked={mode === name}
          selected={mode === name}
          onClick={() => {
            setMode(name);
          }}
        >
          {t(name)}
        </MenuItem>
      ))}
      <ListSubheader role="presentation" sx={{ lineHeight: '28px' }}>
        {t('density')}
      </ListSubheader>
      {densities.map((name) => (
        <MenuItem
          key={name}
          role="menuitemradio"
          aria-checked={density === name}
          selected={density === name}
          onClick={() => {
            setDensity(name);
          }}
        >
          {t(name)}
        </MenuItem>
      ))}
      <Divider />
      <MenuItem onClick={onLeave}>{t('logOut')}</MenuItem>
    </Menu>
  );
};
