import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Membership } from '../../../dataProvider/calls/memberships';
import { Badge } from '../../fields/shared/Badge';

interface MemberRowProps {
  readonly member: Membership;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
  readonly onRemoveEverywhere: () => void;
}

const rowSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
  gridTemplateAreas: { xs: '"name actions" "email actions"', sm: '"name email actions"' },
  columnGap: 2,
  alignItems: 'center',
  py: 0.5,
  minHeight: 44,
  borderTop: 1,
  borderColor: 'divider',
} as const;

export const MemberRow = ({ member, isBusy, onRemove, onRemoveEverywhere }: MemberRowProps) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { user, isAdmin } = member;
  const name = user.name || user.email || translate('facings.team.nameless');
  return (
    <Box component="li" sx={rowSx} aria-busy={isBusy}>
      <Box sx={{ gridArea: 'name', overflowWrap: 'anywhere', opacity: isBusy ? 0.6 : 1 }}>
        {name}
        {isAdmin && (
          <Badge tone="primary" sx={{ ml: 1 }}>
            {translate('facings.team.admin')}
          </Badge>
        )}
      </Box>
      <Box
        sx={{ gridArea: 'email', overflowWrap: 'anywhere', color: 'text.secondary', fontSize: 14 }}
      >
        {isBusy ? translate('facings.team.removing') : user.email}
      </Box>
      <Box sx={{ gridArea: 'actions', display: 'flex' }}>
        <Tooltip title={translate('facings.team.remove', { name })} describeChild={false}>
          <IconButton
            size="small"
            data-member-remove=""
            aria-label={translate('facings.team.remove', { name })}
            // Not `disabled`, which would lose the focus during the request.
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) onRemove();
            }}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
        {user.id !== '' && (
          <IconButton
            size="small"
            aria-label={translate('facings.team.more', { name })}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            aria-disabled={isBusy}
            onClick={({ currentTarget }) => {
              if (!isBusy) setAnchor(currentTarget);
            }}
          >
            <MoreVert fontSize="small" />
          </IconButton>
        )}
      </Box>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => {
          setAnchor(null);
        }}
      >
        <MenuItem
          onClick={() => {
            setAnchor(null);
            onRemoveEverywhere();
          }}
        >
          {translate('facings.team.everywhere')}
        </MenuItem>
      </Menu>
    </Box>
  );
};
