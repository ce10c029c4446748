import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { size, text } from '../../schema/fields';
import { formRules } from '../../fields/rules';
import { forgivingStored } from './initialValues';

const fields = {
  name: text({ label: 'Name', required: true, max: 5 }),
  size: size({ label: 'Size', unit: 'in', required: true }),
};

const oddSize = { width: 3.75, height: 1, depth: 1 };
const stored = { id: 1, name: 'Too long by far', size: oddSize };

const refusedIn = async (values: object, record: typeof stored | undefined) => {
  const rules = formRules(fields, ['name', 'size'], 'en-GB', 'edit', record);
  const resolver = yupResolver(rules) as Resolver;
  const options = { fields: {}, shouldUseNativeValidation: false };
  const result = await forgivingStored(resolver, record)(values, undefined, options);
  return { names: Object.keys(result.errors), values: result.values as object };
};

describe('stored values', () => {
  it('are accepted, although they would be refused if typed', async () => {
    expect(await refusedIn(stored, stored)).toMatchObject({ names: [], values: stored });
  });

  it('are refused once they are changed', async () => {
    const typed = { name: 'Still too long', size: { ...oddSize, width: 3.74 } };
    expect((await refusedIn(typed, stored)).names).toEqual(['name', 'size']);
  });

  it('are accepted side by side: correcting one does not refuse the others', async () => {
    const odd = { ...stored, size: { width: 2.75, height: 8.63, depth: 4.25 } };
    const corrected = { ...odd, size: { ...odd.size, width: 2.8 } };
    expect(await refusedIn(corrected, odd)).toMatchObject({
      names: [],
      values: { size: { width: 2.8, height: 8.63, depth: 4.25 } },
    });
    expect((await refusedIn({ ...odd, size: { ...odd.size, width: 2.81 } }, odd)).names).toEqual([
      'size',
    ]);
    // A side that was changed and restored by typing it is the stored one again.
    expect((await refusedIn({ ...odd, size: { ...odd.size, width: '2.75' } }, odd)).names).toEqual(
      [],
    );
  });

  it('are still required if they are missing', async () => {
    const empty = { ...stored, name: '' };
    expect((await refusedIn(empty, empty)).names).toEqual(['name']);
  });

  it('are validated as usual in a new record', async () => {
    expect((await refusedIn(stored, undefined)).names).toEqual(['name', 'size']);
  });
});
