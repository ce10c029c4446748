import Close from '@mui/icons-material/Close';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { FindOptions, Hit } from '../../entries/types';
import type { Touched } from '../../types';
import type { GridBoard } from '../sheetBoard';
import type { Tell } from '../useTell';
import type { Hits } from './hits';
import { useFind, type Scope } from './useFind';

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

interface FindBarProps {
  readonly board: GridBoard;
  readonly tell: Tell;
  readonly open: FindOpen;
  readonly find: (asked: FindOptions) => readonly Hit[];
  readonly replace: ((asked: FindOptions, by: string) => Touched) | undefined;
  readonly onHits: (hits: Hits | null) => void;
  readonly onClose: () => void;
}

/** The find and replace bar above the grid. The grid highlights the hits. */
export const FindBar = ({ board, tell, open, find, replace, onHits, onClose }: FindBarProps) => {
  const translate = useTranslate();
  const id = useId();
  const text = useRef<HTMLInputElement>(null);
  const by = useRef<HTMLInputElement>(null);
  const { finding, hits, current, column, hasBlock, change, go, replaceOne, replaceAll } = useFind({
    board,
    tell,
    find,
    replace,
    onHits,
  });

  useEffect(() => {
    const input = open.isReplace && text.current?.value !== '' ? by.current : text.current;
    (input ?? text.current)?.focus();
    input?.select();
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const { key, shiftKey, target } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    if (key === 'Escape') onClose();
    else if (isCommand && key.toLowerCase() === 'f') text.current?.select();
    else if (isCommand && key.toLowerCase() === 'h') by.current?.focus();
    else if (key === 'Enter' && target === text.current) go(shiftKey);
    else if (key === 'Enter' && target === by.current) replaceOne();
    else return;
    event.preventDefault();
  };

  const scopes: readonly Scope[] = [
    'everything',
    'column',
    ...(hasBlock ? ['selection' as const] : []),
  ];
  const foundText = (number: number) =>
    current > 0
      ? translate('facings.grid.find.at', { at: current, count: number })
      : translate('facings.grid.find.found', { smart_count: number, count: number });
  const told = !hits
    ? ''
    : hits.count === 0
      ? translate('facings.grid.find.nothing')
      : foundText(hits.count);

  return (
    // Enter and Escape work anywhere in the bar.
    <Box
      role="search"
      aria-label={translate('facings.grid.find.title')}
      sx={findSx}
      onKeyDown={onKeyDown}
    >
      <div className="line">
        <input
          ref={text}
          type="text"
          aria-label={translate('facings.grid.find.text')}
          placeholder={translate('facings.grid.find.text')}
          value={finding.text}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            change({ text: event.target.value });
          }}
        />
        <IconButton
          size="small"
          aria-label={translate('facings.grid.find.previous')}
          onClick={() => {
            go(true);
          }}
        >
          <KeyboardArrowUp fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={translate('facings.grid.find.next')}
          onClick={() => {
            go(false);
          }}
        >
          <KeyboardArrowDown fontSize="small" />
        </IconButton>
        <label htmlFor={`${id}-scope`}>{translate('facings.grid.find.scope')}</label>
        <select
          id={`${id}-scope`}
          value={finding.scope}
          onChange={(event) => {
            change({ scope: event.target.value as Scope });
          }}
        >
          {scopes.map((scope) => (
            <option key={scope} value={scope}>
              {translate(`facings.grid.find.scopes.${scope}`, { column })}
            </option>
          ))}
        </select>
        {(['isWholeCell', 'isCaseSensitive'] as const).map((option) => (
          <label key={option} className="option">
            <input
              type="checkbox"
              checked={finding[option]}
              onChange={(event) => {
                change({ [option]: event.target.checked });
              }}
            />
            {translate(`facings.grid.find.${option}`)}
          </label>
        ))}
        <span role="status" className="count">
          {told}
        </span>
        <IconButton
          size="small"
          aria-label={translate('facings.grid.find.close')}
          onClick={onClose}
          sx={{ ml: 'auto' }}
        >
          <Close fontSize="small" />
        </IconButton>
      </div>
      {replace && (
        <div className="line">
          <input
            ref={by}
            type="text"
            aria-label={translate('facings.grid.find.by')}
            placeholder={translate('facings.grid.find.by')}
            value={finding.by}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              change({ by: event.target.value });
            }}
          />
          <Button size="small" disabled={finding.text === ''} onClick={replaceOne}>
            {translate('facings.grid.find.replaceOne')}
          </Button>
          <Button size="small" disabled={finding.text === ''} onClick={replaceAll}>
            {translate('facings.grid.find.replaceAll')}
          </Button>
        </div>
      )}
    </Box>
  );
};
