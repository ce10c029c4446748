import EditOutlined from '@mui/icons-material/EditOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { usePageAction, useShortcutHint } from '../keys/usePageAction';
import { loadEdit } from '../load';

interface ModeToggleProps {
  readonly isEditing: boolean;
  /** Name of the edit mode: 'Edit Region'. */
  readonly edit: string;
  readonly onChange: (isEditing: boolean) => void;
}

const near = () => void loadEdit();

/** The view/edit toggle in the top bar (rules 2). */
export const ModeToggle = ({ isEditing, edit, onChange }: ModeToggleProps) => {
  const translate = useTranslate();
  const hint = useShortcutHint('e');
  usePageAction({
    key: 'edit',
    label: edit,
    shortcut: 'e',
    isDisabled: isEditing,
    run: () => onChange(true),
  });
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={isEditing ? 'edit' : 'view'}
      aria-label={translate('facings.views.manage.mode')}
      onChange={(_, mode: 'view' | 'edit' | null) => {
        if (mode) onChange(mode === 'edit');
      }}
    >
      <ToggleButton value="view">
        <VisibilityOutlined fontSize="small" sx={{ mr: 1 }} />
        {translate('facings.views.manage.view')}
      </ToggleButton>
      <ToggleButton {...hint} value="edit" onPointerEnter={near} onFocus={near}>
        <EditOutlined fontSize="small" sx={{ mr: 1 }} />
        {edit}
      </ToggleButton>
    </ToggleButtonGroup>
  );
};
