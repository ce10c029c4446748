import boardCss from './board.css?inline';
import type { GridSizes } from './viewport';

interface BoardStyleProps {
  /** Class of the grid, which its own rules begin with. */
  readonly name: string;
  readonly sizes: GridSizes;
  /** Further lengths in px that its rules name. */
  readonly lengths: Readonly<Record<`--${string}`, number>>;
  readonly css: string;
}

/** The styles of a grid, in the head once: those of all grids, then its own. */
export const BoardStyle = ({ name, sizes, lengths, css }: BoardStyleProps) => {
  const all = { '--row-height': sizes.row, '--head-height': sizes.head, ...lengths };
  const variables = Object.entries(all).map(([key, px]) => `${key}:${String(px)}px;`);
  return (
    <>
      <style href="facings-board" precedence="medium">
        {boardCss}
      </style>
      <style href={`facings-${name}`} precedence="medium">
        {`.${name}{${variables.join('')}}${css}`}
      </style>
    </>
  );
};
