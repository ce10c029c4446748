/**
 * Generated from the declarations and the seed: opens every stored record that has a form, changes one field and saves.
 * The change is stored, and nothing else in the record changes.
 */
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import type { RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { isSame } from '../../src/views/edit/conflict';
import { changeable, otherValues } from './changes';
import { isEveryCase } from '../support/cases';
import { createForms, formFields, spread, type Forms, type Opened, type Outcome } from './forms';
import { registry } from './record';

/** Maximum number of records per entity; by night all of most entities, and a sample of products and their states. */
const mostRecords = isEveryCase ? 400 : 40;

/** Rejections that are allowed, by message. */
const allowed: Readonly<Record<string, RegExp>> = {
  // The list of the template's products shows which no longer exist, and removes them with a click.
  jobTemplates: /^The organization has no product /,
};

/** Fields that are never returned as sent, or not at all. */
const isSecret = ({ fields }: AnyDeclaration, name: string): boolean =>
  fields[name]?.secret !== undefined;

interface Tried {
  readonly name: string;
  readonly outcome: Outcome;
}

/** The first change that the form's rules accept, starting at another field for each record. */
const changeOne = async (
  forms: Forms,
  declaration: AnyDeclaration,
  opened: Opened,
  at: number,
): Promise<Tried | null> => {
  const { values } = opened;
  const names = changeable(declaration, formFields(declaration), values);
  for (const shift of names.keys()) {
    const name = names[(at + shift) % names.length] ?? '';
    const field = declaration.fields[name];
    if (!field) continue;
    for (const value of await otherValues({ forms, field, name, values })) {
      const outcome = await forms.save(declaration, opened, { [name]: value });
      // Some values are valid only for other records: a category with products keeps its type, and the form says so.
      const isElsewhere = outcome.type === 'refused' && outcome.status === 409;
      if (outcome.type !== 'ruled' && !isElsewhere) return { name, outcome };
    }
  }
  return null;
};

/** Errors in a record that was changed in the field `name` and read again. */
const faultsOf = (
  declaration: AnyDeclaration,
  began: RaRecord,
  { name, outcome }: Tried,
): readonly string[] => {
  if (outcome.type === 'ruled') return [`a rule refused ${outcome.fields.join(', ')}`];
  if (outcome.type === 'refused') {
    return allowed[declaration.name]?.test(outcome.message)
      ? []
      : [`${name}: ${outcome.status} ${outcome.message}`];
  }
  const { record, sent } = outcome;
  const faults: string[] = [];
  const { [name]: field } = declaration.fields;
  const sources = field?.from ?? [name];
  const isMade = field?.sends !== undefined && sent[name] == null;
  if (!isSecret(declaration, name) && !isMade && !isSame(record[name], sent[name])) {
    faults.push(`${name} is ${JSON.stringify(record[name])} and not ${JSON.stringify(sent[name])}`);
  }
  for (const [other, field] of Object.entries(declaration.fields)) {
    if (other === name || isSecret(declaration, other)) continue;
    // A field that is read from the same value of the platform changes with it.
    if (field.from?.some((path) => sources.includes(path))) continue;
    // The form says what is sent if this is left empty.
    if (field.sends && began[other] == null) continue;
    const before: unknown = began[other];
    const after: unknown = record[other];
    if (isSame(before, after) || isDeepStrictEqual(before, after)) continue;
    faults.push(
      `${name} changed ${other} from ${JSON.stringify(before)} to ${JSON.stringify(after)}`,
    );
  }
  return faults;
};

const edited = registry.all.filter(({ edit }) => edit);

it.each(edited.map((declaration) => [declaration.name, declaration] as const))(
  '%s: every record can be changed and saved',
  async (_, declaration) => {
    const forms = await createForms();
    const all = await forms.everyRow(declaration);
    expect(all.length, 'records of the seed').toBeGreaterThan(0);
    const faults: string[] = [];
    const changed = new Set<string>();
    for (const [at, { row, within }] of spread(all, mostRecords).entries()) {
      // Users cannot change their own role; another administrator does.
      if (declaration.name === 'users' && row.id === forms.person.userId) continue;
      const opened = await forms.open(declaration, row.id, within);
      const tried = await changeOne(forms, declaration, opened, at);
      if (tried) changed.add(tried.name);
      const told = tried ? faultsOf(declaration, opened.record, tried) : ['nothing can be changed'];
      faults.push(...told.map((fault) => `${row.id}: ${fault}`));
    }
    expect(faults).toEqual([]);
    expect(changed.size, 'fields that were changed').toBeGreaterThan(0);
  },
);
