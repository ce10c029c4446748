import { describe, expect, it } from 'vitest';
import { picks } from '../schema/fields';
import { fixed } from '../schema/options';
import { picksWire } from './picks';
import { settingsWire } from './settings';

it('settings are sent as ids and values of their type', () => {
  expect(
    settingsWire.toPlatform([
      { id: 1, name: 'a', type: 'BOOLEAN', value: 'true', default_value: false },
      { id: 2, name: 'b', type: 'NUMBER', value: '1.5' },
      { id: 3, name: 'c', type: 'STRING', value: '' },
    ]),
  ).toEqual([
    { id: 1, value: true },
    { id: 2, value: 1.5 },
    { id: 3, value: null },
  ]);
});

describe('picks', () => {
  const plain = picks({ label: 'Units', options: fixed(['A', 'B']) });
  const asObjects = picks({ label: 'Techniques', options: fixed(['A', 'B']), as: 'technique' });

  it('are sent unchanged', () => {
    expect(picksWire.toPlatform(['A'], plain)).toEqual(['A']);
    expect(picksWire.fromPlatform(['A'], plain)).toEqual(['A']);
  });

  it('are sent as objects, if declared', () => {
    expect(picksWire.toPlatform(['A', 'B'], asObjects)).toEqual([
      { technique: 'A' },
      { technique: 'B' },
    ]);
    expect(picksWire.fromPlatform([{ technique: 'A' }, 'B', null, {}], asObjects)).toEqual([
      'A',
      'B',
    ]);
  });

  it('keep further keys of the platform', () => {
    const stored = [{ technique: 'A', slot: 'S-1', since: 2 }, { technique: 'B' }];
    const held = picksWire.fromPlatform(stored, asObjects);
    expect(held).toEqual([{ technique: 'A', slot: 'S-1', since: 2 }, 'B']);
    expect(picksWire.toPlatform(held, asObjects)).toEqual(stored);
  });

  it.each([[null], ['A'], [{}]])('read %j as none', (value) => {
    expect(picksWire.fromPlatform(value, asObjects)).toEqual([]);
  });
});
