import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ColumnView } from './useColumnView';

interface ColumnMenuProps {
  readonly anchor: HTMLElement;
  readonly column: number;
  readonly label: string;
  readonly view: ColumnView;
  readonly onChange: (view: ColumnView) => void;
  readonly onClose: () => void;
}

/** Sorts by a column and filters by its cells. */
export const ColumnMenu = ({ anchor, column, label, view, onChange, onClose }: ColumnMenuProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const own = view.cells?.find((one) => one.column === column)?.text;
  const [text, setText] = useState(own ?? '');
  const [isBlank, setBlank] = useState(own === '');
  const others = (view.cells ?? []).filter((one) => one.column !== column);
  const { sort } = view;
  const isSorted = (isDescending: boolean) =>
    sort?.column === column && sort.isDescending === isDescending;

  const withSort = (next: ColumnView['sort']): ColumnView => ({
    ...(view.cells ? { cells: view.cells } : {}),
    ...(next ? { sort: next } : {}),
  });
  const withText = (next: string | undefined): ColumnView => ({
    ...(sort ? { sort } : {}),
    cells: next === undefined ? others : [...others, { column, text: next }],
  });
  const way = (key: 'ascending' | 'descending', isDescending: boolean) => (
    <Button
      size="small"
      color="inherit"
      aria-pressed={isSorted(isDescending)}
      variant={isSorted(isDescending) ? 'outlined' : 'text'}
      sx={{ justifyContent: 'flex-start' }}
      onClick={() => {
        onChange(withSort(isSorted(isDescending) ? undefined : { column, isDescending }));
      }}
    >
      {translate(`facings.grid.column.${key}`)}
    </Button>
  );
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
          onChange(withText(isBlank ? '' : text.trim() === '' ? undefined : text.trim()));
        }}
      >
        <Typography id={titleId} variant="subtitle2">
          {translate('facings.grid.column.title', { label })}
        </Typography>
        {way('ascending', false)}
        {way('descending', true)}
        {sort && (
          <Button
            size="small"
            color="inherit"
            sx={{ justifyContent: 'flex-start' }}
            onClick={() => {
              onChange(withSort(undefined));
            }}
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
          onChange={({ target: { value } }) => {
            setText(value);
          }}
        />
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={isBlank}
              onChange={(_, isOn) => {
                setBlank(isOn);
              }}
            />
          }
          label={translate('facings.grid.column.isBlank')}
        />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
          <Button
            size="small"
            color="inherit"
            disabled={own === undefined}
            onClick={() => {
              onChange(withText(undefined));
            }}
          >
            {translate('facings.grid.column.clear')}
          </Button>
          <Button size="small" variant="contained" type="submit">
            {translate('facings.grid.column.apply')}
          </Button>
        </Box>
      </Box>
    </Popover>
  );
};
