import { describe, expect, it } from 'vitest';
import { optionsByText } from './optionsByText';

const option = (value: string, label: string) => ({ value, label });

describe('options by their text', () => {
  it('are found by names that look the same, and by their values', () => {
    const { byText } = optionsByText([option('r1', 'Café  Nord\u200b')]);
    expect(byText.get('café nord')).toBe('r1');
    expect(byText.get('r1')).toBe('r1');
    expect(byText.get('cafe nord')).toBeUndefined();
  });

  it('are not found by a name that several have', () => {
    const { byText, several } = optionsByText([option('r1', 'North'), option('r2', 'NORTH ')]);
    expect(byText.get('north')).toBeUndefined();
    expect(several).toEqual(new Set(['north']));
  });

  it('are found by a value that is the name of others', () => {
    const { byText, several } = optionsByText([
      option('north', 'Pole'),
      option('r1', 'North'),
      option('r2', 'North'),
    ]);
    expect(byText.get('north')).toBe('north');
    expect(several).toEqual(new Set());
  });
});
