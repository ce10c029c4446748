/** Styles of a week: seven columns if there is room, otherwise a list by day. */
import type { SxProps, Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** Colors of the first templates; texts have the same information. */
const hues = [168, 212, 32, 286, 348, 98, 246, 56] as const;

export const hueOf = (at: number): number => hues[at % hues.length] ?? hues[0];

const wide = '@container (min-width: 680px)';
/** Seven columns that are too narrow for a weekday and 'Today' on one line, in French. */
const narrowColumns = '@container (min-width: 680px) and (max-width: 819.95px)';

export const weekSx: SxProps<Theme> = {
  containerType: 'inline-size',
  mb: 3,
  '& .week': { display: 'grid', gap: 2, outlineOffset: 4 },
  '& .day': { minWidth: 0, borderTop: '2px solid', borderColor: 'divider', pt: 1 },
  '& .day.today': { borderColor: 'primary.main' },
  '& h3': {
    // Leaves room for the fixed top bar.
    scrollMarginTop: '76px',
    m: 0,
    mb: 0.75,
    display: 'flex',
    alignItems: 'baseline',
    columnGap: 0.75,
    whiteSpace: 'nowrap',
    fontSize: 14,
    fontWeight: 600,
  },
  '& h3 .date': { color: 'text.secondary', fontWeight: 400, fontSize: 13 },
  '& h3 .now': { color: 'primary.main', fontSize: 12, whiteSpace: 'nowrap' },
  '& .day.today h3, & .day.today h3 .date': { color: 'primary.main' },
  '& .note': { m: 0, mb: 0.75, fontSize: 12, color: 'text.secondary' },
  '& .note svg': { fontSize: 14, verticalAlign: '-2px', mr: 0.5, color: 'warning.main' },
  '& ul': {
    listStyle: 'none',
    m: 0,
    p: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 0.75,
  },
  '& .entry': {
    display: 'block',
    position: 'relative',
    width: '100%',
    minHeight: 32,
    p: '6px 8px 8px 10px',
    textAlign: 'left',
    fontFamily: 'inherit',
    fontSize: 13,
    lineHeight: 1.35,
    color: 'text.primary',
    bgcolor: 'background.default',
    border: '1px solid',
    borderColor: 'divider',
    borderLeft: '3px solid hsl(var(--hue) 45% 50%)',
    borderRadius: 1,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  '& .entry:hover': { borderColor: 'text.secondary', borderLeftColor: 'hsl(var(--hue) 45% 50%)' },
  '& .entry:focus-visible': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: 1,
  },
  '& .entry[aria-expanded="true"]': { bgcolor: 'action.selected' },
  '& .time': { fontVariantNumeric: 'tabular-nums', fontWeight: 650 },
  '& .span, & .where': { color: 'text.secondary', fontSize: 12, fontWeight: 400 },
  '& .name': { display: 'block' },
  '& .where': { display: 'block' },
  // Columns are narrow: a line ends between its parts, not within one.
  '& .where > span': { display: 'inline-block' },
  '& .marks': { display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.25 },
  // Columns are narrow, so badges wrap instead of being cut off.
  '& .marks > span': { whiteSpace: 'normal' },
  '& .marks svg': { fontSize: 14, verticalAlign: '-2px', mr: 0.25 },
  '& .mark': { fontSize: 12, color: 'text.secondary' },
  '& .mark.overlap svg': { color: 'warning.main' },
  // Position within the day, from midnight to midnight.
  '& .track': { position: 'absolute', left: 0, right: 0, bottom: 0, height: 3 },
  '& .track span': {
    position: 'absolute',
    top: 0,
    bottom: 0,
    minWidth: 3,
    bgcolor: 'hsl(var(--hue) 45% 50% / 0.75)',
  },
  // On a second line it would push this day's runs below those of the others. The color and the line above remain.
  [narrowColumns]: {
    '& h3 .now': visuallyHidden,
    // The longest badge stays on one line.
    '& .entry': { p: '6px 4px 8px 6px' },
    '& .marks > span': { px: 0.5, fontSize: 11 },
    '& .marks > .overlap': { px: 0 },
  },
  [wide]: {
    '& .week': { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: 1 },
    // Two lines in each language, so that the runs of all days begin at the same height.
    '& .week:not(.list) h3': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateAreas: '"weekday now" "date date"',
    },
    '& h3 .weekday': { gridArea: 'weekday' },
    '& h3 .date': { gridArea: 'date' },
    '& h3 .now': { gridArea: 'now' },
    // Failed runs: an entry with its zones beside it.
    '& .week.list': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 },
    '& .list .day > ul > li': {
      display: 'grid',
      gridTemplateColumns: '280px minmax(0, 1fr)',
      alignItems: 'start',
      columnGap: 2,
    },
  },
  '& .failures': { fontSize: 13, py: 0.5, gap: 0.5 },
  [`@container (max-width: 679.98px)`]: { '& .entry': { minHeight: 44 } },
  '@media print': {
    '& .week': { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: 0.5 },
    '& .entry': { fontSize: 9, p: '2px 4px', breakInside: 'avoid' },
    '& .span, & .where, & .mark, & .note, & .marks > span': { fontSize: 8 },
    '& .marks > span': { p: '0 4px', lineHeight: 1.4 },
  },
};
