import { describe, expect, it } from 'vitest';
import { credentialsWire, isMasked, parameterKey } from './credentials';
import { picks } from '../schema/fields';
import { fixed } from '../schema/options';
import { picksWire } from './picks';
import { settingsWire } from './settings';

describe('credentials', () => {
  it.each([
    ['DC Key', 'DCKey'],
    ['User Id:', 'UserId'],
    ['All Products Auth Token', 'AllProductsAuthToken'],
    ['Plain', 'Plain'],
    ['a : b::', 'a:b'],
  ])('%j is sent as %j', (label, key) => {
    expect(parameterKey(label)).toBe(key);
  });

  it('never sends masked or empty values', () => {
    expect(
      credentialsWire.toPlatform({ 'DC Key': ' k ', UserId: '••••1234', Password: '  ' }),
    ).toEqual({ DCKey: 'k' });
    expect(credentialsWire.toPlatform('secret')).toEqual({});
  });

  it.each([
    ['••••', true],
    ['••••5513', true],
    // A person may have such a password, because asterisks can be typed.
    ['****', false],
    ['pa**word', false],
    ['', false],
    [null, false],
  ])('%j is masked: %j', (value, is) => {
    expect(isMasked(value)).toBe(is);
  });

  it('are masked in records, whatever the platform sends', () => {
    expect(
      credentialsWire.fromPlatform({
        'DC Key': 'in the clear',
        UserId: '••••5513',
        Password: '********',
        Token: '****99aa',
        Long: '**in the clear',
        Number: 12345678,
        Flag: true,
        Gone: null,
        Empty: '',
      }),
    ).toEqual({
      DCKey: '••••',
      UserId: '••••5513',
      Password: '••••',
      Token: '••••99aa',
      Long: '••••',
      Number: '••••',
      Flag: '••••',
    });
    expect(credentialsWire.fromPlatform(['in the clear'])).toEqual({});
  });
});

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
