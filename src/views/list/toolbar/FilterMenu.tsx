import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { Fragment, useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { PopupProps } from '../../usePopup';
import { maxFilters } from '../state/listQuery';

interface FilterOption {
  readonly name: string;
  readonly label: string;
  readonly isActive: boolean;
  /** The maximum number of filters is active, so this one is disabled. */
  readonly isRefused: boolean;
}

interface FilterMenuProps extends PopupProps {
  readonly options: readonly FilterOption[];
  readonly onChoose: (name: string) => void;
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
        <MenuItem key={name} disabled={isRefused} onClick={() => onChoose(name)}>
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

interface FilterSheetProps {
  readonly names: readonly string[];
  /** Null while no filter is active. */
  readonly onClear: (() => void) | null;
  readonly onClose: () => void;
  readonly children: (name: string) => ReactNode;
}

/** A phone's filters: all of them, one below the other, in a sheet over the list. Each takes effect at once. */
export const FilterSheet = ({ names, onClear, onClose, children }: FilterSheetProps) => {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { maxHeight: '90dvh', borderTopLeftRadius: 12, borderTopRightRadius: 12 },
        },
      }}
    >
      <Typography id={titleId} component="h2" variant="h6" sx={{ px: 2, pt: 2, pb: 1 }}>
        {translate('facings.views.filter.title')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, px: 2, py: 1, overflowY: 'auto' }}>
        {names.map((name) => (
          <Fragment key={name}>{children(name)}</Fragment>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button color="inherit" disabled={onClear === null} onClick={onClear ?? undefined}>
          {translate('facings.views.filter.clear')}
        </Button>
        <Button variant="contained" sx={{ ml: 'auto' }} onClick={onClose}>
          {translate('facings.views.filter.show')}
        </Button>
      </Box>
    </Drawer>
  );
};
