import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isMasked,
  parameterKey,
  parametersOf,
  readCredentials,
  sentCredentials,
} from './credentials';
import { credentialsRule } from './rule';

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
    expect(sentCredentials({ 'DC Key': ' k ', UserId: '••••1234', Password: '  ' })).toEqual({
      DCKey: 'k',
    });
    expect(sentCredentials('secret')).toEqual({});
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
      readCredentials({
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
    expect(readCredentials(['in the clear'])).toEqual({});
  });
});

describe('the rule of credentials', () => {
  const missingIn = (integration_name: unknown, value: unknown) =>
    credentialsRule(value, { label: 'Credentials', locale: 'en-GB', values: { integration_name } });

  it.each([[null], [{}], ['x'], [{ DCKey: ' ' }], [{ DCKey: '••••5513' }], [{ DCKey: 5 }]])(
    '%j lacks the key',
    (value) => {
      expect(missingIn('PAR', value)).toEqual({
        key: 'facings.rules.required',
        values: { label: 'DC Key' },
      });
    },
  );

  it('reports the first missing one', () => {
    const labels = parametersOf('CrunchTime');
    fc.assert(
      fc.property(fc.subarray([...labels]), (given) => {
        const value = Object.fromEntries(given.map((label) => [parameterKey(label), 'x']));
        const missing = labels.find((label) => !given.includes(label));
        expect(missingIn('CrunchTime', value)?.values?.label).toBe(missing);
      }),
    );
  });

  it.each([[undefined], [null], ['Unknown'], ['constructor']])(
    'requires nothing of the system %j',
    (system) => {
      expect(missingIn(system, null)).toBeNull();
    },
  );
});
