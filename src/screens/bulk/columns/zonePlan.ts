import type { EntryColumn, FindOptions } from '../../../lib/grid/entries/types';
import { isObject } from '../../../lib/util/isObject';

/**
 * The zones that a row is added to and removed from. The plan is a text in a column of the sheet, so that undo, review
 * and saving treat it like a property (rules 2, Availability).
 */
export interface ZonePlan {
  readonly on: readonly string[];
  readonly off: readonly string[];
  /** Amounts, such as par, that links of zones get, also links that exist; absent if there are none. */
  readonly amounts?: ZoneNumbers;
}

/** By zone. */
type ZoneNumbers = Readonly<Record<string, number>>;

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

const someAmounts = (entries: readonly (readonly [string, number])[]) =>
  entries.length === 0 ? {} : { amounts: Object.fromEntries(entries) };

const amountsIn = ({ amounts = {} }: ZonePlan): readonly (readonly [string, number])[] =>
  Object.entries(amounts);

export const planText = (plan: ZonePlan): string => {
  const amounts = amountsIn(plan).toSorted(([one], [other]) => (one < other ? -1 : 1));
  if (plan.on.length + plan.off.length + amounts.length === 0) return '';
  const zones = [[...plan.on].sort(), [...plan.off].sort()];
  return JSON.stringify(amounts.length === 0 ? zones : [...zones, Object.fromEntries(amounts)]);
};

const idsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];

const numbersOf = (value: unknown): readonly (readonly [string, number])[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([zone, number]) =>
        typeof number === 'number' ? [[zone, number] as const] : [],
      )
    : [];

export const zonePlanOf = (text: string): ZonePlan => {
  try {
    const read: unknown = text === '' ? null : JSON.parse(text);
    if (!Array.isArray(read)) return noPlan;
    return { on: idsOf(read[0]), off: idsOf(read[1]), ...someAmounts(numbersOf(read[2])) };
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
  return { ...plan, on: [...on], off: [...off] };
};

/** Plans these amounts; links that end have none. */
export const withAmounts = (
  plan: ZonePlan,
  links: readonly (readonly [zone: string, amount: number])[],
  ended: readonly string[] = [],
): ZonePlan => {
  const amounts = new Map([...amountsIn(plan), ...links]);
  for (const zone of ended) amounts.delete(zone);
  return { on: plan.on, off: plan.off, ...someAmounts([...amounts]) };
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
    // An amount that is no longer planned was saved, and what it replaced is not known here.
    ...someAmounts(amountsIn(is).filter(([zone, amount]) => was.amounts?.[zone] !== amount)),
  };
};

/**
 * '+3 −1'; with amounts, '+3 −1 · Par 12' or 'Par 6–12'.
 * @param amountText how amounts are written, without the label
 */
export const wordsOfPlan = (
  plan: ZonePlan,
  { label, amountText }: AmountWords = { label: '', amountText: String },
): string => {
  const { on, off } = plan;
  const numbers = amountsIn(plan).map(([, amount]) => amount);
  const ends = [...new Set([Math.min(...numbers), Math.max(...numbers)])].map(amountText);
  return [
    [
      ...(on.length > 0 ? [`+${on.length}`] : []),
      ...(off.length > 0 ? [`−${off.length}`] : []),
    ].join(' '),
    ...(numbers.length > 0 ? [`${label} ${ends.join('–')}`.trim()] : []),
  ]
    .filter((part) => part !== '')
    .join(' · ');
};

export interface AmountWords {
  readonly label: string;
  readonly amountText: (amount: number) => string;
}

// Columns with readable texts. The zones column contains a plan, which find and replace must skip.

/** Their positions. */
export const writtenColumns = (columns: readonly EntryColumn[]): readonly number[] =>
  [...columns.keys()].filter((place) => columns[place]?.key !== zonesKey);

/** Restricts a search to readable columns, also if it names one column or a selected range. */
export const amongWritten = (
  options: FindOptions,
  columns: readonly EntryColumn[],
): FindOptions => {
  const written = writtenColumns(columns);
  return { ...options, columns: options.columns?.filter((at) => written.includes(at)) ?? written };
};
