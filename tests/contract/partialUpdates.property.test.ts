/**
 * Changes random fields of random stored records, as react-admin's hooks do: with only those fields, and with any
 * `previousData`. Afterwards the stored record differs in exactly those fields.
 */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { failureOf } from '../../src/lib/failures/failures';
import { HttpError, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { holds } from '../../src/schema/condition';
import { isSame } from '../../src/views/edit/conflict';
import { changeable, otherValues } from './changes';
import { createForms, formFields, spread, type Forms, type Opened } from './forms';
import { registry } from './record';

/** What the platform itself derives from a field (rules 4). */
const derived: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  // An archived product is in no zone.
  products: { is_archived: ['zones'] },
};

const choices = fc.record({
  row: fc.nat(),
  /** Chooses the fields: bit n is field n. */
  fields: fc.integer({ min: 1, max: 2 ** 20 }),
  value: fc.nat(3),
  previous: fc.constantFrom('none', 'empty', 'id', 'row', 'stale'),
  method: fc.constantFrom('update', 'updateMany'),
});

interface Candidates {
  readonly forms: Forms;
  readonly declaration: AnyDeclaration;
  readonly opened: Opened;
}

/** Another value of every field that can be changed. */
const othersOf = async ({ forms, declaration, opened }: Candidates, at: number) => {
  const { values } = opened;
  const others: [string, unknown][] = [];
  for (const name of changeable(declaration, formFields(declaration), values)) {
    const field = declaration.fields[name];
    // A secret cannot be read again, so nothing would show that it has changed.
    if (!field || field.secret) continue;
    const found = (await otherValues({ forms, field, name, values })).filter(
      (value) => !isSame(value, values[name]),
    );
    if (found.length > 0) others.push([name, found[at % found.length]]);
  }
  return others;
};

/** Values that the platform stores in other fields too. */
const follows = (declaration: AnyDeclaration, name: string, data: FieldValues): boolean => {
  const from = declaration.fields[name]?.from ?? [];
  const isDerived = Object.keys(data).some((key) =>
    derived[declaration.name]?.[key]?.includes(name),
  );
  return isDerived || from.some((path) => Object.hasOwn(data, path));
};

const differing = (before: RaRecord, after: RaRecord): readonly string[] =>
  Object.keys({ ...before, ...after }).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );

/** Fields of the kind `own` have no generated values; their records are one such field each. */
const updated = registry.all.filter((declaration) =>
  formFields(declaration).some((field) => declaration.fields[field]?.kind !== 'own'),
);

it.each(updated.map((declaration) => [declaration.name, declaration] as const))(
  '%s: an update changes what it names and nothing else',
  async (name, declaration) => {
    const forms = await createForms();
    const { provider } = forms;
    const all = (await forms.everyRow(declaration)).filter(
      // Users cannot change their own role.
      ({ row }) => name !== 'users' || row.id !== forms.person.userId,
    );
    const rows = spread(all, 40);
    expect(rows.length, 'records of the seed').toBeGreaterThan(0);
    let saved = 0;
    await fc.assert(
      fc.asyncProperty(choices, async ({ row: at, fields, value, previous, method }) => {
        const [chosen] = rows.slice(at % rows.length);
        if (!chosen) throw new Error('There is no row.');
        const { row, within } = chosen;
        const opened = await forms.open(declaration, row.id, within);
        const before = opened.record;
        const others = await othersOf({ forms, declaration, opened }, value);
        fc.pre(others.length > 0);
        const some = others.filter((_, bit) => (fields >> bit) % 2 === 1);
        const data = Object.fromEntries(some.length > 0 ? some : others.slice(0, 1));
        const previousData = {
          none: undefined,
          empty: {},
          id: { id: row.id },
          row,
          stale: { ...before, ...Object.fromEntries(others) },
        }[previous];
        const meta = Object.keys(within).length === 0 ? {} : { meta: { within } };
        const sent =
          method === 'update'
            ? provider.update(name, {
                id: row.id,
                data,
                previousData: previousData as RaRecord,
                ...meta,
              })
            : provider.updateMany(name, { ids: [row.id], data, ...meta });
        const isSaved = await sent.then(
          () => true,
          // Some values are refused together with the stored ones; then nothing changes.
          (error: unknown) => {
            const isRefused =
              error instanceof HttpError &&
              ([400, 409, 422].includes(Number(error.status)) ||
                // A value that the record's other values hide.
                failureOf(error)?.kind === 'invalid');
            if (!isRefused) throw error;
            return false;
          },
        );
        const { record: after } = await forms.open(declaration, row.id, within);
        const changed = differing(before, after).filter((key) =>
          Object.hasOwn(declaration.fields, key),
        );
        const wanted = Object.keys(data).filter((key) =>
          holds(declaration.fields[key]?.shownIf, { ...before, ...data }),
        );
        expect(
          changed.filter((key) => !wanted.includes(key) && !follows(declaration, key, data)),
          `changed by ${JSON.stringify(data)}`,
        ).toEqual([]);
        if (!isSaved) return;
        saved += 1;
        for (const key of wanted) expect(isSame(after[key], data[key]), key).toBe(true);
      }),
      { numRuns: 15 },
    );
    expect(saved, 'updates that were accepted').toBeGreaterThan(3);
  },
  60_000,
);
