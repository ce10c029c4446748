/** Finds another value for a form's field: one that a user could enter instead of the stored one. */
import type { FieldValues } from 'react-hook-form';
import { pickedAs, pickedOf } from '../../src/fields/picks';
import { holds } from '../../src/schema/condition';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { Field } from '../../src/schema/field';
import { isPart } from '../../src/schema/writeCall';
import { parameterKey, parametersOf } from '../../resources/integrations/credentials';
import type { Forms } from './forms';

interface Changed {
  readonly forms: Forms;
  readonly field: Field;
  readonly name: string;
  readonly values: FieldValues;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const texts = (value: unknown): readonly string[] => {
  const own = typeof value === 'string' ? value : '';
  return [
    `${own} b`.trim(),
    'changed@facings.example',
    'https://facings.example/changed',
    'changed',
    'AB',
  ];
};

const otherThan = (value: unknown, candidates: readonly unknown[]): readonly unknown[] =>
  candidates.filter((candidate) => candidate !== value);

/** In the order of attempts; none for kinds without generated values. */
export const otherValues = async (given: Changed): Promise<readonly unknown[]> => {
  const { forms, field, name, values } = given;
  const value: unknown = values[name];
  switch (field.kind) {
    case 'text':
      return otherThan(value, texts(value));
    case 'choice':
      return otherThan(value ?? null, (await forms.offered(field, values)).toReversed());
    case 'switch':
      return [value !== true];
    case 'number': {
      if (field.offered) return otherThan(value, await forms.offeredNumbers(field.offered, values));
      const step = field.step ?? 1;
      return [(typeof value === 'number' ? value : 0) + step, 5, step];
    }
    case 'picks': {
      const chosen = pickedOf(value, field.as);
      const [first, ...rest] = await forms.pickable(field, values);
      if (first === undefined) return [];
      const toggled = chosen.includes(first)
        ? chosen.filter((one) => one !== first)
        : [...chosen, first];
      return [toggled, [first, ...rest.slice(0, 1)]].map((own) =>
        pickedAs(own, { form: value, stored: value, field }),
      );
    }
    case 'json':
      return isObject(value) ? [{ ...value, changed: 'yes' }] : [{ changed: 'yes' }];
    case 'timeZone':
      return otherThan(value, ['Europe/Berlin', 'America/Denver']);
    case 'cron':
      return otherThan(value, ['15 3 * * 1', '30 4 * * 2']);
    case 'time':
      return otherThan(value, ['10:30', '11:45']);
    case 'color':
      return otherThan(value, ['#123456', '#654321']);
    case 'size':
      return [{ width: 12.5, height: 3, depth: 4.1 }];
    case 'own': {
      const labels = field.secret ? parametersOf(values.integration_name) : [];
      return labels.length === 0
        ? []
        : [Object.fromEntries(labels.map((label) => [parameterKey(label), 'changed secret']))];
    }
    default:
      return [];
  }
};

/** Fields of the form that a user could change in this record, and that are sent on their own. */
export const changeable = (
  declaration: AnyDeclaration,
  names: readonly string[],
  values: FieldValues,
): readonly string[] =>
  names.filter((name) => {
    const field = declaration.fields[name];
    return field && !isPart(declaration, name) && holds(field.shownIf, values);
  });
