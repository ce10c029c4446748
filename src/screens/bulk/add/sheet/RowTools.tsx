import Add from '@mui/icons-material/Add';
import Redo from '@mui/icons-material/Redo';
import Search from '@mui/icons-material/FindReplace';
import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { Entries } from '../../../../grid/entriesTypes';

interface RowToolsProps {
  readonly entries: Entries;
  readonly onAdd: () => void;
  readonly onFind: () => void;
  readonly children?: ReactNode;
}

/** Row commands: add, remove or restore the selected rows, undo. */
export const RowTools = ({ entries, onAdd, onFind, children }: RowToolsProps) => {
  const translate = useTranslate();
  const chosen = entries.counts().chosen;
  const isAnyLeft =
    chosen > 0 && Array.from(entries.chosenRows()).some((row) => entries.outcomeOf(row) === 'left');
  const step = (key: 'undo' | 'redo', icon: ReactNode, isThere: boolean, travel: () => unknown) => (
    <Tooltip title={translate(`facings.bulk.sheet.${key}`)}>
      {/* A disabled button fires no events for its tooltip. */}
      <span>
        <IconButton
          aria-label={translate(`facings.bulk.sheet.${key}`)}
          disabled={!isThere}
          onClick={() => {
            travel();
          }}
        >
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
  return (
    <>
      <Button color="inherit" startIcon={<Add />} onClick={onAdd}>
        {translate('facings.bulk.sheet.addRow')}
      </Button>
      {chosen > 0 && (
        <>
          <Button
            color="inherit"
            onClick={() => {
              entries.leave(entries.chosenRows(), !isAnyLeft);
            }}
          >
            {translate(`facings.bulk.sheet.${isAnyLeft ? 'bringBack' : 'leaveOut'}`)}
          </Button>
          <Button
            color="inherit"
            onClick={() => {
              entries.remove(entries.chosenRows());
            }}
          >
            {translate('facings.bulk.sheet.remove')}
          </Button>
        </>
      )}
      {step('undo', <Undo />, entries.canUndo(), entries.undo)}
      {step('redo', <Redo />, entries.canRedo(), entries.redo)}
      <Tooltip title={translate('facings.bulk.sheet.find')}>
        <IconButton aria-label={translate('facings.bulk.sheet.find')} onClick={onFind}>
          <Search />
        </IconButton>
      </Tooltip>
      {children}
    </>
  );
};
