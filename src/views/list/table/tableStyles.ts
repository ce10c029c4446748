/** Styles of a list's table: dense, with rows that are links as a whole. */
import type { SxProps, Theme } from '@mui/material/styles';
import { kindOf } from '../../../fields/kinds';
import { beforeWide } from '../../../fields/shared/CellText';
import { cellPadding, onPhones } from '../../../fields/styles';
import type { AnyDeclaration } from '../../../schema/defineResource';

const betweenPhoneAndWide = '@media (min-width: 600px) and (max-width: 1199.95px)';

const columnOf = ({ fields }: AnyDeclaration, name: string) => {
  const field = fields[name];
  return field && kindOf(field).column;
};

export const isNumeric = (declaration: AnyDeclaration, name: string): boolean =>
  columnOf(declaration, name)?.isNumeric === true;

export const isNarrow = (declaration: AnyDeclaration, name: string): boolean =>
  columnOf(declaration, name)?.isNarrow === true;

/** Plain cells with classes: MUI's cells would compute styles for each of several hundred cells. */
export const cellClasses = (
  declaration: AnyDeclaration,
  columns: readonly string[],
  nameColumn: string | null,
): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    columns.map((name) => {
      const classes = [
        isNumeric(declaration, name) && 'number',
        isNarrow(declaration, name) && 'narrow',
        name === nameColumn && 'name',
      ].filter(Boolean);
      return [name, classes.length === 0 ? undefined : classes.join(' ')];
    }),
  );

/** Over the opaque background that a sticky cell needs. */
const hovered = {
  backgroundImage:
    'linear-gradient(var(--mui-palette-action-hover), var(--mui-palette-action-hover))',
};

/**
 * Check boxes of rows. The cell is the target; MUI's would take longer to draw than the rest of the rows. The border is
 * room around the box that is seen.
 */
