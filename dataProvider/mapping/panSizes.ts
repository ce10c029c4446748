/**
 * Pan sizes are saved by separate calls after their record; only the default's id is sent with the record (rules 7;
 * rules R9).
 */
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { Identifier, PanSize, PanSizes, PanSizesField } from '../../src/schema/field';
import type { OutgoingCall } from '../transport/types';
import { auditOf } from './auditAction';

type Values = Readonly<Record<string, unknown>>;

const fieldsOf = ({ fields }: AnyDeclaration): readonly (readonly [string, PanSizesField])[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'panSizes' ? [[name, field] as const] : [],
  );

const panSizesAt = (values: Values, name: string): PanSizes | null =>
  (values[name] ?? null) as PanSizes | null;

const selectedIn = (value: PanSizes | null): ReadonlyMap<string, PanSize> =>
  new Map((value?.pan_sizes ?? []).flatMap((size) => (size.is_selected ? [[size.id, size]] : [])));

/** Returns the values with the default's id in its own field; unchanged if they contain no pan sizes. */
export const withDefaultPans = (declaration: AnyDeclaration, values: Values): Values => ({
  ...values,
  ...Object.fromEntries(
    fieldsOf(declaration).flatMap(([name, { defaultIn }]) =>
      values[name] === undefined
        ? []
        : [[defaultIn, panSizesAt(values, name)?.default_pan_size_id ?? null]],
    ),
  ),
});

interface Change {
  readonly declaration: AnyDeclaration;
  readonly id: Identifier;
  readonly before: Values;
  readonly after: Values;
}

/** Returns the calls from the stored to the requested pan sizes, in order; empty if nothing changed. */
export const panSizeCalls = ({ declaration, id, before, after }: Change): readonly OutgoingCall[] =>
  fieldsOf(declaration).flatMap(([name, { path }]): readonly OutgoingCall[] => {
    if (after[name] === undefined) return [];
    const stored = selectedIn(panSizesAt(before, name));
    const selected = selectedIn(panSizesAt(after, name));
    const removal = (own: object = {}): OutgoingCall => ({
      method: 'DELETE',
      path,
      body: { state_id: id, ...own },
      audit: auditOf(declaration, 'DELETE', id, 'DELETE_PAN_SIZES'),
    });
    if (selected.size === 0) return stored.size === 0 ? [] : [removal()];
    const isAsStored = [...selected].every(
      ([key, size]) => stored.has(key) && stored.get(key)?.default_amount === size.default_amount,
    );
    const selection: OutgoingCall = {
      method: 'POST',
      path,
      body: {
        state_id: id,
        pan_sizes: [...selected].map(([key, size]) => ({
          pan_size_id: key,
          default_amount: size.default_amount,
        })),
      },
      audit: auditOf(declaration, 'UPDATE', id, 'UPDATE_PAN_SIZES'),
    };
    const gone = [...stored.keys()].filter((key) => !selected.has(key));
    return [
      ...(isAsStored ? [] : [selection]),
      ...gone.map((key) => removal({ pan_size_id: key })),
    ];
  });
