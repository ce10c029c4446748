// What a copy adds, and that taking it back leaves what was there.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declarations } from '../../../../resources/index';
import { registryOf } from '../../../schema/registry';
import { missingPartsOf, partsOf, withAdditions, withoutAdditions, type SetupPart } from './setup';

const partOf = (resource: string): SetupPart => {
  const part = partsOf(registryOf(declarations)).find((one) => one.resource === resource);
  if (!part) throw new Error(`There is no part ${resource}.`);
  return part;
};
const labelsOf = (...args: Parameters<typeof missingPartsOf>) =>
  missingPartsOf(...args).map(({ label, text }) => [label, text ?? []].flat().join('='));

describe('what the target lacks', () => {
  it('is each value that only the source has', () => {
    const sides = { source: ['EACH', 'CASE', 'KG'], target: ['CASE'] };
    expect(labelsOf(partOf('organizationUnits'), sides)).toEqual(['EACH', 'KG']);
    expect(labelsOf(partOf('organizationUnits'), { source: null, target: null })).toEqual([]);
  });

  it('is a default that is not assigned and whose storage type is enabled', () => {
    const sides = {
      source: { cold: 'FRIDGE', dry: 'SHELF', hot: 'OVEN', none: null },
      target: { cold: null, dry: 'RACK', hot: null, none: null },
    };
    expect(labelsOf(partOf('storageDefaults'), sides, new Set(['FRIDGE']))).toEqual([
      'cold=FRIDGE',
    ]);
  });

  it('is a flag with a value of its own where the target has none', () => {
    const flag = (id: string, value: unknown, type = 'BOOLEAN') => ({ id, name: id, type, value });
    const sides = {
      source: [flag('a', true), flag('b', false), flag('c', null), flag('d', 'x', 'STRING')],
      target: [flag('a', null), flag('b', true), flag('c', null), flag('d', null)],
    };
    expect(labelsOf(partOf('organizationFeatures'), sides)).toEqual(['a=true']);
  });
});

const value = fc.constantFrom('A', 'B', 'C', 'D');
const picks = fc.uniqueArray(value);
const keys = ['k1', 'k2', 'k3'];
const assignments = fc.record(Object.fromEntries(keys.map((key) => [key, fc.option(value)])));
const settings = fc
  .array(fc.option(fc.boolean()), { minLength: 3, maxLength: 3 })
  .map((values) =>
    values.map((own, at) => ({ id: `f${at}`, name: `f${at}`, type: 'BOOLEAN', value: own })),
  );
const documents = fc.oneof(
  fc.record({ part: fc.constant(partOf('organizationUnits')), source: picks, target: picks }),
  fc.record({
    part: fc.constant(partOf('storageDefaults')),
    source: assignments,
    target: assignments,
  }),
  fc.record({
    part: fc.constant(partOf('organizationFeatures')),
    source: settings,
    target: settings,
  }),
);
const enabled = new Set(['A', 'B', 'C', 'D']);

describe('a copy', () => {
  it('leaves nothing to copy, and undone leaves what was there', () => {
    fc.assert(
      fc.property(documents, ({ part, source, target }) => {
        const additions = missingPartsOf(part, { source, target }, enabled);
        const copied = withAdditions(part, target, additions);
        expect(missingPartsOf(part, { source, target: copied }, enabled)).toEqual([]);
        expect(withoutAdditions(part, copied, additions)).toEqual(target);
      }),
    );
  });
});
