import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Entries } from '../../../lib/grid/entries/types';
import { WindowTable } from '../frame/WindowTable';

interface SelectedEntriesProps {
  readonly entries: Entries;
  readonly rows: Uint32Array;
  /** Position of the column that describes a row, beside its key. */
  readonly nameColumn: number;
}

/** Texts that are too long are cut off, so that the button stays in view. */
const selectedSx = { minHeight: 96, '& td:last-of-type': { maxWidth: 0, py: 0.5, pr: 0.5 } };

/** Lists the selected rows with key and name; each can be deselected (rules 2). */
export const SelectedEntries = ({ entries, rows, nameColumn }: SelectedEntriesProps) => {
  const translate = useTranslate();
  const label = translate('facings.bulkEdit.selected', { smart_count: rows.length });
  const rowAt = (index: number) => {
    const row = rows[index] ?? 0;
    const key = entries.textAt(row, entries.keyColumn).trim();
    const name = key || translate('facings.bulkEdit.unnamed', { row: row + 1 });
    return {
      key: row,
      cells: [
        <Box key="row" sx={{ display: 'flex', alignItems: 'center' }}>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography noWrap variant="body2" sx={{ fontWeight: 600 }}>
              {name}
            </Typography>
            <Typography noWrap variant="body2" color="text.secondary">
              {entries.textAt(row, nameColumn)}
            </Typography>
          </Box>
          <IconButton
            size="small"
            aria-label={translate('facings.bulkEdit.unselect', { row: name })}
            onClick={() => {
              entries.choose([row], false);
            }}
          >
            <Close fontSize="small" />
          </IconButton>
        </Box>,
      ],
    };
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        maxHeight: { xs: 250, md: 'none' },
        minWidth: 0,
        gap: 1,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40 }}>
        <Typography role="status" component="h3" sx={{ fontWeight: 600, mr: 'auto' }}>
          {rows.length > 0 && label}
        </Typography>
        {rows.length > 0 && (
          <Button
            color="inherit"
            onClick={() => {
              entries.choose(rows, false);
            }}
          >
            {translate('facings.bulkEdit.unselectAll')}
          </Button>
        )}
      </Box>
      {rows.length === 0 ? (
        <Typography color="text.secondary">{translate('facings.bulk.none.chosen')}</Typography>
      ) : (
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
