import ArrowDown from '@mui/icons-material/KeyboardArrowDown';
import ArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import '../../../../messages/en/screenTexts';
import type { RaRecord } from 'react-admin';
import { useParentIds } from '../../../place/placeContext';
import { useWords } from '../../../useWords';
import type { ListToolsProps } from '../../toolbar/ListTools';
import type { PopupProps } from '../../../usePopup';
import { ToolPopover } from '../../toolbar/ToolPopover';
import { declaredColumns, offeredColumns } from './columns';
import { arrangementOf, columnsOf, moved, toggled, type Arrangement } from './order';

/** The rows of a list may lack fields that are only in single records. */
const isEmpty = (value: unknown): boolean =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether no loaded row has a value; false without rows. */
const isBlank = (rows: readonly RaRecord[], name: string): boolean =>
  rows.length > 0 && rows.every((row) => isEmpty(row[name]));

type Direction = 'up' | 'down';

export const ColumnsMenu = ({
  declaration,
  state,
  rows,
  ...tool
}: Omit<ListToolsProps, 'reach'> & PopupProps) => {
  const words = useWords(declaration);
  const within = useParentIds();
  const offered = offeredColumns(declaration, within);
  const [arrangement, setArrangement] = useState(() => arrangementOf(offered, state.columns));
  const [announced, setAnnounced] = useState('');
  const list = useRef<HTMLUListElement | null>(null);
  // Restores the focus, which a row loses when it moves in the document.
  const focused = useRef<{ readonly name: string; readonly control: string } | null>(null);
  useLayoutEffect(() => {
    if (!focused.current) return;
    const { name, control } = focused.current;
    focused.current = null;
    const row = list.current?.querySelector(`[data-column="${name}"]`);
    const wanted = row?.querySelector<HTMLElement>(`[data-control="${control}"]:not(:disabled)`);
    (wanted ?? row?.querySelector<HTMLElement>('input'))?.focus();
  });

  const { translate } = words;
  const columns = columnsOf(arrangement);
  const set = (next: Arrangement) => {
    setArrangement(next);
    state.setColumns(columnsOf(next));
  };
  const move = (name: string, direction: Direction, control: string) => {
    const next = moved(arrangement, name, direction);
    if (next === arrangement) return;
    focused.current = { name, control };
    set(next);
    const after = columnsOf(next);
    setAnnounced(
      translate('facings.listMenus.columns.moved', {
        label: words.fieldLabel(name),
        place: after.indexOf(name) + 1,
        count: after.length,
      }),
    );
  };
  const moveByKey = (event: KeyboardEvent<HTMLElement>, name: string) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const { control = 'shown' } = (event.target as HTMLElement).dataset;
    move(name, event.key === 'ArrowUp' ? 'up' : 'down', control);
  };
  const mover = (name: string, direction: Direction) => {
    const at = columns.indexOf(name);
    const isAtEnd = direction === 'up' ? at === 0 : at === columns.length - 1;
    return (
      <IconButton
        size="small"
        data-control={direction}
        disabled={isAtEnd}
        aria-label={translate(`facings.listMenus.columns.${direction}`, {
          label: words.fieldLabel(name),
        })}
        onClick={() => move(name, direction, direction)}
      >
        {direction === 'up' ? <ArrowUp fontSize="small" /> : <ArrowDown fontSize="small" />}
      </IconButton>
    );
  };

  return (
    <ToolPopover label={translate('facings.lists.columns.label')} {...tool}>
      <Typography variant="body2" color="text.secondary" sx={{ px: 2, pt: 0.5, pb: 1 }}>
        {translate('facings.listMenus.columns.explain')}
      </Typography>
      <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {arrangement.order.map((name) => {
          const isShown = arrangement.shown.has(name);
          return (
            <Box
              key={name}
              component="li"
              data-column={name}
              onKeyDown={(event) => moveByKey(event, name)}
              sx={{ display: 'flex', alignItems: 'center', pl: 2, pr: 1, minHeight: 38 }}
            >
              <FormControlLabel
                sx={{ flex: 1, minWidth: 0, mr: 1 }}
                disabled={isShown && columns.length === 1}
                control={
                  <Checkbox
                    size="small"
                    checked={isShown}
                    onChange={() => set(toggled(arrangement, name))}
                    slotProps={{ input: { 'data-control': 'shown' } as object }}
                  />
                }
                label={
                  <>
                    {words.fieldLabel(name)}
                    {isShown && isBlank(rows, name) && (
                      <Typography variant="caption" color="text.secondary" component="span">
                        {' · '}
                        {translate('facings.listMenus.columns.blank')}
                      </Typography>
                    )}
                  </>
                }
              />
              {isShown && columns.length > 1 && (
                <>
                  {mover(name, 'up')}
                  {mover(name, 'down')}
                </>
              )}
            </Box>
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1, pt: 1 }}>
        <Button
          size="small"
          onClick={() => set(arrangementOf(offered, declaredColumns(declaration, within)))}
        >
          {translate('facings.listMenus.columns.reset')}
        </Button>
        {columns.length === 1 && (
          <Typography variant="caption" color="text.secondary">
            {translate('facings.listMenus.columns.last')}
          </Typography>
        )}
      </Box>
      <span role="status" style={visuallyHidden}>
        {announced}
      </span>
    </ToolPopover>
  );
};
