import { describe, expect, it } from 'vitest';
import { disabledReason, pageStateOf, type Switches } from './AvailabilityList';

describe('the switch of a page', () => {
  it.each([
    [[], 'unknown'],
    [[undefined], 'unknown'],
    [[true, undefined], 'unknown'],
    [[true], 'on'],
    [[true, true], 'on'],
    [[false, false], 'off'],
    [[true, false], 'mixed'],
  ] as const)('over %j is %s', (states, shown) => {
    expect(pageStateOf(states)).toBe(shown);
  });
});

describe('a row that cannot be switched on', () => {
  const switches = (isOn: boolean | undefined): Switches => ({
    isOn: () => isOn,
    turn: () => undefined,
    isHeld: false,
    whyDisabled: ({ id }) => (id === 'old' ? 'It is archived.' : null),
  });

  it('says why, and can still be switched off', () => {
    expect(disabledReason(switches(false), { id: 'old' })).toBe('It is archived.');
    expect(disabledReason(switches(undefined), { id: 'old' })).toBe('It is archived.');
    expect(disabledReason(switches(true), { id: 'old' })).toBeNull();
    expect(disabledReason(switches(false), { id: 'new' })).toBeNull();
    expect(
      disabledReason({ ...switches(false), whyDisabled: () => null }, { id: 'old' }),
    ).toBeNull();
  });
});
