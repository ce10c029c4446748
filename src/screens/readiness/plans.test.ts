import { describe, expect, it } from 'vitest';
import { clockOf, firstRun, isOngoing } from './plans';

const now = Date.parse('2026-03-01T12:00:00Z');
const at = (text: string) => Date.parse(text);

describe('the first run', () => {
  it('is the earliest of all schedules, each in its own clock', async () => {
    const daily = { cron: '0 2 * * *', endsAt: null };
    expect(
      await firstRun(
        [
          { ...daily, timeZone: 'Europe/Berlin' },
          { ...daily, timeZone: 'Asia/Kathmandu' },
          { ...daily, timeZone: null },
        ],
        now,
      ),
    ).toEqual({ at: at('2026-03-01T20:15:00Z'), timeZone: 'Asia/Kathmandu' });
  });

  it('is none where every schedule has ended or says nothing', async () => {
    const endsAt = at('2026-03-01T13:00:00Z');
    expect(await firstRun([{ cron: '0 2 * * *', endsAt, timeZone: null }], now)).toBeNull();
    const atEnd = { cron: '0 13 * * *', endsAt, timeZone: null };
    expect(await firstRun([atEnd], now)).toBeNull();
    expect(await firstRun([{ cron: 'soon', endsAt: null, timeZone: null }], now)).toBeNull();
    expect(await firstRun([], now)).toBeNull();
  });
});

describe("the schedules in the platform's records", () => {
  it('continues until it ends', () => {
    expect(isOngoing({ endsAt: null }, now)).toBe(true);
    expect(isOngoing({ endsAt: now + 1 }, now)).toBe(true);
    expect(isOngoing({ endsAt: now }, now)).toBe(false);
  });

  it('runs in UTC where a zone has no clock that is known', () => {
    expect(clockOf('Europe/Berlin')).toBe('Europe/Berlin');
    for (const nothing of [null, '', 'Mars/Olympus']) expect(clockOf(nothing)).toBeNull();
  });
});
