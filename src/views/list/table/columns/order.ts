/** State of the columns menu: all available columns in order, and which of them are shown. */
export interface Arrangement {
  readonly order: readonly string[];
  readonly shown: ReadonlySet<string>;
}

export const arrangementOf = (
  offered: readonly string[],
  columns: readonly string[],
): Arrangement => ({
  order: [...columns, ...offered.filter((name) => !columns.includes(name))],
  shown: new Set(columns),
});

export const columnsOf = ({ order, shown }: Arrangement): readonly string[] =>
  order.filter((name) => shown.has(name));

/** Shows or hides a column; the last one cannot be hidden. Its position in the menu does not change. */
export const toggled = (arrangement: Arrangement, name: string): Arrangement => {
  const shown = new Set(arrangement.shown);
  if (!shown.delete(name)) shown.add(name);
  return shown.size === 0 ? arrangement : { ...arrangement, shown };
};

/** Moves a column by one position among the shown columns, skipping hidden ones. */
export const moved = (
  arrangement: Arrangement,
  name: string,
  direction: 'up' | 'down',
): Arrangement => {
  const columns = columnsOf(arrangement);
  const other = columns[columns.indexOf(name) + (direction === 'up' ? -1 : 1)];
  if (!columns.includes(name) || other === undefined) return arrangement;
  const rest = arrangement.order.filter((columnName) => columnName !== name);
  const at = rest.indexOf(other) + (direction === 'up' ? 0 : 1);
  return { ...arrangement, order: [...rest.slice(0, at), name, ...rest.slice(at)] };
};
