/** No text of any entity is saved with a character that nobody sees, nor with a break of its line. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { declarations } from '../../resources';
import { cellFault } from '../lib/rules/cellRule';
import { readRuleMessage } from '../lib/rules/message';
import { cellRuleOf, kindOf } from './kinds';
import { fieldRule } from './rules';

const texts = declarations.flatMap(({ name, fields }) =>
  Object.entries(fields).flatMap(([source, field]) =>
    // What forces capitals and underscores leaves no other character.
    field.kind === 'text' && field.forced !== 'constant'
      ? [[`${name}.${source}`, field] as const]
      : [],
  ),
);

const keyOf = async (field: (typeof texts)[number][1], value: string): Promise<string | null> => {
  try {
    await fieldRule(field, 'en-GB').validate(value);
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const read = readRuleMessage(error.message);
    return typeof read === 'string' ? read : read.key;
  }
};

const signs = fc.constantFrom('\u200b', '\u202e', '\u0007', '\ufeff', '\u00ad', '\u2060', '\u0000');
const breaks = fc.constantFrom('\n', '\r\n', '\t', '\u2028');

it('are many', () => {
  expect(texts.length).toBeGreaterThan(60);
});

describe.each(texts)('%s', (_, field) => {
  it('is refused in forms and in cells alike', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(signs, breaks), async (sign) => {
        const value = `ab${sign}cd`;
        const inForm = await keyOf(field, value);
        const isBreak = /[\n\t\u2028]/.test(sign);
        if (isBreak && field.multiline) expect(inForm).not.toBe('facings.rules.oneLine');
        else expect(inForm).toBe(isBreak ? 'facings.rules.oneLine' : 'facings.rules.invisible');
        if (kindOf(field).sheet) {
          const inCell = cellFault(cellRuleOf(field, 'en-GB'), value)?.key ?? null;
          expect(inCell).toBe(inForm);
        }
      }),
      { numRuns: 12 },
    );
  });
});
