import Check from '@mui/icons-material/Check';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { maxFilters } from './limits';

export interface FilterOption {
  readonly name: string;
  readonly label: string;
  readonly isActive: boolean;
  /** The maximum number of filters is active, so this one is disabled. */
  readonly isRefused: boolean;
}

interface FilterMenuProps {
  readonly anchor: HTMLElement;
  readonly options: readonly FilterOption[];
  readonly onChoose: (name: string) => void;
  readonly onClose: () => void;
}

/** The filter menu of rules 2: up to three filters at once. */
export const FilterMenu = ({ anchor, options, onChoose, onClose }: FilterMenuProps) => {
  const translate = useTranslate();
  const isFull = options.some(({ isRefused }) => isRefused);
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': translate('facings.views.filter.label') } }}
    >
      {options.map(({ name, label, isActive, isRefused }) => (
        <MenuItem
          key={name}
          disabled={isRefused}
          onClick={() => {
            onChoose(name);
          }}
        >
          <ListItemText>{label}</ListItemText>
          {isActive && (
            <ListItemIcon sx={{ justifyContent: 'flex-end' }}>
              <Check fontSize="small" titleAccess={translate('facings.views.filter.active')} />
            </ListItemIcon>
          )}
        </MenuItem>
      ))}
      {isFull && (
        <MenuItem
          disabled
          divider={false}
          sx={{ fontSize: 12, whiteSpace: 'normal', maxWidth: 240 }}
        >
          {translate('facings.views.filter.most', { most: maxFilters })}
        </MenuItem>
      )}
    </Menu>
  );
};
