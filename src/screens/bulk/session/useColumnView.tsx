import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { EntryColumn } from '../../../lib/grid/entries/types';
import type { ColumnState } from '../../../lib/grid/types';
import type { ColumnView } from './createBulkSession';

interface ColumnMenuProps {
  readonly anchor: HTMLElement;
  readonly column: number;
  readonly label: string;
  readonly view: ColumnView;
  readonly onChange: (view: ColumnView) => void;
  readonly onClose: () => void;
}

/** Sorts by a column and filters by its cells. */
const ColumnMenu = ({ anchor, column, label, view, onChange, onClose }: ColumnMenuProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const { sort, cells = [] } = view;
  const shownText = cells.find((cell) => cell.column === column)?.text;
  const [text, setText] = useState(shownText ?? '');
  const [isBlank, setBlank] = useState(shownText === '');
  const others = cells.filter((one) => one.column !== column);
  const sortBy = (next: ColumnView['sort']) => onChange({ cells, ...(next ? { sort: next } : {}) });
  const filterBy = (next: readonly string[]) => {
    const filtered = [...others, ...next.map((filterText) => ({ column, text: filterText }))];
    onChange({ ...view, cells: filtered });
  };
  const way = (key: 'ascending' | 'descending') => {
    const isDescending = key === 'descending';
    const isOn = sort?.column === column && sort.isDescending === isDescending;
    return (
      <Button
        size="small"
        color="inherit"
        aria-pressed={isOn}
        variant={isOn ? 'outlined' : 'text'}
        sx={{ justifyContent: 'flex-start' }}
        onClick={() => sortBy(isOn ? undefined : { column, isDescending })}
      >
        {translate(`facings.grid.column.${key}`)}
      </Button>
    );
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
    >
      <Box
        component="form"
        sx={{ display: 'grid', gap: 1, p: 1.5, width: 260 }}
        onSubmit={(event) => {
          event.preventDefault();
          filterBy(isBlank ? [''] : text.trim() === '' ? [] : [text.trim()]);
        }}
      >
        <Typography id={titleId} variant="subtitle2">
          {translate('facings.grid.column.title', { label })}
        </Typography>
        {way('ascending')}
        {way('descending')}
        {sort && (
          <Button
            size="small"
            color="inherit"
            sx={{ justifyContent: 'flex-start' }}
            onClick={() => sortBy(undefined)}
          >
            {translate('facings.grid.column.unsorted')}
          </Button>
        )}
        <Divider />
        <TextField
          size="small"
          autoFocus
          label={translate('facings.grid.column.contains')}
          value={text}
          disabled={isBlank}
          onChange={({ target: { value } }) => setText(value)}
        />
        <FormControlLabel
          control={
            <Checkbox size="small" checked={isBlank} onChange={(_, isOn) => setBlank(isOn)} />
          }
          label={translate('facings.grid.column.isBlank')}
        />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
          <Button
            size="small"
            color="inherit"
            disabled={shownText === undefined}
            onClick={() => filterBy([])}
          >
            {translate('facings.fields.clear')}
          </Button>
          <Button size="small" variant="contained" type="submit">
            {translate('facings.grid.column.apply')}
          </Button>
        </Box>
      </Box>
    </Popover>
  );
};

interface ColumnViewOptions {
  readonly columns: readonly EntryColumn[];
  readonly view: ColumnView;
  readonly onChange: (view: ColumnView) => void;
  /** The menu has closed; the grid takes the focus. */
  readonly onClosed: () => void;
}

/** The menu at the columns' headers, which filters and sorts. */
export const useColumnView = ({ columns, view, onChange, onClosed }: ColumnViewOptions) => {
  const [open, setOpen] = useState<{
    readonly column: number;
    readonly anchor: HTMLElement;
  } | null>(null);
  const columnStates = useMemo(() => {
    const states = new Map<number, ColumnState>();
    for (const { column } of view.cells ?? []) states.set(column, { isFiltered: true });
    if (view.sort) {
      const { column, isDescending } = view.sort;
      states.set(column, {
        ...states.get(column),
        sort: isDescending ? 'descending' : 'ascending',
      });
    }
    return states;
  }, [view]);
  const close = () => {
    setOpen(null);
    onClosed();
  };
  return {
    onColumnMenu: (column: number, anchor: HTMLElement) => setOpen({ column, anchor }),
    columnStates,
    menu: open && (
      <ColumnMenu
        key={open.column}
        anchor={open.anchor}
        column={open.column}
        label={columns[open.column]?.label ?? ''}
        view={view}
        onChange={(next) => {
          onChange(next);
          close();
        }}
        onClose={close}
      />
    ),
  };
};
