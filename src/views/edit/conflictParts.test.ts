import { describe, expect, it } from 'vitest';
import { integrations } from '../../../resources/integrations';
import { jobTemplates } from '../../../resources/jobTemplates';
import { productStates } from '../../../resources/productStates';
import { labelRows } from '../../../resources/productStates/labels';
import { readPanSizes } from '../../../resources/productStates/panSizes';
import { readPhrases } from '../../../resources/productStates/phrases';
import { composedEntriesOf } from '../../fields/fieldEntries';
import type { Field } from '../../schema/field';
import { json, picks, size, texts } from '../../schema/fields';
import { fixed } from '../../schema/options';
import { settle } from './conflict';

/** Three versions of one field's value, and what is sent and asked. */
const merged = (field: Field, began: unknown, mine: unknown, theirs: unknown) => {
  const { sent, conflicts } = settle({
    names: ['own'],
    began: { id: 1, own: began },
    stored: { id: 1, own: theirs },
    values: { own: mine },
    entriesOf: () => composedEntriesOf(field),
  });
  return {
    value: sent.own as unknown,
    // Without what tells one conflict from another.
    conflicts: conflicts.map(({ key: _, part: __, ...own }) => own),
  };
};

describe('values of several parts', () => {
  const box = size({ label: 'Box', unit: 'in' });
  const sidesOf = (width: number, height: number, depth = 1) => ({ width, height, depth });

  it('are sizes, side by side', () => {
    expect(merged(box, sidesOf(1, 1), sidesOf(3, 1), sidesOf(1, 2))).toEqual({
      value: sidesOf(3, 2),
      conflicts: [],
    });
    expect(merged(box, sidesOf(1, 1), sidesOf(3, 1), sidesOf(4, 2))).toEqual({
      value: sidesOf(3, 2),
      conflicts: [{ name: 'own', mine: 3, theirs: 4 }],
    });
  });

  it('are asked about as a whole if one version has none', () => {
    expect(merged(box, sidesOf(1, 1), sidesOf(3, 1), null).conflicts).toEqual([
      { name: 'own', mine: sidesOf(3, 1), theirs: null },
    ]);
  });

  it('are lists, of which each member is there or not, with those that look alike as one', () => {
    const tags = texts({ label: 'Tags', max: 50 });
    expect(merged(tags, ['a', 'b'], ['a', 'Milk'], ['b', 'a', 'c'])).toEqual({
      value: ['a', 'c', 'Milk'],
      conflicts: [],
    });
    expect(merged(tags, [], ['Milk'], ['milk']).conflicts).toEqual([
      { name: 'own', mine: 'Milk', theirs: 'milk' },
    ]);
    // A new order is no change of a member; dropping it without a word would lose it.
    expect(merged(tags, ['a', 'b'], ['b', 'a'], ['a', 'b', 'c']).conflicts).toEqual([
      { name: 'own', mine: ['b', 'a'], theirs: ['a', 'b', 'c'] },
    ]);
    const ways = picks({ label: 'Ways', options: fixed(['A', 'B', 'C']), as: 'way' });
    expect(merged(ways, ['A'], ['A', 'B'], [{ way: 'C', by: 1 }])).toEqual({
      value: [{ way: 'C', by: 1 }, 'B'],
      conflicts: [],
    });
  });

  it('are objects, key by key, with null as a value', () => {
    const headers = json({ label: 'Headers', isObject: true });
    expect(
      merged(headers, { a: 1, b: 2 }, { a: null, b: 2 }, '{"a":1,"b":2,"c":null}').value,
    ).toEqual({ a: null, b: 2, c: null });
    expect(merged(headers, { a: 1 }, { a: 2 }, { a: 3 }).conflicts).toEqual([
      { name: 'own', mine: '2', theirs: '3' },
    ]);
  });

  const { prediction_labels, key_phrases, pan_sizes } = productStates.fields;

  it('are prediction labels', () => {
    const rows = (labels: Readonly<Record<string, number>>) => labelRows(labels);
    expect(
      merged(prediction_labels, rows({ a: 1, b: 2 }), rows({ b: 3 }), rows({ a: 1, b: 2, c: 4 })),
    ).toEqual({ value: rows({ b: 3, c: 4 }), conflicts: [] });
    expect(
      merged(prediction_labels, rows({ a: 1 }), rows({ a: 2 }), rows({ a: 3 })).conflicts,
    ).toEqual([{ name: 'own', mine: 2, theirs: 3 }]);
  });

  it('are phrases of each list, with what the platform has besides', () => {
    const lists = (primary: readonly string[], others: readonly string[], further = {}) =>
      readPhrases({ primary_phrases: primary, phrases: others, ...further });
    expect(
      merged(
        key_phrases,
        lists(['x'], ['y']),
        lists(['x', 'z'], []),
        lists([], ['y', 'w'], { locale: 'en' }),
      ),
    ).toEqual({ value: lists(['z'], ['w'], { locale: 'en' }), conflicts: [] });
  });

  it('are pan sizes, asked about as a whole if the default would not be selected', () => {
    const pans = (amounts: Readonly<Record<string, number | null>>, id: string) =>
      readPanSizes({
        pan_sizes: Object.entries(amounts).map(([own, amount]) => ({
          id: own,
          name: own,
          default_amount: amount,
          is_selected: amount !== null,
        })),
        default_pan_size_id: id,
      });
    const begun = pans({ half: 1, sixth: 2, third: null }, 'half');
    expect(
      merged(
        pan_sizes,
        begun,
        pans({ half: 1, sixth: 3, third: null }, 'half'),
        pans({ half: 5, sixth: 2, third: 7 }, 'third'),
      ),
    ).toEqual({ value: pans({ half: 5, sixth: 3, third: 7 }, 'third'), conflicts: [] });
    expect(
      merged(
        pan_sizes,
        begun,
        pans({ half: 1, sixth: null, third: null }, 'half'),
        pans({ half: 1, sixth: 2, third: null }, 'sixth'),
      ).conflicts,
    ).toMatchObject([{ mine: { default_pan_size_id: 'half' } }]);
  });

  it('are credentials: those that were not typed are unchanged, and no secret is shown', () => {
    const { credentials } = integrations.fields;
    const begun = { UserId: '••••1111', Password: '••••2222' };
    const stored = { UserId: '••••1111', Password: '••••3333' };
    expect(merged(credentials, begun, { UserId: 'ada' }, stored)).toEqual({
      value: { UserId: 'ada', Password: '••••3333' },
      conflicts: [],
    });
    const { conflicts } = settle({
      names: ['own'],
      began: { id: 1, own: begun },
      stored: { id: 1, own: stored },
      values: { own: { Password: 'sesame' } },
      entriesOf: () => composedEntriesOf(credentials),
    });
    expect(conflicts).toMatchObject([
      { part: { mine: { name: 'Password', shown: '••••' }, theirs: { shown: '••••3333' } } },
    ]);
  });

  it('are the zones and products of job templates', () => {
    const { zones, template } = jobTemplates.fields;
    const zone = (id: string, own = {}) => ({ zone_id: id, template: own });
    expect(
      merged(
        zones,
        [zone('a'), zone('b')],
        [zone('a'), zone('c')],
        [zone('b', { x: 1 }), zone('d')],
      ),
    ).toMatchObject({ conflicts: [{ mine: null }] });
    expect(
      merged(
        zones,
        [zone('a'), zone('b')],
        [zone('a'), zone('b'), zone('c')],
        [zone('b'), zone('d')],
      ),
    ).toEqual({ value: [zone('b'), zone('d'), zone('c')], conflicts: [] });
    const of = (products: readonly string[], returnUrl: string) => ({ products, returnUrl });
    expect(
      merged(template, of(['p'], 'https://a'), of(['p', 'q'], 'https://a'), of(['r'], 'https://b')),
    ).toEqual({ value: of(['r', 'q'], 'https://b'), conflicts: [] });
  });
});
