/**
 * Which zones a row is to join and to leave. It stands in a column of the sheet as any other text, so that undo,
 * review and saving treat it as they treat a property (rules 2, Availability).
 */
import type { EntryColumn } from '../../../grid/entriesTypes';

export interface ZonePlan {
  /** Ids of zones. */
  readonly on: readonly string[];
  readonly off: readonly string[];
}

/** Key of the column; the sheet that has one takes zones along. */
export const zonesKey = 'zones';

export const noPlan: ZonePlan = { on: [], off: [] };

/** Nobody types a plan, so that nothing about it can be wrong. */
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

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // A text that nothing of ours wrote plans nothing; a row must not take its whole sheet away.
    return null;
  }
};

export const planOf = (text: string): ZonePlan => {
  if (text === '') return noPlan;
  const read = parsed(text);
  return Array.isArray(read) ? { on: idsOf(read[0]), off: idsOf(read[1]) } : noPlan;
};

/**
 * The plan with what is wanted of some zones now: on, off, or as it was before anything was planned (null). What is
 * saved stays in the column as what it was `before`.
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

/** What leads from one text of the column to another: taking a plan back that was saved is its reverse. */
export const planBetween = (before: string, after: string): ZonePlan => {
  if (before === '') return planOf(after);
  const [was, is] = [planOf(before), planOf(after)];
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

export const planWords = (text: string): string => wordsOfPlan(planOf(text));
