import { describe, expect, it } from 'vitest';
import { allZones, cityOf, labelOf, offsetText, zonesMatching } from './zones';
import { nameToday, offsetOf } from '../../lib/time/zoneNames';

const winter = new Date('2026-01-15T12:00:00Z');

it.each([
  ['Europe/Berlin', 'UTC+01:00'],
  ['Asia/Kolkata', 'UTC+05:30'],
  ['America/New_York', 'UTC-05:00'],
  ['UTC', 'UTC+00:00'],
  ['Not/AZone', ''],
])('%s is at %s', (zone, offset) => {
  expect(offsetOf(zone, winter)).toBe(offset);
});

it('labels say city, name and offset', () => {
  expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(labelOf('Asia/Tokyo')).toBe('Tokyo · Asia/Tokyo · UTC+09:00');
});

it("the browser's zone comes first, and there are no duplicates", () => {
  const values = allZones().map(({ value }) => value);
  expect(new Set(values).size).toBe(values.length);
  expect(values.length).toBeGreaterThan(300);
  expect(values[0]).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(values).toContain('UTC');
});

describe('searching', () => {
  it.each([
    ['+9', 'Asia/Tokyo'],
    ['utc+5:30', 'Asia/Kolkata'],
    ['GMT+9', 'Asia/Tokyo'],
    ['new york', 'America/New_York'],
    ['tokyo', 'Asia/Tokyo'],
    ['kolkata', 'Asia/Kolkata'],
    ['Kathmandu', 'Asia/Kathmandu'],
    ['sao paulo', 'America/Sao_Paulo'],
    ['Europe/Ber', 'Europe/Berlin'],
  ])('%j finds %s', (typed, zone) => {
    const found = zonesMatching(typed).map(({ value }) => value);
    expect(found).toContain(zone);
    expect(found.length).toBeLessThan(allZones().length);
  });

  it.each([
    ['Eastern', 'America/New_York'],
    ['Mountain', 'America/Denver'],
    ['mountain time', 'America/Denver'],
    ['US/', 'America/Anchorage'],
    ['us/eastern', 'America/New_York'],
    ['EST', 'America/New_York'],
    ['PDT', 'America/Los_Angeles'],
    ['CET', 'Europe/Berlin'],
  ])('the common name %j finds %s among the first', (typed, zone) => {
    const found = zonesMatching(typed).map(({ value }) => value);
    expect(found.slice(0, 60)).toContain(zone);
    if (/^(?:US|Mountain|EST|PDT|Eastern)/i.test(typed)) expect(found.slice(0, 12)).toContain(zone);
  });

  it('an abbreviation does not match parts of city names', () => {
    expect(zonesMatching('EST').map(({ value }) => value)).not.toContain('Europe/Bucharest');
    expect(zonesMatching('bucha').map(({ value }) => value)).toEqual(['Europe/Bucharest']);
  });

  it('offers no zone under two names', () => {
    const values = allZones().map(({ value }) => value);
    const meant = values.map((value) => nameToday(value));
    expect(new Set(meant).size).toBe(values.length);
    for (const old of ['Asia/Katmandu', 'America/Indianapolis', 'Africa/Asmera'])
      expect(values).not.toContain(old);
  });

  it('finds no zone under an outdated name', () => {
    expect(zonesMatching('calcutta')).toEqual([]);
  });

  it('an offset finds no other', () => {
    expect(zonesMatching('+9').every(({ label }) => label.includes('UTC+09'))).toBe(true);
    expect(offsetText('+1')).toBe('UTC+01');
    expect(offsetText('berlin')).toBeNull();
  });
});
