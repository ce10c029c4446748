/** The platform's value of a declared field as JSON Schema: each kind states its schema here, once. */
import type { Field, FieldKind, FieldOf } from '../../src/schema/field';
import type { Options } from '../../src/schema/options';
import type { Schema } from './schemas';

const text = (...examples: readonly unknown[]): Schema => ({
  type: ['string', 'null'],
  ...(examples.length > 0 ? { examples } : {}),
});

const list = (items: Schema, examples: readonly unknown[]): Schema => ({
  type: ['array', 'null'],
  items,
  examples: [examples],
});

const firstOf = (options: Options): readonly string[] =>
  options.kind === 'fixed' ? options.values.slice(0, 1) : [];

const chosen = ({ options }: FieldOf<'choice'>): Schema =>
  options.kind === 'fixed'
    ? {
        ...text(...firstOf(options)),
        description: `Now ${options.values.join(', ')}; the console also shows other values.`,
      }
    : text();

/** Objects that hold their value under a key, or the values themselves. */
const keyed = (key: string | undefined): Schema =>
  key === undefined
    ? { type: 'string' }
    : { type: 'object', properties: { [key]: { type: 'string' } }, required: [key] };

const side: Schema = { type: ['number', 'null'], minimum: 0 };

/** A kind without an entry does not compile. */
const kinds: { readonly [K in FieldKind]: (field: FieldOf<K>) => Schema } = {
  text: ({ label, format }) =>
    text(format === undefined ? label : { email: 'a@b.example', url: 'https://b.example' }[format]),
  choice: chosen,
  switch: () => ({ type: ['boolean', 'null'], examples: [true] }),
  count: () => ({
    type: ['integer', 'array', 'null'],
    items: {},
    description: 'The number, or a list whose length it is.',
    examples: [3],
  }),
  number: ({ min = 1 }) => ({ type: ['number', 'null'], examples: [Math.max(min, 1)] }),
  moment: () => ({
    type: ['string', 'integer', 'null'],
    description: 'ISO 8601 text, or milliseconds since 1970.',
    examples: ['2026-03-10T09:30:00.000Z'],
  }),
  date: () => ({ type: ['string', 'null'], format: 'date', examples: ['2026-03-10'] }),
  texts: ({ label }) => list({ type: 'string' }, [label]),
  time: () => text('17:30'),
  json: ({ isObject }) => (isObject === true ? { type: ['object', 'null'] } : {}),
  picks: ({ options, as }) =>
    list(
      keyed(as),
      firstOf(options).map((value) => (as === undefined ? value : { [as]: value })),
    ),
  timeZone: () => text('Europe/Madrid'),
  cron: () => text('0 3 * * 1'),
  reference: () => text('7b0c4f1e-52a6-4c1d-9f0e-3d2b8a6c9e10'),
  image: () => text('https://cdn.example/logo.png'),
  tags: ({ item, label }) => list(keyed(item), [{ [item]: label }]),
  size: () => ({
    type: ['object', 'null'],
    properties: { width: side, height: side, depth: side },
    examples: [{ width: 2.5, height: 8, depth: 4 }],
  }),
  color: () => text('#ffffff'),
  // Only its declaration understands the value; keys.ts describes those that the rules describe.
  own: () => ({}),
  media: () => text('https://cdn.example/state.png'),
};

export const kindSchema = <K extends FieldKind>(field: FieldOf<K> & Field): Schema => {
  const schemaOf: (field: FieldOf<K>) => Schema = kinds[field.kind];
  return schemaOf(field);
};
