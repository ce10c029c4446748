import Close from '@mui/icons-material/Close';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Entries } from '../../../lib/grid/entries/types';
import { WindowTable } from '../frame/WindowTable';

interface SelectedEntriesProps {
  readonly entries: Entries;
  readonly rows: Uint32Array;
  /** Position of the column that describes a row, beside its key. */
  readonly nameColumn: number;
}

const selectedSx = {
  minHeight: 0,
  border: 0,
  borderTop: 1,
  // The table's own borderColor comes first, and borderTop resets it.
  borderTopColor: 'divider',
  borderRadius: 0,
  '& th:first-of-type': { pl: 2 },
  // Texts that are too long are cut off, so that the button stays in view.
  '& td:last-of-type': { maxWidth: 0, pl: 2, pr: 0.5 },
};

/** Lists the selected rows with key and name; each can be deselected (rules 2). */
export const SelectedEntries = ({ entries, rows, nameColumn }: SelectedEntriesProps) => {
  const translate = useTranslate();
  const listId = useId();
  const [isOpen, setOpen] = useState(true);
  const label = translate('facings.selection.count', { smart_count: rows.length });
  const rowAt = (index: number) => {
    const row = rows[index] ?? 0;
    const key = entries.textAt(row, entries.keyColumn).trim();
    const name = key || translate('facings.bulkEdit.unnamed', { row: row + 1 });
    return {
      key: row,
      cells: [
        <Box key="row" sx={{ display: 'flex', alignItems: 'center' }}>
          <Typography noWrap variant="body2" sx={{ flexGrow: 1, minWidth: 0 }}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {name}
            </Box>{' '}
            <Box component="span" sx={{ ml: 1, color: 'text.secondary' }}>
              {entries.textAt(row, nameColumn)}
            </Box>
          </Typography>
          <IconButton
            size="small"
            aria-label={translate('facings.bulkEdit.unselect', { row: name })}
            onClick={() => entries.choose([row], false)}
          >
            <Close fontSize="small" />
          </IconButton>
        </Box>,
      ],
    };
  };
  const areShown = isOpen && rows.length > 0;
  return (
    <Box
      id={listId}
      sx={{
        flex: areShown ? '0 1 auto' : 'none',
        maxHeight: '34%',
        minHeight: areShown ? 120 : 0,
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{ flexShrink: 0, display: 'flex', alignItems: 'center', minHeight: 44, pl: 2, pr: 1 }}
      >
        <Typography role="status" component="h4" sx={{ fontWeight: 600, mr: 'auto' }}>
          {rows.length > 0 ? label : translate('facings.bulk.none.chosen')}
        </Typography>
        {rows.length > 0 && (
          <>
            <Button
              color="inherit"
              sx={{ flexShrink: 0 }}
              onClick={() => entries.choose(rows, false)}
            >
              {translate('facings.bulkEdit.unselectAll')}
            </Button>
            <IconButton
              size="small"
              aria-label={translate('facings.selection.label')}
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={() => setOpen((before) => !before)}
            >
              <ExpandMore
                fontSize="small"
                sx={{ transform: isOpen ? 'none' : 'rotate(180deg)', transition: 'transform .15s' }}
              />
            </IconButton>
          </>
        )}
      </Box>
      {areShown && (
        <WindowTable
          label={label}
          count={rows.length}
          sx={selectedSx}
          columns={[{ key: 'row', label: entries.columns[entries.keyColumn]?.label ?? label }]}
          row={rowAt}
        />
      )}
    </Box>
  );
};
