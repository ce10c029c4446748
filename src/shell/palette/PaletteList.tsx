import Check from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, memo, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { isForBrowser } from '../../fields/ConsoleLink';
import { Keycap } from '../keys/Keycap';
import type { PaletteEntry } from './entry';
import type { MatchRange } from './match';
import type { PaletteRows } from './usePaletteRows';

/** A label with the matching characters highlighted. */
const Emphasised = ({
  label,
  ranges,
}: {
  readonly label: string;
  readonly ranges: readonly MatchRange[];
}) => (
  <>
    {ranges.map(([from, to], index) => (
      <Fragment key={from}>
        {label.slice(ranges[index - 1]?.[1] ?? 0, from)}
        <mark>{label.slice(from, to)}</mark>
      </Fragment>
    ))}
    {label.slice(ranges.at(-1)?.[1] ?? 0)}
  </>
);

interface PaletteOptionProps {
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly ranges: readonly MatchRange[];
  readonly isActive: boolean;
  readonly onPoint: (id: string) => void;
  readonly onChoose: (entry: PaletteEntry) => void;
}

/** One entry; an address is a real link, so that it can be opened in a new tab. */
const PaletteOption = memo(
  ({ id, entry, ranges, isActive, onPoint, onChoose }: PaletteOptionProps) => {
    const translate = useTranslate();
    const { label, detail, keys = [], isNow = false, to } = entry;
    const optionProps = {
      id,
      role: 'option',
      'aria-selected': isActive,
      className: isActive ? 'option active' : 'option',
      // Prevents clicks from moving the focus out of the input.
      onMouseDown: (event: MouseEvent) => {
        if (!isForBrowser(event)) event.preventDefault();
      },
      onPointerMove: () => {
        if (!isActive) onPoint(entry.id);
      },
      onClick: (event: MouseEvent) => {
        if (to !== undefined && isForBrowser(event)) return;
        event.preventDefault();
        onChoose(entry);
      },
    };
    const content = (
      <>
        <span className="label">
          <Emphasised label={label} ranges={ranges} />
        </span>
        {detail !== undefined && <span className="detail">{detail}</span>}
        {isNow && (
          <span className="detail now">
            <Check aria-hidden="true" sx={{ fontSize: 16 }} />
            {translate('facings.palette.commands.isNow')}
          </span>
        )}
        {keys.length > 0 && (
          <span className="keys" aria-hidden="true">
            {keys.map((key) => (
              <Keycap key={key}>{key}</Keycap>
            ))}
          </span>
        )}
      </>
    );
    return to === undefined ? (
      <div {...optionProps}>{content}</div>
    ) : (
      <Link {...optionProps} to={to} tabIndex={-1}>
        {content}
      </Link>
    );
  },
);
PaletteOption.displayName = 'PaletteOption';

interface PaletteListProps {
  readonly id: string;
  readonly rows: PaletteRows;
  readonly activeId: string | null;
  readonly onPoint: (id: string) => void;
  readonly onChoose: (entry: PaletteEntry) => void;
}

/** Element id of an entry, whose own id may contain spaces. */
export const paletteOptionId = (list: string, entry: string): string =>
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
      // Where the detail does not fit beside the name, it is below it: its end is the SKU, which tells products apart.
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: theme.spacing(1.5),
      minHeight: 36,
      padding: theme.spacing(0.5, 1.25),
      borderRadius: theme.shape.borderRadius,
      color: palette.text.primary,
      textDecoration: 'none',
      cursor: 'pointer',
    },
    '& .option.active': {
      backgroundColor: `color-mix(in srgb, ${palette.primary.main} 14%, transparent)`,
      // The tint alone does not show clearly enough which entry is active (WCAG 1.4.11).
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
    '& mark': { background: 'none', color: palette.primary.main, fontWeight: 700 },
  };
});

export const PaletteList = ({ id, rows, activeId, onPoint, onChoose }: PaletteListProps) => {
  const translate = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (activeId === null) return;
    const isFirst = rows.entries[0]?.id === activeId;
    // For the first entry, scrolls to the group's heading as well.
    if (isFirst && list.current) list.current.scrollTop = 0;
    else
      document.getElementById(paletteOptionId(id, activeId))?.scrollIntoView({ block: 'nearest' });
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
              id={paletteOptionId(id, entry.id)}
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
