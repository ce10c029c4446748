import { describe, expect, it } from 'vitest';
import { scopeOf, scopeZoneOf, type KnownZones, type Zone } from './scope';

const zone = (id: string, timeZone: string | null, regionId: string | null = null): Zone => ({
  id,
  name: id,
  regionId,
  timeZone,
});
const known = (zones: readonly Zone[], isWhole = true): KnownZones => ({ zones, isWhole });
const all = { zoneIds: [], regionIds: [] };

describe('the zones of the figures', () => {
  it.each([
    [
      'the zones’ clocks where all share them',
      ['Europe/Paris', 'Europe/Paris'],
      true,
      'Europe/Paris',
    ],
    ['one’s own where they differ', ['Europe/Paris', 'Europe/Rome'], true, null],
    ['one’s own where a zone names none', ['Europe/Paris', null], true, null],
    ['one’s own where not all zones are known', ['Europe/Paris', 'Europe/Paris'], false, null],
    ['one’s own where there is none', [], true, null],
  ])('%s', (_, zones, isWhole, timeZone) => {
    const own = zones.map((name, at) => zone(`z${at}`, name));
    expect(scopeOf(all, known(own, isWhole), [])).toEqual({ type: 'zones', zoneIds: [], timeZone });
  });

  it('are the chosen zones, whatever the others show', () => {
    const own = known([zone('a', 'Europe/Paris'), zone('b', 'Europe/Rome')], false);
    expect(
      scopeOf({ zoneIds: ['c', 'b'], regionIds: [] }, own, [zone('c', 'Europe/Rome')]),
    ).toEqual({ type: 'zones', zoneIds: ['b', 'c'], timeZone: 'Europe/Rome' });
  });
});

describe('regions', () => {
  const own = known([zone('a', 'UTC', 'n'), zone('b', 'UTC', 's'), zone('c', 'UTC', 'n')]);

  it('are the zones of the regions, without duplicates, and the individually chosen ones', () => {
    expect(scopeOf({ zoneIds: ['c', 'b'], regionIds: ['n'] }, own, [])).toMatchObject({
      zoneIds: ['a', 'b', 'c'],
    });
  });

  it('without zones are not all zones', () => {
    expect(scopeOf({ zoneIds: [], regionIds: ['w'] }, own, [])).toEqual({ type: 'noZones' });
  });
});

it.each([
  [{ id: 7, name: ' North ', timeZoneName: 'Europe/Oslo', region_id: 3 }, 'Europe/Oslo'],
  [{ id: 7, name: ' North ', timeZoneName: 'Mars/Base', region_id: 3 }, null],
])('a zone is read leniently: %j', (row, timeZone) => {
  expect(scopeZoneOf(row)).toEqual({ id: '7', name: 'North', regionId: '3', timeZone });
});
