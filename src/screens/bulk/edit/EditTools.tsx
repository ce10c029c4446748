import FindReplace from '@mui/icons-material/FindReplace';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Editing } from './createEditing';
import { useCountText } from './useCountText';

interface EditToolsProps {
  readonly editing: Editing;
  readonly onFind: () => void;
  readonly isChangedOnly: boolean;
  readonly changed: number;
}

/** Undo, redo, find and replace, and a filter for changed rows. */
export const EditTools = ({ editing, onFind, isChangedOnly, changed }: EditToolsProps) => {
  const translate = useTranslate();
  const countText = useCountText();
  const { entries } = editing.sheet;
  const tool = (
    key: 'undo' | 'redo' | 'find',
    icon: ReactNode,
    isHeld: boolean,
    act: () => void,
  ) => (
    <Tooltip title={translate(`facings.bulkEdit.${key}`)}>
      {/* A disabled button fires no events for its tooltip. */}
      <span>
        <IconButton
          aria-label={translate(`facings.bulkEdit.${key}`)}
          disabled={isHeld}
          onClick={act}
        >
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
  return (
    <>
      {tool('undo', <Undo />, !entries.canUndo(), () => void entries.undo())}
      {tool('redo', <Redo />, !entries.canRedo(), () => void entries.redo())}
      {tool('find', <FindReplace />, false, onFind)}
      <FormControlLabel
        label={translate('facings.bulkEdit.changedOnly', {
          count: countText.number(changed),
        })}
        control={
          <Switch
            size="small"
            checked={isChangedOnly}
            disabled={changed === 0 && !isChangedOnly}
            onChange={(_, isOn) => {
              editing.showChangedOnly(isOn);
            }}
          />
        }
      />
    </>
  );
};
