import Check from '@mui/icons-material/Check';
import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

export type MoreChoice = 'overwrite' | 'rename' | 'makeDefault' | 'link' | 'remove';

const choices: readonly MoreChoice[] = ['overwrite', 'rename', 'makeDefault', 'link', 'remove'];

interface ViewMoreProps {
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly isDefault: boolean;
  /** The list already shows this view, so it cannot be updated. */
  readonly isShown: boolean;
  readonly onChoose: (choice: MoreChoice) => void;
  readonly onClose: () => void;
}

export const ViewMore = ({
  anchor,
  label,
  isDefault,
  isShown,
  onChoose,
  onClose,
}: ViewMoreProps) => {
  const translate = useTranslate();
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': label, dense: true } }}
    >
      {choices.map((choice) => (
        <MenuItem
          key={choice}
          disabled={choice === 'overwrite' && isShown}
          divider={choice === 'makeDefault' || choice === 'link'}
          onClick={() => onChoose(choice)}
        >
          {translate(
            `facings.listMenus.views.${choice === 'makeDefault' && isDefault ? 'unmakeDefault' : choice}`,
          )}
        </MenuItem>
      ))}
    </Menu>
  );
};

interface ViewRowProps {
  readonly name: string;
  readonly isCurrent: boolean;
  readonly isDefault?: boolean;
  readonly onChoose: () => void;
  /** Absent for the built-in view. */
  readonly onMore?: (anchor: HTMLElement) => void;
}

/** A view in the menu; a click applies it. */
export const ViewRow = ({ name, isCurrent, isDefault = false, onChoose, onMore }: ViewRowProps) => {
  const translate = useTranslate();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', pr: 1 }}>
      <ButtonBase
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onChoose}
        sx={{
          flex: 1,
          minWidth: 0,
          minHeight: 38,
          px: 2,
          gap: 1,
          justifyContent: 'flex-start',
          textAlign: 'left',
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        <Check
          fontSize="small"
          aria-hidden="true"
          sx={{ visibility: isCurrent ? 'visible' : 'hidden', color: 'primary.main' }}
        />
        <Typography variant="body1" component="span" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {isDefault && (
          <Typography variant="caption" component="span" color="text.secondary" noWrap>
            {translate('facings.fields.settings.isDefault')}
          </Typography>
        )}
      </ButtonBase>
      {onMore && (
        <IconButton
          size="small"
          aria-label={translate('facings.views.row.more', { name })}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => onMore(currentTarget)}
        >
          <MoreVert fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
};
