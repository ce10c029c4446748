import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPanSizes, type PanSize, type PanSizes } from '.';
import { joined, reducePanSizes, turnedOn, waiting, type PanSizesAction } from './panSizes';
import { panSizesFault, panSizesRule } from './rule';

const pan = (id: string, own: Partial<PanSize> = {}): PanSize => ({
  id,
  name: id,
  dimensions: null,
  default_amount: 1,
  is_selected: false,
  ...own,
});

const names = ['1/1', '1/2', '1/3', '1/6', '1/9'];
const someNames = fc.uniqueArray(fc.constantFrom(...names), { minLength: 1 });
const actions: fc.Arbitrary<PanSizesAction[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'select' as const,
      'unselect' as const,
      'mark' as const,
      'unmark' as const,
    ),
    id: fc.constantFrom(...names, 'unknown'),
  }),
  { maxLength: 40 },
);

const selected = ({ pan_sizes: sizes }: PanSizes) =>
  sizes.flatMap((size) => (size.is_selected ? [size.id] : []));

describe('pan sizes', () => {
  it('always have one selected default', () => {
    fc.assert(
      fc.property(someNames, actions, (catalogue, actionCalls) => {
        let value = turnedOn(catalogue.map((name) => pan(name)));
        for (const action of actionCalls) {
          const before = value;
          const outcome = reducePanSizes(value, action);
          ({ value } = outcome);
          expect(selected(value)).toContain(value.default_pan_size_id);
          expect(value.pan_sizes.map(({ id }) => id)).toEqual(catalogue);
          if (outcome.refused) expect(value).toBe(before);
        }
        expect(panSizesFault(value, 'en-GB')).toBeNull();
      }),
    );
  });

  it('change as requested, except for the default', () => {
    fc.assert(
      fc.property(someNames, actions, fc.constantFrom(...names), (catalogue, actionCalls, id) => {
        fc.pre(catalogue.includes(id));
        const value = actionCalls.reduce(
          (so, action) => reducePanSizes(so, action).value,
          turnedOn(catalogue.map((name) => pan(name))),
        );
        const isDefault = value.default_pan_size_id === id;
        expect(selected(reducePanSizes(value, { kind: 'select', id }).value)).toContain(id);
        const unselected = reducePanSizes(value, { kind: 'unselect', id });
        expect(unselected.refused).toBe(isDefault ? 'unselectDefault' : undefined);
        expect(selected(unselected.value).includes(id)).toBe(isDefault);
        const marked = reducePanSizes(value, { kind: 'mark', id }).value;
        expect(marked.default_pan_size_id).toBe(id);
        expect(selected(marked)).toEqual(
          catalogue.filter((own) => own === id || selected(value).includes(own)),
        );
        const unmarked = reducePanSizes(value, { kind: 'unmark', id });
        expect(unmarked.refused).toBe(isDefault ? 'needsDefault' : undefined);
        expect(unmarked.value).toEqual(value);
      }),
    );
  });

  it('start with 1/6, or else the first, and with none if there are none', () => {
    fc.assert(
      fc.property(someNames, (catalogue) => {
        const value = turnedOn(catalogue.map((name) => pan(name, { is_selected: true })));
        const first = catalogue.includes('1/6') ? '1/6' : catalogue[0];
        expect(value.default_pan_size_id).toBe(first);
        expect(selected(value)).toEqual([first]);
      }),
    );
    expect(turnedOn([])).toEqual(waiting);
  });

  it('keep an entered amount, of that size alone', () => {
    const value = turnedOn([pan('a'), pan('b')]);
    const next = reducePanSizes(value, { kind: 'amount', id: 'b', amount: '0.' }).value;
    expect(next.pan_sizes.map((size) => size.default_amount)).toEqual([1, '0.']);
  });

  it("are in the platform's order, followed by those that are no longer offered", () => {
    const value: PanSizes = {
      pan_sizes: [
        pan('gone', { is_selected: true }),
        pan('never'),
        pan('b', { is_selected: true, default_amount: 4 }),
      ],
      default_pan_size_id: 'b',
    };
    expect(joined(value, [pan('a', { is_selected: true }), pan('b')])).toEqual({
      pan_sizes: [
        pan('a'),
        pan('b', { is_selected: true, default_amount: 4 }),
        pan('gone', { is_selected: true }),
      ],
      default_pan_size_id: 'b',
    });
  });
});

describe('what the platform answers', () => {
  it.each([
    [null],
    ['x'],
    [{}],
    [{ pan_sizes: null }],
    [{ pan_sizes: [null, 1, {}, { id: 'a' }] }],
  ])('%j contains no pan sizes', (value) => {
    expect(readPanSizes(value)).toBeNull();
  });

  it('is read despite other keys', () => {
    expect(
      readPanSizes({
        pan_sizes: [
          {
            id: 'a',
            name: '1/6',
            is_selected: true,
            default_amount: '2',
            dimensions: { width: 1 },
          },
          { id: 'a', name: 'again' },
          { id: 'b', extra: 1 },
        ],
        default_pan_size_id: 'a',
      }),
    ).toEqual({
      pan_sizes: [
        {
          id: 'a',
          name: '1/6',
          dimensions: { width: 1, height: null, depth: null },
          default_amount: 2,
          is_selected: true,
        },
        { id: 'b', name: 'b', dimensions: null, default_amount: null, is_selected: false },
      ],
      default_pan_size_id: 'a',
    });
  });
});

describe('the rule', () => {
  const told = (given: unknown): string | null => {
    const fault = panSizesRule(given, { label: 'Pan sizes', locale: 'en-GB', values: {} });
    return fault && `${fault.key.replace('facings.rules.', '')} ${String(fault.values?.label)}`;
  };
  const value = (amount: unknown, isSelected: boolean, id: string | null): PanSizes => ({
    pan_sizes: [
      { id: 'a', name: 'a', default_amount: amount as number, is_selected: isSelected },
      { id: 'b', name: 'b', default_amount: -1, is_selected: false },
    ],
    default_pan_size_id: id,
  });

  it.each([
    [null, null],
    [value(1, true, 'a'), null],
    [value('0,5', true, 'a'), null],
    [value(1, true, null), 'defaultPanSize undefined'],
    [value(1, true, 'b'), 'defaultPanSize undefined'],
    [value(1, false, 'a'), 'defaultPanSize undefined'],
    [value(0, true, 'a'), 'least Amount'],
    [value(0.05, true, 'a'), 'least Amount'],
    [value(null, true, 'a'), 'required Amount'],
    [value(0.15, true, 'a'), 'step Amount'],
  ])('%j are refused: %s', (given, words) => {
    expect(told(given)).toBe(words);
  });
});
