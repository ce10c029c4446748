import { describe, expect, it } from 'vitest';
import { picks } from '../schema/fields';
import { fixed } from '../schema/options';
import { picksWire } from './picks';

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
