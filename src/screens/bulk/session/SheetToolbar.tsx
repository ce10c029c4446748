import FindReplace from '@mui/icons-material/FindReplace';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import type { Entries } from '../../../lib/grid/entries/types';
import { SearchBox } from '../../../views/list/toolbar/SearchBox';
import { useWords } from '../../../views/useWords';
import { useDialogParts } from '../frame/dialogParts';
import type { SessionActions } from './createBulkSession';
import { useSheetDeclaration } from './sheetTexts';

export interface SheetToolbarProps {
  readonly session: Pick<SessionActions, 'look' | 'go' | 'confirm'>;
  readonly entries: Entries;
  readonly search: string;
  /** The number of rows, in total and shown, as text. */
  readonly counts: string;
  readonly hasActions: boolean;
  /** The panel of bulk actions, and the button that opens and closes it. */
  readonly isPanelOpen: boolean;
  readonly panelId: string;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onFind: () => void;
  /** Before undo, and after find and replace. */
  readonly rowTools?: ReactNode;
  readonly tools: ReactNode;
}

/** The tools of a sheet. On narrow screens, the open panel takes their room. */
export const SheetToolbar = ({
  session,
  entries,
  search,
  counts,
  hasActions,
  isPanelOpen,
  panelId,
  opener,
  onFind,
  rowTools,
  tools,
}: SheetToolbarProps) => {
  const translate = useTranslate();
  const heldId = useId();
  const parts = useDialogParts();
  const { many } = useWords(useSheetDeclaration());
  const { chosen } = entries.counts();
  const isHeld = chosen === 0 && !isPanelOpen;
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
          onClick={act}
        >
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
  return (
    <Box
      role="group"
      aria-label={translate('facings.bulk.toolbar.label')}
      sx={{
        display: isPanelOpen ? { xs: 'none', md: 'flex' } : 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
      }}
    >
      <SearchBox text={search} many={many} onSearch={(text) => session.look({ search: text })} />
      {hasActions && (
        <>
          <Button
            ref={opener}
            variant="outlined"
            color="inherit"
            disabled={isHeld}
            aria-expanded={isPanelOpen}
            aria-controls={isPanelOpen ? panelId : undefined}
            onClick={() => {
              if (!isPanelOpen) session.go('actions');
              else if (parts?.panel.current) parts.panel.current.close();
              // Its code is still loading.
              else session.confirm(null);
            }}
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
      {rowTools}
      {tool('undo', <Undo />, entries.canUndo(), entries.undo)}
      {tool('redo', <Redo />, entries.canRedo(), entries.redo)}
      {tool('find', <FindReplace />, true, onFind)}
      {tools}
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
