import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { hashIn } from '../schema/condition';
import { organization } from '../../resources/shared/organization';
import { entityName, image, onOff, text } from '../schema/fields';
import { hashOf } from '../schema/template';
import { formRules } from './rules';
import { readRuleMessage } from '../lib/rules/message';

const fields = {
  account_id: organization(),
  name: entityName(),
  item: text({ label: 'Name', required: true, requiredMessage: 'Item name is required.' }),
  note: text({ label: 'Note', min: 2 }),
  l6_id: text({ label: 'L6 ID', required: true, shownIf: hashIn('account_id', [hashOf('org-1')]) }),
  logo: image({ label: 'Organization image', required: true }),
  isOpen: onOff({ label: 'Open', words: { on: 'Open', off: 'Closed' } }),
};

const errorsOf = async (
  names: (keyof typeof fields)[],
  values: Record<string, unknown>,
): Promise<Record<string, unknown>> => {
  try {
    await formRules(fields, names, 'en-GB').validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(
      error.inner.map(({ path = '', message }) => [path, readRuleMessage(message)]),
    );
  }
};

describe('formRules', () => {
  it.each([undefined, null, '', '   ', '\t\n'])('treats %j as a missing name', async (name) => {
    expect(await errorsOf(['name'], { name })).toMatchObject({
      name: { key: 'facings.rules.required', values: { label: 'Name' } },
    });
  });

  it('checks the minimum length after trimming', async () => {
    expect(await errorsOf(['name'], { name: '  A  ' })).toMatchObject({
      name: { key: 'facings.rules.min', values: { label: 'Name', min: 2 } },
    });
    expect(await errorsOf(['name'], { name: ' Ab ' })).toEqual({});
  });

  it("uses the field's own message", async () => {
    expect(await errorsOf(['item'], {})).toMatchObject({
      item: { text: 'Item name is required.' },
    });
  });

  it('accepts an empty optional text, and refuses a too long one with a message', async () => {
    expect(await errorsOf(['note'], { note: '' })).toEqual({});
    expect(await errorsOf(['note'], { note: 'x'.repeat(10_000) })).toMatchObject({
      note: { key: 'facings.rules.max', values: { max: 500 } },
    });
  });

  it("applies a conditional field's rule only while the field exists", async () => {
    expect(await errorsOf(['account_id', 'l6_id'], { account_id: 'org-2' })).toEqual({});
    expect(await errorsOf(['account_id', 'l6_id'], { account_id: 'org-1' })).toHaveProperty(
      'l6_id',
    );
  });

  it('requires exactly one image', async () => {
    expect(await errorsOf(['logo'], { logo: null })).toHaveProperty('logo');
    const page = new File(['<html>'], 'a.html', { type: 'text/html' });
    expect(await errorsOf(['logo'], { logo: page })).toMatchObject({
      logo: { key: 'facings.rules.imageType' },
    });
    const png = new File(['x'], 'a.png', { type: 'image/png' });
    expect(await errorsOf(['logo'], { logo: png })).toEqual({});
  });

  it('accepts any name of two characters or more, and sends it trimmed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 400 }), async (name) => {
        const isLongEnough = name.trim().length >= 2;
        expect(await errorsOf(['name'], { name })).toEqual(
          isLongEnough ? {} : { name: expect.anything() as unknown },
        );
        if (isLongEnough) {
          expect(formRules(fields, ['name'], 'en-GB').cast({ name })).toEqual({
            name: name.trim(),
          });
        }
      }),
    );
  });
});
