/** Explains why a cron expression is invalid (rules 5, Schedule; 9, Job template). */
import type { RuleMessage } from '../rules/message';
import { partNames, readPart } from './part';
import { unchosen, unchosenStep } from './unchosen';

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
