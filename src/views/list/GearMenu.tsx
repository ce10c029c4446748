import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link, type To } from 'react-router';
import type { ShortcutHint } from '../keys/usePageAction';

interface GearMenuProps {
  readonly anchor: HTMLElement;
  readonly entries: readonly {
    readonly label: string;
    readonly to: To;
    readonly hint?: ShortcutHint;
  }[];
  readonly onClose: () => void;
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
