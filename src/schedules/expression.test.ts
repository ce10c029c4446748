/** Exact messages for an invalid cron expression (rules 5, Schedule). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '../messages/en/index';
import { leavesOf } from '../messages/testing/leavesOf';
import { cron } from '../schema/fields';
import { fieldRule } from '../fields/rules';
import { readRuleMessage, type RuleMessage } from '../lib/rules/message';
import { cronFaultOf, normalCron } from './expression';

const texts = leavesOf(english);

const wordsOf = ({ key, values = {} }: RuleMessage): string => {
  const text = texts.get(key);
  if (text === undefined) throw new Error(`No text ${key}`);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
};

const told = (text: string): string | undefined => {
  const fault = cronFaultOf(text);
  return fault && wordsOf(fault);
};

const names = 'Write numbers: 1 for Monday to 6 for Saturday, 0 or 7 for Sunday.';
const fiveParts = (count: number) =>
  `A cron expression has five parts: minute, hour, day of the month, month, weekday. This one has ${count}.`;

describe('an invalid expression', () => {
  it.each([
    ['0 0 * * -', 'Select at least one day of the week'],
    ['0 0 - * *', 'Select at least one day of the month'],
    ['0 0 */- * *', 'Repeat every takes a whole number of at least 1.'],
    ['0 0 * * * *', fiveParts(6)],
    ['0 0 * *', fiveParts(4)],
    ['noon', fiveParts(1)],
    ['60 * * * *', 'Minute must be 0 to 59, not 60.'],
    ['0 24 * * *', 'Hour must be 0 to 23, not 24.'],
    ['0 0 0 * *', 'Day of the month must be 1 to 31, not 0.'],
    ['0 0 1,32 * *', 'Day of the month must be 1 to 31, not 32.'],
    ['0 0 * * 8', 'Weekday must be 0 to 7, not 8.'],
    ['0-60 0 * * *', 'Minute must be 0 to 59, not 0-60.'],
    ['0 0 31 2 *', 'The month is always *: a schedule runs in every month.'],
    ['0 0 * JAN *', 'The month is always *: a schedule runs in every month.'],
    ['0 0 * */2 *', 'The month is always *: a schedule runs in every month.'],
    ['0 0 * * MON', names],
    ['0 0 * * mon-fri', names],
    ['0 0 * * 5L', names],
    ['*/0 * * * *', 'A step must be at least 1, not */0.'],
    ['0 0 1-31/0 * *', 'A step must be at least 1, not 1-31/0.'],
    ['0 0 10-1 * *', 'A range must go from low to high; 10-1 does not.'],
    ['0 0 * * 6-1', 'A range must go from low to high; 6-1 does not.'],
    ['5/10 * * * *', 'A step must follow * or a range, such as */5 or 10-30/5; 5/10 does not.'],
    ['0 0 */32 * *', 'A step must be at most 31 here; */32 is larger.'],
    [
      '@daily',
      '@daily is a shortcut. Enter its five parts instead, such as 0 0 * * * for every midnight.',
    ],
  ])('%s: %s', (text, words) => {
    expect(told(text)).toBe(words);
  });

  it.each([
    '?',
    'L',
    '15W',
    '1,,2',
    ',',
    '1-',
    '-1',
    '1.5',
    '1-2-3',
    '*-5',
    '**',
    '*/',
    '１',
    '0x1',
    '+1',
  ])('%s is quoted unchanged', (part) => {
    expect(told(`0 0 ${part} * *`)).toBe(
      `Day of the month takes numbers, *, lists as in 1,3, ranges as in 1-5 and steps as in */2; "${part}" is none of them.`,
    );
  });

  it('is checked from left to right', () => {
    expect(told('60 24 0 2 8')).toBe('Minute must be 0 to 59, not 60.');
  });

  it('always has a message in the catalogue', () => {
    const signs = fc.constantFrom(...'0123456789*/,- @#LW?aM'.split(''));
    const parts = fc.array(fc.string({ unit: signs, maxLength: 5 }), { maxLength: 7 });
    fc.assert(
      fc.property(parts, (typed) => {
        const words = told(typed.join(' '));
        expect(words === undefined || !/\{|undefined/.test(words)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('a schedule', () => {
  it.each([
    '0 0 * * *',
    '*/15 8-18 * * 1-5',
    '0 0 31 * *',
    '0 0 1,15 * 7',
    '0,30 */2 1-7/2 * 0',
    '59 23 */31 * */7',
    '00 09 * * *',
    '\t0 0  *  * 1 \n',
  ])('%j is valid', (text) => {
    expect(cronFaultOf(text)).toBeUndefined();
  });

  it('may be missing, unless it is required', () => {
    expect(cronFaultOf('  ')).toBeUndefined();
  });

  it('has single spaces between its parts and is otherwise unchanged', () => {
    expect(normalCron(' 00\t0   */1 * 7\n')).toBe('00 0 */1 * 7');
  });
});

describe('the rule of a form, an import and a grid', () => {
  const rule = fieldRule(cron({ label: 'Cron Expression', required: true }), 'en-GB');
  const refused = async (value: unknown): Promise<string | undefined> => {
    try {
      await rule.validate(value);
      return undefined;
    } catch (error) {
      const read = readRuleMessage((error as Error).message);
      return typeof read === 'string' ? read : wordsOf(read);
    }
  };

  it.each([null, undefined, '', '   '])('%j is missing', async (value) => {
    expect(await refused(value)).toBe('Cron Expression is required.');
  });
  it('reports what is wrong', async () => {
    expect(await refused('0 0 * * -')).toBe('Select at least one day of the week');
    expect(await refused(5)).toBe(fiveParts(1));
  });
  it('sends single spaces between parts', async () => {
    expect(await rule.validate('  0  0 * *  1 ')).toBe('0 0 * * 1');
  });
  it('accepts an empty optional one', async () => {
    expect(await fieldRule(cron({ label: 'Schedule' }), 'en-GB').validate('')).toBe('');
  });
});
