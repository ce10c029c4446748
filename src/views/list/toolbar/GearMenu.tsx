import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link, type To } from 'react-router';
import type { ShortcutHint } from '../../keys/usePageAction';
import type { PopupProps } from '../../usePopup';

interface GearMenuProps extends PopupProps {
  readonly entries: readonly {
    readonly label: string;
    readonly to: To;
    readonly hint?: ShortcutHint;
  }[];
}

export const GearMenu = ({ anchor, entries, onClose }: GearMenuProps) => (
  <Menu open anchorEl={anchor} onClose={onClose}>
    {entries.map(({ label, to, hint }) => (
      <MenuItem key={label} component={Link} to={to} onClick={onClose} {...hint}>
        {label}
      </MenuItem>
    ))}
  </Menu>
);
