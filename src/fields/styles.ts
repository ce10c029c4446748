/** Styles that many parts of the console share. */

/** Screens as narrow as a phone's: a query that stands in a component's fixed styles, so that wide ones pay nothing. */
export const onPhones = '@media (max-width: 599.95px)';

/**
 * For screens too low for a fixed header and footer: a phone in landscape, or a page zoomed to 400 %. Dialogs then
 * scroll as a whole, because the middle would be too small.
 */
export const onShortScreens = '@media (max-height: 480px)';

/** Cuts a text off after this number of lines, with an ellipsis. */
export const clamped = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const;

/** Of a dense table's cells; the first value follows the chosen density. */
export const cellPadding = 'var(--facings-cell-padding, 9px) 8px';

/** Of an input for codes: with the line height of other texts, its bottom would hide underscores. */
export const codeBox = { fontFamily: 'monospace', lineHeight: 1.5 } as const;
