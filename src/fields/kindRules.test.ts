import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { rules } from '../messages/en/fields';
import type { Fields } from '../schema/field';
import { json, number, text } from '../schema/fields';
import { formRules } from './rules';
import { readRuleMessage } from '../lib/rules/message';

/** The English message of the first error of each field, or the values to send if there are none. */
const ruled = async (fields: Fields, values: Record<string, unknown>): Promise<unknown> => {
  try {
    return await formRules(fields, Object.keys(fields), 'en-GB').validate(values, {
      abortEarly: false,
    });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const told: Record<string, string> = {};
    for (const { path = '', message } of error.inner) {
      const read = readRuleMessage(message);
      if (typeof read === 'string') throw new Error(`Not a rule's message: ${read}`);
      const { key, values: filled = {}, text: own } = read;
      const words = own ?? rules[key.replace('facings.rules.', '') as keyof typeof rules];
      told[path] ??= words.replace(/\{(\w+)\}/g, (_, name: string) => String(filled[name]));
    }
    return { refused: told };
  }
};

const refusal = (name: string, words: string) => ({ refused: { [name]: words } });

describe('an e-mail address', () => {
  const fields = {
    email: text({ label: 'Email address', required: true, format: 'email', max: 254 }),
  };

  it.each([null, '', '  '])('%j is missing', async (email) => {
    expect(await ruled(fields, { email })).toEqual(refusal('email', 'Email address is required.'));
  });
  it.each(['rosa', 'rosa@', 'rosa@facings', 'ro sa@facings.example'])(
    '%s is refused',
    async (email) => {
      expect(await ruled(fields, { email })).toEqual(
        refusal('email', 'Email address must be valid.'),
      );
    },
  );
  it('is sent trimmed and in lower case', async () => {
    expect(await ruled(fields, { email: ' Rosa@Facings.EXAMPLE ' })).toEqual({
      email: 'rosa@facings.example',
    });
  });
});

describe('a web address', () => {
  const fields = { url: text({ label: 'URL', format: 'url', max: 2000 }) };

  it.each([
    'facings.example',
    'ftp://facings.example',
    'javascript:alert(1)',
    'https://',
    'http://a b',
  ])('%s is refused', async (url) => {
    expect(await ruled(fields, { url })).toEqual(
      refusal('url', 'URL must be a web address that starts with http:// or https://.'),
    );
  });
  it.each(['https://facings.example/hook?x=1', 'http://localhost:8080', ''])(
    '%s is taken',
    async (url) => {
      expect(await ruled(fields, { url })).toEqual({ url });
    },
  );
});

describe("an environment's name", () => {
  const fields = {
    name: text({
      label: 'Environment Name',
      required: true,
      min: 2,
      max: 63,
      refuses: [
        { pattern: /^(?!(?:dev|production)$)/i, message: 'Environment name is reserved.' },
        { pattern: /^[a-z0-9-]+$/g, message: 'Letters, numbers and hyphens' },
      ],
    }),
  };

  it.each([
    ['', 'Environment Name is required.'],
    ['a', 'Environment Name should contain at least 2 characters.'],
    ['!', 'Environment Name should contain at least 2 characters.'],
    ['dev', 'Environment name is reserved.'],
    ['Production', 'Environment name is reserved.'],
    ['my_env', 'Letters, numbers and hyphens'],
    ['Mine', 'Letters, numbers and hyphens'],
  ])('%j: %s', async (name, words) => {
    // Twice: a pattern with the `g` flag would accept every second value.
    expect(await ruled(fields, { name })).toEqual(refusal('name', words));
    expect(await ruled(fields, { name })).toEqual(refusal('name', words));
  });
  it('is sent trimmed', async () => {
    expect(await ruled(fields, { name: ' dev-2 ' })).toEqual({ name: 'dev-2' });
  });
});

it('forces a storage type from any source', async () => {
  const fields = { value: text({ label: 'Type', required: true, forced: 'constant' }) };
  expect(await ruled(fields, { value: ' cold storage 2 ' })).toEqual({ value: 'COLD_STORAGE_' });
  expect(await ruled(fields, { value: '12' })).toEqual(refusal('value', 'Type is required.'));
});

describe('a number', () => {
  const fields = {
    step: number({ label: 'Step', required: true, min: 1, max: 10, isWhole: true }),
  };

  it.each([
    [null, 'Step is required.'],
    [' ', 'Step is required.'],
    ['many', 'Step must be a number.'],
    [NaN, 'Step must be a number.'],
    [Infinity, 'Step must be a number.'],
    [true, 'Step must be a number.'],
    [1.5, 'Step must be a whole number.'],
    [0, 'Step must be at least 1.'],
    ['11', 'Step must be at most 10.'],
  ])('%j: %s', async (step, words) => {
    expect(await ruled(fields, { step })).toEqual(refusal('step', words));
  });
  it('is sent as a number, even if typed', async () => {
    expect(await ruled(fields, { step: ' 7 ' })).toEqual({ step: 7 });
  });
  it.each([0, 0.1, 0.3, '1.1', 12.7, 100000.1])('accepts %j in steps of 0.1', async (side) => {
    const fields = { side: number({ label: 'Side', min: 0, step: 0.1 }) };
    expect(await ruled(fields, { side })).toEqual({ side: Number(side) });
  });
  it.each([0.05, '0.12', 1.00001])('refuses %j in steps of 0.1', async (side) => {
    const fields = { side: number({ label: 'Side', min: 0, step: 0.1 }) };
    expect(await ruled(fields, { side })).toEqual(refusal('side', 'Side must be in steps of 0.1.'));
  });
  it('may be missing if it is optional', async () => {
    expect(await ruled({ step: number({ label: 'Step', min: 1 }) }, { step: '' })).toEqual({
      step: null,
    });
  });
});

describe('JSON', () => {
  const fields = { template: json({ label: 'Template', isObject: true, required: true }) };

  it.each([
    [null, 'Template is required.'],
    ['null', 'Template is required.'],
    ['{"a": }', 'Template is not valid JSON.'],
    ['[]', 'Template must be a JSON object: names and their values in braces.'],
    [[1], 'Template must be a JSON object: names and their values in braces.'],
    ['"text"', 'Template must be a JSON object: names and their values in braces.'],
  ])('%j: %s', async (template, words) => {
    expect(await ruled(fields, { template })).toEqual(refusal('template', words));
  });
  it.each([
    ['{"__proto__": {"a": 1}}', 'Template cannot contain the key __proto__. Remove it.'],
    ['{"a": [{"__proto__": 1}]}', 'Template cannot contain the key __proto__. Remove it.'],
  ])('%j is refused, as nothing of it is dropped unseen: %s', async (template, words) => {
    expect(await ruled(fields, { template })).toEqual(refusal('template', words));
  });
  it.each([['{"target": [1]}'], [{ target: [1] }]])('%j is sent as its value', async (template) => {
    expect(await ruled(fields, { template })).toEqual({ template: { target: [1] } });
  });
  it('may be any value if no object is required', async () => {
    const any = { value: json({ label: 'Value' }) };
    expect(await ruled(any, { value: '"text"' })).toEqual({ value: 'text' });
    expect(await ruled(any, { value: '[1]' })).toEqual({ value: [1] });
    expect(await ruled(any, { value: '' })).toEqual({ value: null });
  });
});