const pickStyles = {
  '& .pick': { position: 'relative', width: 40, minWidth: 40, padding: 0 },
  '& .pick label': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    cursor: 'pointer',
  },
  '& .pick input': {
    appearance: 'none',
    width: 24,
    height: 24,
    margin: 0,
    border: '4px solid transparent',
    borderRadius: '7px',
    boxShadow: 'inset 0 0 0 1.5px',
    color: 'text.secondary',
    cursor: 'inherit',
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
  '& .pick :is(:checked, :indeterminate)': {
    color: 'primary.main',
    background: 'currentcolor padding-box',
    '&::after': {
      content: '""',
      display: 'block',
      width: 5,
      height: 9,
      margin: '2px auto',
      border: 'solid',
      borderColor: 'primary.contrastText',
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
  },
  '& .pick :indeterminate::after': { width: 8, borderRight: 0, transform: 'none', height: 9 },
  // Over the backgrounds that hovered and sticky cells have.
  '& tbody tr:has(.pick :checked) > td': {
    boxShadow: 'inset 0 0 0 100vmax var(--mui-palette-action-selected)',
  },
  '@media (forced-colors: active)': {
    '& tbody tr:has(.pick :checked)': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
} as const;

export const tableSx: SxProps<Theme> = {
  tableLayout: 'auto',
  '& :is(th, thead td)': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
    color: 'text.secondary',
    fontSize: 12,
    fontWeight: 600,
    lineHeight: 1.4,
  },
  '& td': {
    typography: 'body2',
    color: 'text.primary',
    verticalAlign: 'inherit',
    textAlign: 'left',
    padding: cellPadding,
    borderBottom: 1,
    borderColor: 'divider',
    maxWidth: 420,
  },
  '& td.number': { textAlign: 'right' },
  '& tr.linked': { cursor: 'pointer' },
  '& tr.linked:hover': { bgcolor: 'action.hover' },
  '& td a': { textDecorationColor: 'transparent' },
  '& td a:hover, & td a:focus-visible': { textDecorationColor: 'currentcolor' },
  // A picture or a number gets its minimum width; the rest is for text.
  '& .narrow': { width: '1%', whiteSpace: 'nowrap' },
  ...pickStyles,
  // A row's buttons stay visible in a wide table.
  '& .actions': { position: 'sticky', right: 0, bgcolor: 'background.paper', zIndex: 2 },
  // The buttons have padding of their own.
  '& td.actions': { width: '1%', whiteSpace: 'nowrap', paddingInline: '4px' },
  '& tr.linked:hover td.actions': hovered,
  [beforeWide]: { '& th, & td': { paddingInline: '6px' }, '& th.narrow': { whiteSpace: 'normal' } },
  // Heads may break once rows narrow their columns; with the room of two lines, the rows stay where their placeholders were.
  [betweenPhoneAndWide]: { '& th': { boxSizing: 'content-box', height: '2.8em' } },
  [onPhones]: {
    // Rows begin high on the screen.
    '& :is(th, th.narrow)': { whiteSpace: 'nowrap' },
    '& .pick': { width: 32, minWidth: 32 },
    '& td': { maxWidth: 184 },
    // A name has two or three lines, so that the state beside it is in view.
    '& td.name span:not(.below span)': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      // Beside a switch or wide columns, a name would otherwise break after every few letters.
      minWidth: 120,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    '&.nameFirst :is(.pick, .name)': {
      position: 'sticky',
      left: 0,
      zIndex: 1,
      bgcolor: 'background.paper',
      // Otherwise its background hides the line that a collapsed border shares with the cell below.
      backgroundClip: 'padding-box',
    },
    '&.nameFirst .name': { minWidth: 104, maxWidth: 156, paddingLeft: 0 },
    '&.nameFirst .pick + .name': { left: 32 },
    // A state is beside the name. What is below is a line of its own, and the name has the room of the columns that are
    // not beside it.
    '& .head, & .below': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2px 6px',
    },
    '& .below': {
      marginTop: '3px',
      fontSize: 12,
      color: 'text.secondary',
      overflowWrap: 'anywhere',
    },
    // As high as a finger needs, this close to the link above.
    '& .below a': { display: 'inline-block', paddingBlock: '5px' },
    '& td.name .head span:not(.below span)': { minWidth: 0 },
    '&.stacked .name': {
      // Beside a switch and an amount, or a state.
      minWidth: 'calc(100cqw - 140px)',
      maxWidth: 'none',
      paddingInline: 0,
    },
    // A long text below the state breaks; it does not push the state out of view.
    '&.stacked .name + td:has(.below)': { minWidth: 140, maxWidth: 140 },
    // Beside a check box, and the button of the actions.
    '&.stacked .pick + .name': { minWidth: 'calc(100cqw - 32px)' },
    '&.stacked:has(.actions) .pick + .name': { minWidth: 'calc(100cqw - 88px)' },
    '&.nameFirst thead :is(.pick, .name)': { zIndex: 2 },
    '&.nameFirst tr.linked:hover td:is(.pick, .name)': hovered,
    // The cell is what holds the link's box now: it covers what is seen of the row (ScrollBox measures it).
    '&.nameFirst .rowLink::after': { right: 'auto', width: '100cqw' },
    '&.nameFirst .pick + .name .rowLink::after': { left: '-32px' },
  },
};

/**
 * The focus ring of a row's link is around its row. It lets presses through, so that texts can be selected
 * (useRowPresses.ts). The row contains it by `transform`, because CSS 2.1 leaves `position: relative` on table rows
 * undefined.
 */
export const rowLinkSx: SxProps<Theme> = {
  '& tr': { transform: 'translate(0)' },
  // A focused row must not be hidden by the bar above or by toasts below.
  '& .rowLink, & button, & a': { scrollMarginTop: 84, scrollMarginBottom: 32 },
  '& .rowLink': { color: 'text.primary', fontWeight: 500, textDecoration: 'none' },
  '& .rowLink::after': { content: '""', position: 'absolute', inset: 0, pointerEvents: 'none' },
  '& .rowLink:hover': { textDecoration: 'underline' },
  '& .rowLink:focus-visible': { outline: 'none' },
  '& .rowLink:focus-visible::after': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-2px',
  },
  // An inline link would get no focus ring around a block inside it.
  '& .cellLink': { display: 'block', width: 'fit-content', maxWidth: '100%' },
  // Other links and buttons of the row stay clickable above that box.
  '& td a:not(.rowLink), & td button, & td .MuiCheckbox-root': { position: 'relative', zIndex: 1 },
};
