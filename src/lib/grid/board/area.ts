/** Positions and ranges of cells. Rows are indexes of the rows shown; columns are indexes in the model. */

export interface BoardPlace {
  readonly row: number;
  readonly column: number;
}

/** Index of the header row, and of the check-box column. */
export const headRow = -1;
export const chooseColumn = -1;

/** Two opposite corners of a range. */
export interface Corners {
  readonly start: BoardPlace;
  readonly end: BoardPlace;
}

/** A range; `active` is the active cell in it. */
export interface Area extends Corners {
  readonly active: BoardPlace;
}

export interface Edges {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The bounds for moving. */
export interface Extent {
  /** Number of rows shown, including the blank last line. */
  readonly rows: number;
  readonly columns: number;
  readonly canChoose: boolean;
}

export const areaAt = (place: BoardPlace): Area => ({ active: place, start: place, end: place });

export const edgesOf = ({ start, end }: Corners): Edges => ({
  top: Math.min(start.row, end.row),
  bottom: Math.max(start.row, end.row),
  left: Math.min(start.column, end.column),
  right: Math.max(start.column, end.column),
});

export const isOneCell = ({ start, end }: Corners): boolean =>
  start.row === end.row && start.column === end.column;

export const isInside = (
  { top, bottom, left, right }: Edges,
  { row, column }: BoardPlace,
): boolean => row >= top && row <= bottom && column >= left && column <= right;

const clamp = (value: number, min: number, max: number): number =>
  Math.max(min, Math.min(max, value));

export const placeWithin = (
  { rows, columns, canChoose }: Extent,
  place: BoardPlace,
): BoardPlace => ({
  row: clamp(place.row, headRow, rows - 1),
  column: clamp(place.column, canChoose ? chooseColumn : 0, columns - 1),
});

export const areaWithin = (extent: Extent, { active, start, end }: Area): Area => ({
  active: placeWithin(extent, active),
  start: placeWithin(extent, start),
  end: placeWithin(extent, end),
});

export const isSamePlace = (one: BoardPlace, other: BoardPlace): boolean =>
  one.row === other.row && one.column === other.column;
