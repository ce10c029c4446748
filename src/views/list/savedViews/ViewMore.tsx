import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';

export type MoreChoice = 'overwrite' | 'rename' | 'makeDefault' | 'link' | 'file' | 'remove';

const choices: readonly MoreChoice[] = [
  'overwrite',
  'rename',
  'makeDefault',
  'link',
  'file',
  'remove',
];

interface ViewMoreProps {
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly isDefault: boolean;
  /** The list already shows this view, so it cannot be updated. */
  readonly isShown: boolean;
  readonly onChoose: (choice: MoreChoice) => void;
  readonly onClose: () => void;
}

/** The actions for one view. */
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
          divider={choice === 'makeDefault' || choice === 'file'}
          onClick={() => {
            onChoose(choice);
          }}
        >
          {translate(
            `facings.lists.views.${choice === 'makeDefault' && isDefault ? 'unmakeDefault' : choice}`,
          )}
        </MenuItem>
      ))}
    </Menu>
  );
};
