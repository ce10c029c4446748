/**
 * Generated from the declarations: everything that a form's input offers can be saved, or a rule of the form says why
 * not. Tries choices (with the empty option if there is one), switches, checklists and references, each option in the
 * form of a stored record and of a new one.
 */
import { expect, it } from 'vitest';
import type { FieldValues } from 'react-hook-form';
import { pickedAs, pickedOf } from '../../src/fields/picks';
import { holds } from '../../src/schema/condition';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { Field, ReferenceField } from '../../src/schema/field';
import { fillTemplate } from '../../src/schema/template';
import { parentsIn } from '../../src/schema/routes';
import { pins } from './allPins';
import { examples } from './examples';
import { mainCases } from '../support/cases';
import { createForms, formFields, spread, type Forms, type Outcome } from './forms';
import { registry } from './record';

const hasOptions = ({ kind }: Field): boolean =>
  kind === 'choice' || kind === 'switch' || kind === 'picks' || kind === 'reference';

/** Some records that a reference can have, as its picker requests them, and none. */
const referable = async (
  forms: Forms,
  { to, by = 'id', pick = {} }: ReferenceField,
  values: FieldValues,
): Promise<readonly unknown[]> => {
  const target = registry.find(to);
  const within = Object.fromEntries(
    parentsIn(target.calls?.list?.path).map((name) => [name, String(values[name])]),
  );
  const filter = Object.fromEntries(
    Object.entries(pick).map(([name, template]) => [name, fillTemplate(template, values)]),
  );
  const { data } = await forms.provider.getList(to, {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'id', order: 'ASC' },
    filter,
    ...(Object.keys(within).length === 0 ? {} : { meta: { within } }),
  });
  return [null, ...spread(data, 3).map((row: FieldValues) => row[by] as unknown)];
};

/** All options of an input, as the values that the form then has. */
const optionsOf = async (
  forms: Forms,
  field: Field,
  name: string,
  values: FieldValues,
): Promise<readonly unknown[]> => {
  if (field.kind === 'choice') return forms.offered(field, values);
  if (field.kind === 'switch') return [true, false];
  if (field.kind === 'reference') return referable(forms, field, values);
  if (field.kind !== 'picks') return [];
  const chosen = pickedOf(values[name], field.as);
  const given = { form: values[name], stored: values[name], field };
  const offered = await forms.pickable(field, values);
  return offered.map((one) =>
    pickedAs(
      chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one],
      given,
    ),
  );
};

/** Shows a hidden field as a user would: by setting the value that shows it. */
const shown = (
  { fields }: AnyDeclaration,
  { shownIf }: Field,
  values: FieldValues,
): FieldValues => {
  if (!shownIf || holds(shownIf, values)) return {};
  const needed = shownIf.kind === 'is' ? { [shownIf.field]: shownIf.value } : {};
  // Fields that are required once it is shown.
  const others = Object.entries(fields).filter(
    ([name, field]) =>
      field.required && values[name] == null && holds(field.shownIf, { ...values, ...needed }),
  );
  const numbers = others.flatMap(([name, { kind }]) => (kind === 'number' ? [[name, 1]] : []));
  return { ...needed, ...(Object.fromEntries(numbers) as FieldValues) };
};

/** The platform rejected an offered option. A conflict with other records (409) is not the option's fault. */
const faultOf = (outcome: Outcome): string | null =>
  outcome.type === 'refused' && outcome.status !== 409
    ? `${outcome.status} ${outcome.message}`
    : null;

const textOf = (value: unknown): string => JSON.stringify(value);

/** Records in which a field is tried: the first ones of different parents, since these have different options. */
const mostRecords = 3;

const editFields = registry.all.flatMap((declaration) =>
  formFields(declaration).flatMap((name) => {
    const field = declaration.fields[name];
    return field && hasOptions(field)
      ? [[`${declaration.name}.${name}`, declaration, name, field] as const]
      : [];
  }),
);

it.each(mainCases(editFields, 10))(
  '%s: each option can be saved in a stored record',
  async (_, declaration, name, field) => {
    const forms = await createForms();
    const rows = spread(await forms.everyRow(declaration), mostRecords).filter(
      ({ row }) => declaration.name !== 'users' || row.id !== forms.person.userId,
    );
    const faults: string[] = [];
    let saved = 0;
    for (const { row, within } of rows) {
      const { values } = await forms.open(declaration, row.id, within);
      for (const option of await optionsOf(forms, field, name, values)) {
        const opened = await forms.open(declaration, row.id, within);
        const change = { ...shown(declaration, field, opened.values), [name]: option };
        const outcome = await forms.save(declaration, opened, change);
        const fault = faultOf(outcome);
        if (outcome.type === 'saved') saved += 1;
        if (fault !== null) faults.push(`${textOf(option)}: ${fault}`);
      }
    }
    expect([...new Set(faults)]).toEqual([]);
    expect(saved, 'options that were saved').toBeGreaterThan(0);
  },
);

const createFields = registry.all.flatMap((declaration) =>
  (declaration.create?.fields ?? []).flatMap((name) => {
    const field = declaration.fields[name];
    // A reference to its own entity is found by a typed search.
    const isOwn = field?.kind === 'reference' && field.to === declaration.name;
    return field && hasOptions(field) && !isOwn
      ? [[`${declaration.name}.${name}`, declaration, name, field] as const]
      : [];
  }),
);

it.each(mainCases(createFields, 10))(
  '%s: each option can be saved in a new record',
  async (_, declaration, name, field) => {
    const pin = pins[declaration.name];
    const begin = async () => {
      const forms = await createForms();
      const within = pin?.within ?? (await examples.within(forms.provider, declaration.name));
      const own = await examples.values(forms.provider, declaration.name, within);
      const values: FieldValues = { ...within, ...pin?.create?.values, ...own };
      return { forms, within, values };
    };
    const { forms, values: known } = await begin();
    const options = await optionsOf(forms, field, name, known);
    const faults: string[] = [];
    let saved = 0;
    for (const option of options) {
      // A separate platform for each, since names can be used only once.
      const { forms: fresh, within, values } = await begin();
      const outcome = await fresh.create(declaration, within, {
        ...values,
        ...shown(declaration, field, values),
        [name]: option,
      });
      const fault = faultOf(outcome);
      if (outcome.type === 'saved') saved += 1;
      if (fault !== null) faults.push(`${textOf(option)}: ${fault}`);
    }
    expect(faults).toEqual([]);
    expect(saved, 'options that were saved').toBeGreaterThan(0);
  },
);
