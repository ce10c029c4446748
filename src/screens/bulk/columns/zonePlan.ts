import type { EntryColumn, FindOptions } from '../../../lib/grid/entries/types';

/**
 * The zones that a row is added to and removed from. The plan is a text in a column of the sheet, so that undo, review
 * and saving treat it like a property (rules 2, Availability).
 */
export interface ZonePlan {
  /** Ids of zones. */
  readonly on: readonly string[];
  readonly off: readonly string[];
}

/** Key of the column; a sheet with this column supports zones. */
export const zonesKey = 'zones';

export const noPlan: ZonePlan = { on: [], off: [] };

/** A plan cannot be typed, so it is always valid. */
export const zonePlanColumn = (label: string): EntryColumn => ({
  key: zonesKey,
  label,
  kind: 'text',
  width: 110,
  rule: { kind: 'text', label, isRequired: false, limits: { label, max: Infinity } },
});

export const planText = ({ on, off }: ZonePlan): string =>
  on.length + off.length === 0 ? '' : JSON.stringify([[...on].sort(), [...off].sort()]);

const idsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];

export const zonePlanOf = (text: string): ZonePlan => {
  try {
    const read: unknown = text === '' ? null : JSON.parse(text);
    return Array.isArray(read) ? { on: idsOf(read[0]), off: idsOf(read[1]) } : noPlan;
  } catch {
    // A text in another format is an empty plan; an error here would take the whole sheet down.
    return noPlan;
  }
};

/**
 * Changes the plan for some zones: on, off, or as before any plan (null). A saved plan remains in the column as
 * `before`.
 */
export const withWishes = (
  plan: ZonePlan,
  wishes: ReadonlyMap<string, boolean | null>,
  before: ZonePlan = noPlan,
): ZonePlan => {
  const on = new Set(plan.on);
  const off = new Set(plan.off);
  for (const [zone, wish] of wishes) {
    on.delete(zone);
    off.delete(zone);
    if (wish === true || (wish === null && before.on.includes(zone))) on.add(zone);
    if (wish === false || (wish === null && before.off.includes(zone))) off.add(zone);
  }
  return { on: [...on], off: [...off] };
};

const without = (ids: readonly string[], others: readonly string[]): readonly string[] =>
  ids.filter((id) => !others.includes(id));

/** The plan that leads from one text of the column to another. Undoing a saved plan is its reverse. */
export const planBetween = (before: string, after: string): ZonePlan => {
  if (before === '') return zonePlanOf(after);
  const [was, is] = [zonePlanOf(before), zonePlanOf(after)];
  return {
    on: [...new Set([...without(is.on, was.on), ...without(was.off, is.off)])],
    off: [...new Set([...without(is.off, was.off), ...without(was.on, is.on)])],
  };
};

/** '+3 −1' */
export const wordsOfPlan = ({ on, off }: ZonePlan): string =>
  [...(on.length > 0 ? [`+${on.length}`] : []), ...(off.length > 0 ? [`−${off.length}`] : [])].join(
    ' ',
  );

export const planWords = (text: string): string => wordsOfPlan(zonePlanOf(text));

// Columns with readable texts. The zones column contains a plan, which find and replace must skip.

/** Their positions. */
export const writtenColumns = (columns: readonly EntryColumn[]): readonly number[] =>
  [...columns.keys()].filter((place) => columns[place]?.key !== zonesKey);

/** Restricts a search to readable columns, also if it names one column or a selected range. */
export const amongWritten = (asked: FindOptions, columns: readonly EntryColumn[]): FindOptions => {
  const written = writtenColumns(columns);
  return { ...asked, columns: asked.columns?.filter((at) => written.includes(at)) ?? written };
};
