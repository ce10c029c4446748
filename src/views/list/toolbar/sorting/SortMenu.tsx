import ArrowDown from '@mui/icons-material/ArrowDownward';
import ArrowUp from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import Earlier from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import IconButton from '@mui/material/IconButton';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect, useRef } from 'react';
import '../../../../messages/en/screenTexts';
import { useParentIds } from '../../../place/placeContext';
import { useWords } from '../../../useWords';
import type { ListToolsProps } from '../ListTools';
import type { PopupProps } from '../../../usePopup';
import { ToolPopover } from '../ToolPopover';
import { sortableFields, type Sort } from './sorts';

type SortMenuProps = Pick<ListToolsProps, 'declaration' | 'state' | 'reach'> & PopupProps;

/** Sorting by menu, also by hidden columns; for keyboards and phones. */
export const SortMenu = ({ declaration, state, reach, ...tool }: SortMenuProps) => {
  const words = useWords(declaration);
  const within = useParentIds();
  const id = useId();
  const { translate, fieldLabel } = words;
  const { sorts, setSorts } = state;
  const free = sortableFields(declaration, within).filter(
    (name) => !sorts.some((sort) => sort.name === name),
  );
  const select = useRef<HTMLSelectElement | null>(null);
  const levels = useRef<HTMLOListElement | null>(null);
  // The focused element may have disappeared with its column; without focus, Escape would not close the menu.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    (select.current ?? levels.current?.querySelector('button'))?.focus();
  }, [sorts]);
  const addLabel = translate(`facings.listMenus.sort.${sorts.length === 0 ? 'add' : 'addFurther'}`);
  const without = (sort: Sort) => sorts.filter((other) => other !== sort);
  const earlier = (at: number, sort: Sort) => {
    const rest = without(sort);
    setSorts([...rest.slice(0, at - 1), sort, ...rest.slice(at - 1)]);
  };

  return (
    <ToolPopover label={translate('facings.lists.sort.label')} {...tool}>
      {sorts.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ px: 2, py: 1 }}>
          {translate('facings.listMenus.sort.none')}
        </Typography>
      )}
      <Box component="ol" ref={levels} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sorts.map((sort, at) => {
          const label = fieldLabel(sort.name);
          const direction = translate(
            `facings.listMenus.sort.${sort.isDescending ? 'descending' : 'ascending'}`,
          );
          return (
            <Box
              key={sort.name}
              component="li"
              sx={{ display: 'flex', alignItems: 'center', gap: 0.5, pl: 2, pr: 1, minHeight: 40 }}
            >
              <Typography
                component="span"
                variant="body2"
                sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
              >
                {sorts.length > 1 && `${at + 1}. `}
                {label}
              </Typography>
              <Button
                size="small"
                color="inherit"
                startIcon={sort.isDescending ? <ArrowDown /> : <ArrowUp />}
                aria-label={translate('facings.listMenus.sort.turn', { label, direction })}
                onClick={() =>
                  setSorts(
                    sorts.map((other) =>
                      other === sort ? { ...sort, isDescending: !sort.isDescending } : other,
                    ),
                  )
                }
              >
                {direction}
              </Button>
              {sorts.length > 1 && (
                <IconButton
                  size="small"
                  disabled={at === 0}
                  aria-label={translate('facings.listMenus.sort.earlier', { label })}
                  onClick={() => earlier(at, sort)}
                >
                  <Earlier fontSize="small" />
                </IconButton>
              )}
              <IconButton
                size="small"
                aria-label={translate('facings.listMenus.sort.remove', { label })}
                onClick={() => setSorts(without(sort))}
              >
                <Close fontSize="small" />
              </IconButton>
            </Box>
          );
        })}
      </Box>
      {(reach === 'page' || reach === 'ties') && (
        <Typography variant="body2" color="text.secondary" sx={{ px: 2, pt: 0.5 }}>
          {translate(`facings.lists.sort.${reach}`)}
        </Typography>
      )}
      {free.length > 0 && (
        <Box sx={{ px: 2, pt: 1.5, pb: 1 }}>
          <FormControl fullWidth size="small">
            <InputLabel htmlFor={id} shrink>
              {addLabel}
            </InputLabel>
            <NativeSelect
              input={<OutlinedInput label={addLabel} notched />}
              value=""
              onChange={({ target }) =>
                setSorts([...sorts, { name: target.value, isDescending: false }])
              }
              inputRef={select}
              inputProps={{ id }}
            >
              <option value="" disabled>
                {translate('facings.listMenus.sort.choose')}
              </option>
              {free.map((name) => (
                <option key={name} value={name}>
                  {fieldLabel(name)}
                </option>
              ))}
            </NativeSelect>
          </FormControl>
        </Box>
      )}
      {sorts.length > 0 && (
        <Box sx={{ px: 1 }}>
          <Button size="small" onClick={() => setSorts([])}>
            {translate('facings.listMenus.sort.clear')}
          </Button>
        </Box>
      )}
    </ToolPopover>
  );
};
