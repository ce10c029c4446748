/** A stored part of a value that nobody touched never blocks saving another part. */
import { describe, expect, it } from 'vitest';
import type { OwnRule } from '../src/schema/fieldBase';
import { headersRule } from './webhooks/headersRule';
import { flagsRule } from './organizationFeatures/rule';
import { labelsRule } from './productStates/labels/rule';
import { panSizesRule } from './productStates/panSizes/rule';
import { phrasesRule } from './productStates/phrases/rule';

const long = 'x'.repeat(501);
const sizes = (first: unknown, second: unknown) => ({
  default_pan_size_id: 'a',
  pan_sizes: [
    { id: 'a', name: 'A', is_selected: true, default_amount: first },
    { id: 'b', name: 'B', is_selected: true, default_amount: second },
  ],
});
const flags = (first: unknown, second: unknown) => [
  { id: 'a', name: 'A', type: 'NUMBER', value: first, default_value: null },
  { id: 'b', name: 'B', type: 'STRING', value: second, default_value: null },
];

interface Case {
  readonly rule: OwnRule;
  /** With a first part that is refused when it is typed. */
  readonly stored: unknown;
  /** Another part is changed. */
  readonly changed: unknown;
  /** The other part is changed and is faulty. */
  readonly faulty: unknown;
}

const cases: Readonly<Record<string, Case>> = {
  'prediction labels': {
    rule: labelsRule,
    stored: [
      { label: 'a\u200b', value: -1 },
      { label: 'b', value: 1 },
    ],
    changed: [
      { label: 'a\u200b', value: -1 },
      { label: 'b', value: 2 },
    ],
    faulty: [
      { label: 'a\u200b', value: -1 },
      { label: 'b', value: -2 },
    ],
  },
  phrases: {
    rule: phrasesRule,
    stored: { phrases: [long, 'b'] },
    changed: { phrases: [long, 'c'] },
    faulty: { phrases: [long, 'c\u202e'] },
  },
  'pan sizes': {
    rule: panSizesRule,
    stored: sizes(0.25, 1),
    changed: sizes(0.25, 2),
    faulty: sizes(0.25, 0.35),
  },
  headers: {
    rule: headersRule,
    stored: { 'X A': '1', 'X-B': '2' },
    changed: { 'X A': '1', 'X-B': '3' },
    faulty: { 'X A': '1', 'X-B': '3\nX-C: 4' },
  },
  flags: {
    rule: flagsRule,
    stored: flags('many', 'b'),
    changed: flags('many', 'c'),
    faulty: flags('many', 'c\u200b'),
  },
};

describe.each(Object.entries(cases))('%s', (_, { rule, stored, changed, faulty }) => {
  const given = { label: 'Field', locale: 'en-GB', values: {} };

  it('are checked part by part', () => {
    expect(rule(stored, given)).not.toBeNull();
    expect(rule(changed, given)).not.toBeNull();
    expect(rule(stored, { ...given, stored })).toBeNull();
    expect(rule(changed, { ...given, stored })).toBeNull();
    expect(rule(faulty, { ...given, stored })).not.toBeNull();
  });
});
