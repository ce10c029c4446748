import Close from '@mui/icons-material/Close';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import { useFind, type FindScope, type UseFindOptions } from './useFind';

const findSx: SxProps<Theme> = {
  display: 'grid',
  gap: 0.5,
  mb: 0.5,
  p: 0.75,
  border: '1px solid var(--line)',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& .line': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 },
  '& input[type=text], & select': {
    height: 30,
    boxSizing: 'border-box',
    px: 1,
    font: 'inherit',
    color: 'text.primary',
    bgcolor: 'background.paper',
    border: '1px solid',
    borderColor: 'text.secondary',
    borderRadius: 1,
    '@media (pointer: coarse)': { fontSize: 16 },
  },
  '& input[type=text]': { width: 240, maxWidth: '100%' },
  '& label': { color: 'text.secondary' },
  '& .option': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.5,
    minHeight: 28,
    color: 'text.primary',
  },
  '& input[type=checkbox]': { width: 16, height: 16, m: 0, accentColor: 'var(--on)' },
  '& .count': { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
};

/** Which input has the focus. `at` distinguishes repeated requests for the same input. */
export interface FindOpen {
  readonly isReplace: boolean;
  readonly at: number;
}

interface FindBarProps extends UseFindOptions {
  readonly open: FindOpen;
  readonly onClose: () => void;
}

/** The find and replace bar above the grid. The grid highlights the hits. */
export const FindBar = ({ open, onClose, ...options }: FindBarProps) => {
  const translate = useTranslate();
  const say = (key: string, values?: Readonly<Record<string, unknown>>) =>
    translate(`facings.grid.find.${key}`, values);
  const id = useId();
  const text = useRef<HTMLInputElement>(null);
  const by = useRef<HTMLInputElement>(null);
  const { query, current, column, scopes, change, go, replaceOne, replaceAll } = useFind(options);

  useEffect(() => {
    const input = open.isReplace && text.current?.value !== '' ? by.current : text.current;
    (input ?? text.current)?.focus();
    input?.select();
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const { key, shiftKey, target } = event;
    const command = event.ctrlKey || event.metaKey ? key.toLowerCase() : null;
    if (key === 'Escape') onClose();
    else if (command === 'f') text.current?.select();
    else if (command === 'h') by.current?.focus();
    else if (key === 'Enter' && target === text.current) go(shiftKey);
    else if (key === 'Enter' && target === by.current) replaceOne();
    else return;
    event.preventDefault();
  };

  const input = (part: 'text' | 'by', ref: Ref<HTMLInputElement>) => (
    <input
      ref={ref}
      type="text"
      aria-label={say(part)}
      placeholder={say(part)}
      value={query[part]}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => change({ [part]: event.target.value })}
    />
  );
  const iconButton = (key: 'previous' | 'next' | 'close', icon: ReactNode, act: () => void) => (
    <IconButton
      size="small"
      aria-label={say(key)}
      onClick={act}
      {...(key === 'close' && { sx: { ml: 'auto' } })}
    >
      {icon}
    </IconButton>
  );
  const replaceButton = (key: 'replaceOne' | 'replaceAll', act: () => void) => (
    <Button size="small" disabled={query.text === ''} onClick={act}>
      {say(key)}
    </Button>
  );
  const countText = ({ count }: { readonly count: number }): string => {
    if (count === 0) return say('nothing');
    if (current > 0) return say('at', { at: current, count });
    return say('found', { smart_count: count, count });
  };

  return (
    // Enter and Escape work anywhere in the bar.
    <Box role="search" aria-label={say('title')} sx={findSx} onKeyDown={onKeyDown}>
      <div className="line">
        {input('text', text)}
        {iconButton('previous', <KeyboardArrowUp fontSize="small" />, () => go(true))}
        {iconButton('next', <KeyboardArrowDown fontSize="small" />, () => go(false))}
        <label htmlFor={`${id}-scope`}>{say('scope')}</label>
        <select
          id={`${id}-scope`}
          value={query.scope}
          onChange={(event) => change({ scope: event.target.value as FindScope })}
        >
          {scopes.map((scope) => (
            <option key={scope} value={scope}>
              {say(`scopes.${scope}`, { column })}
            </option>
          ))}
        </select>
        {(['isWholeCell', 'isCaseSensitive'] as const).map((option) => (
          <label key={option} className="option">
            <input
              type="checkbox"
              checked={query[option]}
              onChange={(event) => change({ [option]: event.target.checked })}
            />
            {say(option)}
          </label>
        ))}
        <span role="status" className="count">
          {options.hits && countText(options.hits)}
        </span>
        {iconButton('close', <Close fontSize="small" />, onClose)}
      </div>
      <div className="line">
        {input('by', by)}
        {replaceButton('replaceOne', replaceOne)}
        {replaceButton('replaceAll', replaceAll)}
      </div>
    </Box>
  );
};
