// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderForm } from '../../../src/fields/testing/render';
import { whole } from '../../../src/schema/calls';
import { defineResource } from '../../../src/schema/defineResource';
import { choice, size } from '../../../src/schema/fields';
import { fixed } from '../../../src/schema/options';
import { productStates } from '..';
import { exampleDepth, quotientOf, roundingOf, roundings } from './rounding';
import { namedPart } from '../../../src/schema/takeOver';

const types = fixed(['UP', 'DOWN', 'NEAREST', 'HALF', 'NONE', 'BANKERS']);

const states = defineResource({
  name: 'states',
  label: 'State',
  labels: 'States',
  routes: { list: '/states' },
  api: '/api/states',
  fields: {
    pan_sizes: productStates.fields.pan_sizes,
    product_dimensions: size({ label: 'Dimensions', unit: 'in' }),
    count_rounding: choice({
      label: 'Count rounding',
      options: types,
      below: namedPart(() => import('./Formula'), 'CountFormula'),
    }),
    capacity_rounding: choice({
      label: 'Capacity rounding',
      options: types,
      below: namedPart(() => import('./Formula'), 'CapacityFormula'),
    }),
  },
  calls: { list: { path: '/api/states', read: 'states', paging: whole } },
  represent: '{id}',
  list: { columns: ['count_rounding'] },
});

const names = ['pan_sizes', 'product_dimensions', 'count_rounding', 'capacity_rounding'];
const box = { width: 1, height: 1, depth: 3 };

const show = (values: object) => {
  renderForm({ declaration: states, names, values });
};
const formula = (of: 'count' | 'capacity') =>
  screen.findByRole('note', { name: of === 'count' ? 'Count formula' : 'Capacity formula' });

describe('a formula', () => {
  it.each([
    ['UP', 'Count = round up (measured depth ÷ product depth).', 'counted as 5.'],
    ['DOWN', 'Count = round down (measured depth ÷ product depth).', 'counted as 4.'],
    ['NEAREST', 'Count = round (measured depth ÷ product depth).', 'counted as 5.'],
    ['HALF', 'Count = round to halves (measured depth ÷ product depth).', 'counted as 4.5.'],
    ['NONE', 'Count = measured depth ÷ product depth.', '= 4.6.'],
    ['BANKERS', 'The platform defines how BANKERS rounds fractions.', '= 4.6.'],
  ])('of the count is told for %s', async (type, words, result) => {
    show({ count_rounding: type, product_dimensions: box });
    expect(await formula('count')).toHaveTextContent(words);
    expect(await formula('count')).toHaveTextContent(`Example: 13.8 in ÷ 3 in = 4.6`);
    expect(await formula('count')).toHaveTextContent(result);
  });

  it('of the capacity follows the input', async () => {
    show({});
    expect(await formula('capacity')).toHaveTextContent(
      'Capacity = shelf depth ÷ product depth. Choose a rounding type to see how fractions are handled.' +
        'Enter the product depth to see an example.',
    );
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Depth' }), '0.5');
    await userEvent.click(screen.getByRole('combobox', { name: /^Capacity rounding/ }));
    await userEvent.click(screen.getByRole('option', { name: 'DOWN' }));
    expect(await formula('capacity')).toHaveTextContent(
      'Capacity = round down (shelf depth ÷ product depth). Fractions are dropped.' +
        'Example: 2.3 in ÷ 0.5 in = 4.6, a capacity of 4.',
    );
    expect(await formula('count')).toHaveTextContent('Choose a rounding type');
  });

  it('has the depth of the default pan size where there are pan sizes', async () => {
    const pan = (id: string, depth: number | null) => ({
      id,
      name: id,
      dimensions: { width: 1, height: 1, depth },
      default_amount: 1,
      is_selected: true,
    });
    show({
      count_rounding: 'UP',
      product_dimensions: box,
      pan_sizes: { pan_sizes: [pan('a', 2), pan('b', 10)], default_pan_size_id: 'b' },
    });
    expect(await formula('count')).toHaveTextContent('46 in ÷ 10 in = 4.6, counted as 5.');
  });
});

describe('roundings', () => {
  it('are at most one away from the quotient, and whole but for HALF and NONE', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const exact = quotientOf(a / 10, b / 10);
        expect(roundings.UP(exact)).toBeGreaterThanOrEqual(exact);
        expect(roundings.UP(exact) - exact).toBeLessThan(1);
        expect(roundings.DOWN(exact)).toBeLessThanOrEqual(exact);
        expect(exact - roundings.DOWN(exact)).toBeLessThan(1);
        expect(Math.abs(roundings.NEAREST(exact) - exact)).toBeLessThanOrEqual(0.5);
        expect(Math.abs(roundings.HALF(exact) - exact)).toBeLessThanOrEqual(0.25);
        expect(roundings.NONE(exact)).toBe(exact);
        // An exact quotient is never rounded.
        expect(roundings.UP(quotientOf((a * b) / 10, b / 10))).toBe(a);
      }),
    );
  });

  it('are shown by an example that they disagree on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (tenths) => {
        const depth = tenths / 10;
        const exact = quotientOf(exampleDepth(depth), depth);
        expect(roundings.UP(exact)).toBe(5);
        expect(roundings.DOWN(exact)).toBe(4);
        expect(roundings.HALF(exact)).toBe(4.5);
      }),
    );
  });

  it.each([
    [' up ', 'UP'],
    ['Half', 'HALF'],
    ['constructor', null],
    ['', null],
  ])('%j is %j', (type, rounding) => {
    expect(roundingOf(type)).toBe(rounding);
  });
});
