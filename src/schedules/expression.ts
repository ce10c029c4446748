/** Parses a cron expression and says why one is invalid (rules 5, Schedule; 9, Job template). */
import type { RuleMessage } from '../lib/rules/message';

// Placeholders for choices that the builder does not have yet; validation refuses them, because they are not valid cron.

/** No day is selected. */
export const unchosen = '-';

/** No interval is entered. */
export const unchosenStep = '*/-';

const partNames = ['minute', 'hour', 'monthDay', 'month', 'weekday'] as const;

/** The month must be '*', so it is never parsed. */
export type PartName = Exclude<(typeof partNames)[number], 'month'>;

export interface CronPart {
  /**
   * True for '*' only. If one of the two day parts is '*', the other one alone decides; a step of 1 does not count.
   */
  readonly isAny: boolean;
  /** n for '*' in steps of n, 1 for '*'; null for any other form. */
  readonly step: number | null;
  /** Values in ascending order, without duplicates; Sunday is 0. */
  readonly values: readonly number[];
}

type Read<T> = { readonly read: T } | { readonly fault: RuleMessage };

/** Permitted numbers, first to last; 7 also means Sunday. */
const bounds: Readonly<Record<PartName, readonly [number, number]>> = {
  minute: [0, 59],
  hour: [0, 23],
  monthDay: [1, 31],
  weekday: [0, 7],
};

const lastOf = (name: PartName): number => (name === 'weekday' ? 6 : bounds[name][1]);

/** The longest step that matches more than the first value: a full cycle of the part. */
const longestStep = (name: PartName): number => lastOf(name) - bounds[name][0] + 1;

const item = /^(?:(\*)|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/;

const faultOf = (key: string, values: RuleMessage['values'] = {}): { fault: RuleMessage } => ({
  fault: { key, values },
});

const fault = (key: string, values: RuleMessage['values'] = {}): { fault: RuleMessage } =>
  faultOf(`facings.cron.${key}`, values);

/** Values of one item of a list: '*', a number or a range, with an optional step. */
const readItem = (name: PartName, text: string): Read<readonly number[]> => {
  const [whole, star, from, to, by] = item.exec(text) ?? [];
  if (whole === undefined) return faultOf(`facings.cron.strange.${name}`, { part: text });
  const [lowest, highest] = bounds[name];
  const first = star ? lowest : Number(from);
  const last = star ? lastOf(name) : Number(to ?? from);
  if (Math.min(first, last) < lowest || Math.max(first, last) > highest) {
    return faultOf(`facings.cron.outside.${name}`, { part: text });
  }
  if (last < first) return fault('backwards', { part: text });
  const step = Number(by ?? 1);
  if (step === 0) return fault('stepOfZero', { part: text });
  if (by !== undefined && !star && to === undefined) return fault('loneStep', { part: text });
  if (step > longestStep(name)) return fault('longStep', { part: text, most: longestStep(name) });
  const count = Math.floor((last - first) / step) + 1;
  return { read: Array.from({ length: count }, (_, index) => first + index * step) };
};

/** Parses a part, or returns why it is invalid. */
export const readPart = (name: PartName, text: string): Read<CronPart> => {
  if (name === 'weekday' && /[a-z]/i.test(text)) return fault('weekdayNames');
  const items = text.split(',');
  // Report the whole list: in '1,,3' no single item is at fault.
  if (items.includes('')) return faultOf(`facings.cron.strange.${name}`, { part: text });
  const values = new Set<number>();
  for (const itemText of items) {
    const found = readItem(name, itemText);
    if ('fault' in found) return found;
    for (const value of found.read) values.add(name === 'weekday' ? value % 7 : value);
  }
  const [star, by] = /^\*(?:\/(\d+))?$/.exec(text) ?? [];
  const step = star === undefined ? null : Number(by ?? 1);
  return {
    read: { isAny: text === '*', step, values: [...values].toSorted((one, other) => one - other) },
  };
};

/** Trims the text and collapses spaces; everything else is unchanged. */
export const normalCron = (text: string): string => text.trim().replace(/\s+/g, ' ');

const unchosenKeys: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  monthDay: { [unchosen]: 'noMonthDay', [unchosenStep]: 'noInterval' },
  weekday: { [unchosen]: 'noWeekday' },
};

const faultOfPart = (name: (typeof partNames)[number], text: string): RuleMessage | undefined => {
  const key = unchosenKeys[name]?.[text];
  if (key !== undefined) return { key: `facings.cron.${key}`, values: {} };
  if (name === 'month') return text === '*' ? undefined : { key: 'facings.cron.month', values: {} };
  const part = readPart(name, text);
  return 'fault' in part ? part.fault : undefined;
};

/**
 * Returns the first fault, from left to right. Undefined for a valid expression, and for an empty text, which is for
 * the required rule to check.
 */
export const cronFaultOf = (text: string): RuleMessage | undefined => {
  const normal = normalCron(text);
  if (normal === '') return undefined;
  if (normal.startsWith('@')) return { key: 'facings.cron.macro', values: { part: normal } };
  const parts = normal.split(' ');
  if (parts.length !== partNames.length) {
    return { key: 'facings.cron.parts', values: { count: parts.length } };
  }
  for (const [index, name] of partNames.entries()) {
    const fault = faultOfPart(name, parts[index] ?? '');
    if (fault) return fault;
  }
  return undefined;
};
