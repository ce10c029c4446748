import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Entries } from '../../../sheet/entries/types';
import { useRowWindow } from '../frame/WindowTable';

const rowHeight = 48;

interface SelectedEntriesProps {
  readonly entries: Entries;
  readonly rows: Uint32Array;
  /** Position of the column that describes a row, beside its key. */
  readonly nameColumn: number;
}

/** Lists the selected rows with key and name; each can be deselected (rules 2). */
export const SelectedEntries = ({ entries, rows, nameColumn }: SelectedEntriesProps) => {
  const translate = useTranslate();
  const { scroller, positions, above, below } = useRowWindow({ count: rows.length, rowHeight });
  const label = translate('facings.bulkEdit.selected', { smart_count: rows.length });
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0, gap: 1 }}
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
        <Box
          ref={scroller}
          sx={{
            overflow: 'auto',
            minHeight: 96,
            maxHeight: { xs: 200, md: 'none' },
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          <Box
            component="ul"
            sx={{ m: 0, p: 0, listStyle: 'none', pt: `${above}px`, pb: `${below}px` }}
          >
            {positions.map((position) => (
              <Selected
                key={rows[position]}
                entries={entries}
                row={rows[position] ?? 0}
                nameColumn={nameColumn}
                place={position + 1}
                count={rows.length}
              />
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
};

interface SelectedProps {
  readonly entries: Entries;
  readonly row: number;
  readonly nameColumn: number;
  readonly place: number;
  readonly count: number;
}

const Selected = ({ entries, row, nameColumn, place, count }: SelectedProps) => {
  const translate = useTranslate();
  const key = entries.textAt(row, entries.keyColumn).trim();
  const name = key || translate('facings.bulkEdit.unnamed', { row: row + 1 });
  return (
    <Box
      component="li"
      aria-setsize={count}
      aria-posinset={place}
      sx={{
        display: 'flex',
        alignItems: 'center',
        height: rowHeight,
        pl: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
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
        sx={{ mx: 0.5 }}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
};
