import fc from 'fast-check';
import { describe as group, expect, it } from 'vitest';
import { describe } from './describe';
import { isRunDay, patternOf } from '../../schedules/runs/nextRuns';

group('a schedule in words', () => {
  it.each([
    ['0 0 * * *', 'At 12:00 AM, every day', 'À 00:00, tous les jours'],
    [
      '0 0 * * 1,4,0',
      'At 12:00 AM, only on Monday, Thursday, and Sunday',
      'À 00:00, uniquement le lundi, le jeudi et le dimanche',
    ],
    ['0 6 * * 1,2,3,4,5', 'At 6:00 AM, Monday through Friday', 'À 06:00, du lundi au vendredi'],
    [
      '0 6 * * 0,6',
      'At 6:00 AM, only on Saturday and Sunday',
      'À 06:00, uniquement le samedi et le dimanche',
    ],
    ['0 6 * * 5,6,7,0', 'At 6:00 AM, Friday through Sunday', 'À 06:00, du vendredi au dimanche'],
    ['0 6 * * 0,1,2,3,4,5,6', 'At 6:00 AM, every day', 'À 06:00, tous les jours'],
    [' 0  0 1,1,1 *  * ', 'At 12:00 AM, on day 1 of the month', 'À 00:00, le 1er du mois'],
    [
      '0 0 15,1,8 * *',
      'At 12:00 AM, on day 1, 8, and 15 of the month',
      'À 00:00, le 1er, le 8 et le 15 du mois',
    ],
    [
      '30 18 1,31 * *',
      'At 6:30 PM, on day 1 and 31 of the month',
      'À 18:30, le 1er et le 31 du mois',
    ],
  ])('%s', (expression, english, french) => {
    expect(describe(expression, 'en', true)).toBe(english);
    expect(describe(expression, 'fr', true)).toBe(french);
  });

  it.each([
    [
      '30 2 1,15 * 1-5',
      'At 2:30 AM, on day 1 and 15 of the month or Monday through Friday',
      'À 02:30, le 1er et le 15 du mois ou du lundi au vendredi',
    ],
    [
      '0 0 */3 * 1',
      'At 12:00 AM, every 3 days in a month or on Monday',
      'À 00:00, tous les 3 jours ou lundi',
    ],
  ])('%s is described as running on either day', (expression, english, french) => {
    expect(describe(expression, 'en')).toBe(english);
    expect(describe(expression, 'fr')).toBe(french);
  });

  it.each([
    '0 9 */1 * 5',
    '0 9 5 * */1',
    '0 9 1-31 * 1',
    '0 9 15 * 0-6',
    '0 9 15 * 1,2,3,4,5,6,7',
    '0 9 */1 * *',
    '0 9 * * */1',
  ])('%s runs every day, and says so', (expression) => {
    expect(describe(expression, 'en', true)).toBe('At 9:00 AM, every day');
    expect(describe(expression, 'en')).toBe('At 9:00 AM');
    expect(describe(expression, 'fr', true)).toBe('À 09:00, tous les jours');
  });

  it('names the days that it runs on, whatever the parts', () => {
    const part = (last: number, first: number) =>
      fc.oneof(
        fc.constantFrom('*', '*/1', `${String(first)}-${String(last)}`),
        fc.integer({ min: first, max: last }).map(String),
      );
    const days = Array.from({ length: 60 }, (_, at) => {
      const date = new Date(Date.UTC(2026, 0, 1 + at));
      return { year: 2026, month: date.getUTCMonth() + 1, day: date.getUTCDate() };
    });
    fc.assert(
      fc.property(part(31, 1), part(6, 0), (monthDay, weekday) => {
        const expression = `0 9 ${monthDay} * ${weekday}`;
        const pattern = patternOf(expression);
        const isDaily = pattern !== null && days.every((day) => isRunDay(pattern, day));
        expect(describe(expression, 'en') === 'At 9:00 AM').toBe(isDaily);
      }),
    );
  });

  it('omits the obvious in a list', () => {
    expect(describe('0 0 * * *', 'en')).toBe('At 12:00 AM');
    expect(describe('0 0 * * *', 'en-GB')).toBe('At 00:00');
    expect(describe('30 18 * * *', 'fr-CA')).toBe('À 18:30');
    expect(describe('0 0 * * *', 'fr')).toBe('À 00:00');
  });

  it('is English in a language without words for it', () => {
    expect(describe('0 2 1 * 1', 'de-DE')).toBe('At 02:00, on day 1 of the month or on Monday');
  });

  it('returns null for an invalid expression', () => {
    expect(describe('soon', 'en')).toBeNull();
    expect(describe('0 0 * * 1,x', 'en')).toBeNull();
  });
});
