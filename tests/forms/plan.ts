/** What to enter in an entity's form; a browser and jsdom fill it in differently. */
import type { AnyDeclaration } from '../../src/schema/defineResource';

/** Texts for entities that need a specific format; all others use the first one. */
const texts: Readonly<Record<string, string>> = {
  '': 'Typed by a test',
  'environments.name': 'typed-by-a-test',
  'storages.value': 'TYPED_BY_A_TEST',
};

/** Texts for fields with a format. */
const formatted = { email: 'typed@facings.example', url: 'https://hooks.facings.example/typed' };

/** Search texts for fields that offer nothing before typing. */
const searches: Readonly<Record<string, string>> = { 'pickListSkus.skuId': 'app' };

/** Choices that exist only in some states of the form, and are required then. */
const alsoWanted: Readonly<Record<string, readonly string[]>> = {
  environments: ['snapshotName'],
  productStates: ['product_dimensions'],
};

export const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
export const json = '{"type": "bearer"}';
export const number = '2.5';
export const date = '2030-01-31';
export const time = '10:30';
export const sides = ['Width', 'Height', 'Depth'] as const;
export const secret = 'typed-by-a-test';

export const textFor = ({ name, fields }: AnyDeclaration, field: string): string => {
  const own = fields[field];
  const format = own?.kind === 'text' ? own.format : undefined;
  return texts[`${name}.${field}`] ?? (format ? formatted[format] : (texts[''] ?? ''));
};

export const searchFor = ({ name }: AnyDeclaration, field: string): string | undefined =>
  searches[`${name}.${field}`];

const isWanted = (field: AnyDeclaration['fields'][string] | undefined): boolean =>
  field !== undefined &&
  field.shownIf === undefined &&
  (('required' in field && field.required && !('initial' in field)) || field.secret === 'masked');

/** Values that a new record needs, by tab; a form without tabs is one tab without a label. */
export const requiredFieldsByTab = ({
  name,
  fields,
  create,
}: AnyDeclaration): readonly {
  readonly label: string | null;
  readonly names: readonly string[];
}[] => {
  const names = (create?.fields ?? []).filter(
    (own) => isWanted(fields[own]) || alsoWanted[name]?.includes(own),
  );
  return (create?.tabs ?? [{ label: null, fields: names }]).map((tab) => ({
    label: tab.label,
    names: names.filter((one) => tab.fields.includes(one)),
  }));
};

/** What to change in an edit form: a text if there is one, else another choice, else everything. */
export const changedOf = ({
  fields,
  edit,
}: AnyDeclaration): { readonly fill: readonly string[] } | { readonly choose: string } => {
  const names = edit?.fields ?? [];
  const text = names.find((name) => {
    const field = fields[name];
    return field?.kind === 'text' && field.required === true && field.shownIf === undefined;
  });
  if (text !== undefined) return { fill: [text] };
  const choice = names.find((name) => fields[name]?.kind === 'choice');
  return choice === undefined ? { fill: names } : { choose: choice };
};

export const inputs =
  'input:not([type=file]):not([aria-hidden=true]), textarea:not([aria-hidden=true]), [role=combobox]';

/** Values of inputs, to check that none is lost. Runs in the page, so it must not use anything from this file. */
export const valuesOf = (found: readonly Element[]): readonly string[] =>
  found.map((input) => {
    if (input instanceof HTMLInputElement && /checkbox|radio/.test(input.type)) {
      return String(input.checked);
    }
    return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement
      ? input.value
      : input.textContent;
  });
