import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Entry } from './entry';
import { PaletteOption } from './PaletteOption';
import type { PaletteRows } from './usePaletteRows';

interface PaletteListProps {
  readonly id: string;
  readonly rows: PaletteRows;
  readonly activeId: string | null;
  readonly onPoint: (id: string) => void;
  readonly onChoose: (entry: Entry) => void;
}

/** Id of an entry's element; entries have blanks in theirs. */
export const optionId = (list: string, entry: string): string =>
  `${list}-${encodeURIComponent(entry)}`;

const List = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    overflowY: 'auto',
    padding: theme.spacing(0.5, 1, 1),
    scrollPaddingBlock: 36,
    '& .title': {
      padding: theme.spacing(1.25, 1.25, 0.5),
      fontSize: 12,
      fontWeight: 650,
      color: palette.text.secondary,
    },
    '& .option': {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(1.5),
      minHeight: 36,
      padding: theme.spacing(0.5, 1.25),
      borderRadius: theme.shape.borderRadius,
      color: palette.text.primary,
      textDecoration: 'none',
      cursor: 'pointer',
    },
    '& .option.active': {
      backgroundColor: `color-mix(in srgb, ${palette.primary.main} 14%, transparent)`,
      // The tint alone is too faint to say which entry Enter runs (WCAG 1.4.11).
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: -2,
    },
    '& .label': { minWidth: 0, overflowWrap: 'anywhere' },
    '& .detail': {
      minWidth: 0,
      color: palette.text.secondary,
      fontSize: 13,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .now': { display: 'inline-flex', alignItems: 'center', gap: 4, flexShrink: 0 },
    '& .keys': { display: 'inline-flex', gap: 4, marginLeft: 'auto', flexShrink: 0 },
    '& mark': {
      background: 'none',
      color: palette.primary.main,
      fontWeight: 700,
    },
  };
});

export const PaletteList = ({ id, rows, activeId, onPoint, onChoose }: PaletteListProps) => {
  const translate = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (activeId === null) return;
    const isFirst = rows.entries[0]?.id === activeId;
    // The first one shows its heading as well.
    if (isFirst && list.current) list.current.scrollTop = 0;
    else document.getElementById(optionId(id, activeId))?.scrollIntoView({ block: 'nearest' });
  }, [id, activeId, rows.entries]);

  return (
    <List ref={list} id={id} role="listbox" aria-label={translate('facings.palette.results')}>
      {rows.groups.map(({ key, title, items, failure }) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <div id={`${id}-${key}`} className="title" role="presentation">
            {title}
          </div>
          {failure !== undefined && (
            <Typography
              role="presentation"
              variant="body2"
              color="error"
              sx={{ px: 1.25, overflowWrap: 'anywhere' }}
            >
              {failure}
            </Typography>
          )}
          {items.map(({ entry, ranges }) => (
            <PaletteOption
              key={entry.id}
              id={optionId(id, entry.id)}
              entry={entry}
              ranges={ranges}
              isActive={entry.id === activeId}
              onPoint={onPoint}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </List>
  );
};
