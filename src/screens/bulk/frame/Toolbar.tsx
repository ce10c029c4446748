import FindReplace from '@mui/icons-material/FindReplace';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Entries } from '../../../grid/entriesTypes';
import { SearchBox } from '../../../views/list/SearchBox';
import { useNumberText } from '../../../views/useWords';

interface ToolbarProps {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** Name of the searched records: 'Products'. */
  readonly many: string;
  /** Number of selected rows. */
  readonly chosen: number;
  /** Null where there are none. */
  readonly onBulkActions: (() => void) | null;
  /** The number of rows, in total and shown, as text. */
  readonly counts: string;
  /** More tools: undo, redo, find. */
  readonly children?: ReactNode;
}

/** Search, Bulk Actions, number of selected and of all rows (rules 2, Toolbar). */
export const Toolbar = ({
  search,
  onSearch,
  many,
  chosen,
  onBulkActions,
  counts,
  children,
}: ToolbarProps) => {
  const translate = useTranslate();
  const heldId = useId();
  const isHeld = chosen === 0;
  return (
    <Box
      role="group"
      aria-label={translate('facings.bulk.toolbar.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <SearchBox text={search} many={many} onSearch={onSearch} />
      {onBulkActions && (
        <>
          <Button
            variant="outlined"
            color="inherit"
            disabled={isHeld}
            onClick={onBulkActions}
            {...(isHeld
              ? { 'aria-describedby': heldId, title: translate('facings.bulk.toolbar.chooseFirst') }
              : {})}
          >
            {translate('facings.bulk.toolbar.actions')}
          </Button>
          <span id={heldId} hidden>
            {translate('facings.bulk.toolbar.chooseFirst')}
          </span>
        </>
      )}
      <Typography role="status" variant="body2" color={isHeld ? 'text.secondary' : 'text.primary'}>
        {translate('facings.bulk.toolbar.chosen', { smart_count: chosen })}
      </Typography>
      {children}
      <Typography
        role="status"
        variant="body2"
        color="text.secondary"
        sx={{ ml: { sm: 'auto' }, fontVariantNumeric: 'tabular-nums' }}
      >
        {counts}
      </Typography>
    </Box>
  );
};

interface HistoryToolsProps {
  readonly entries: Entries;
  readonly onFind: () => void;
}

/** Undo, redo, find and replace. */
export const HistoryTools = ({ entries, onFind }: HistoryToolsProps) => {
  const translate = useTranslate();
  const tool = (
    key: 'undo' | 'redo' | 'find',
    icon: ReactNode,
    isThere: boolean,
    act: () => unknown,
  ) => (
    <Tooltip title={translate(`facings.bulk.sheet.${key}`)}>
      {/* A disabled button fires no events for its tooltip. */}
      <span>
        <IconButton
          aria-label={translate(`facings.bulk.sheet.${key}`)}
          disabled={!isThere}
          onClick={() => {
            act();
          }}
        >
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
  return (
    <>
      {tool('undo', <Undo />, entries.canUndo(), entries.undo)}
      {tool('redo', <Redo />, entries.canRedo(), entries.redo)}
      {tool('find', <FindReplace />, true, onFind)}
    </>
  );
};

interface ConfirmedProps {
  /** Number of changed rows; null if nothing was confirmed. */
  readonly rows: number | null;
  readonly onClose: () => void;
}

/** Reports the result of bulk actions, because the changed column may not be visible. */
export const Confirmed = ({ rows, onClose }: ConfirmedProps) => {
  const translate = useTranslate();
  const number = useNumberText();
  if (rows === null) return null;
  return (
    <Alert
      severity={rows === 0 ? 'info' : 'success'}
      role="status"
      onClose={onClose}
      closeText={translate('facings.bulk.close')}
    >
      {rows === 0
        ? translate('facings.bulkEdit.confirmedNone')
        : translate('facings.bulkEdit.confirmed', { smart_count: rows, count: number(rows) })}
    </Alert>
  );
};
