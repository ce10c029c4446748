import { describe, expect, it } from 'vitest';
import { readCron } from './cron';
import { runsOf, type Schedule } from './schedules';

const schedule = (cron_expression: string, timeZoneName = 'UTC'): Schedule => ({
  id: 's',
  number: 1,
  account_id: 'a',
  zone_id: 'z',
  template_id: 't',
  name: 'Count',
  cron_expression,
  timeZoneName,
  from: null,
  until: null,
});

const runs = (cron: string, since: string, until: string, timeZoneName?: string) =>
  runsOf(schedule(cron, timeZoneName), { since: Date.parse(since), until: Date.parse(until) }).map(
    (moment) => new Date(moment).toISOString().slice(0, 16),
  );

describe('cron expressions', () => {
  it.each(['0 0 * *', '0 0 * * * *', '0 0 * 1 *', '0 0 */0 * *', '0 0 * * MON', '0 0 5-1 * *'])(
    '%j is none',
    (text) => {
      expect(readCron(text)).toBeUndefined();
    },
  );

  it('begin jobs on their days', () => {
    const week = (cron: string) => runs(cron, '2026-11-01T00:00Z', '2026-11-08T00:00Z');
    expect(week('0 0 * * *')).toHaveLength(7);
    expect(week('30 6 * * 1,3')).toEqual(['2026-11-02T06:30', '2026-11-04T06:30']);
    expect(week('30 6 * * 0')).toEqual(['2026-11-01T06:30']);
    expect(week('30 6 * * 7')).toEqual(week('30 6 * * 0'));
    expect(week('0 9 5 * 1')).toEqual(['2026-11-02T09:00', '2026-11-05T09:00']);
    expect(week('0 8-10 5 * *')).toHaveLength(3);
    expect(week('0 9 */7 * 3')).toEqual(['2026-11-01T09:00', '2026-11-04T09:00']);
    // At least half an hour apart.
    expect(week('* * 5 * *')).toHaveLength(48);
    expect(week('*/30 * 5 * *')).toEqual(week('* * 5 * *'));
  });

  it.each([
    ['America/New_York', '2027-03-14', '2027-03-14T07:00', '2027-03-15T06:30'],
    ['Europe/Berlin', '2027-03-28', '2027-03-28T01:00', '2027-03-29T00:30'],
    ['America/Phoenix', '2027-03-14', '2027-03-14T09:30', '2027-03-15T09:30'],
  ])(
    'in %s begin when clocks are put ahead, where they skip the time',
    (zone, day, first, next) => {
      const from = `${day}T00:00Z`;
      const to = new Date(Date.parse(from) + 2 * 86_400_000).toISOString();
      expect(runs('30 2 * * *', from, to, zone)).toEqual([first, next]);
      expect(runs('*/30 2 * * *', from, to, zone)).toHaveLength(zone === 'America/Phoenix' ? 4 : 3);
    },
  );

  it('begin once where clocks show a time twice', () => {
    const [from, to] = ['2027-11-07T00:00Z', '2027-11-07T20:00Z'];
    expect(runs('30 1 7 * *', from, to, 'America/New_York')).toEqual(['2027-11-07T05:30']);
  });
});
