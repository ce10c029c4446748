/** Builders of fields: the words a declaration is written in. */
import type {
  ChoiceField,
  CountField,
  ImageField,
  ReferenceField,
  SwitchField,
  TagsField,
  TextField,
} from './field';

type Given<F, Defaulted extends keyof F = never> = Omit<F, 'kind' | Defaulted> &
  Partial<Pick<F, Extract<Defaulted, keyof F>>>;

const longestText = 500;

export const text = (given: Given<TextField, 'max'>): TextField => ({
  kind: 'text',
  max: longestText,
  ...given,
});

/** A name as organizations, regions, zones and notional products have it (Specification 5, Names). */
export const entityName = (given: Partial<Given<TextField, 'max'>> = {}): TextField =>
  text({ label: 'Name', required: true, min: 2, ...given });

export const choice = <Value extends string = string>(
  given: Given<ChoiceField<Value>>,
): ChoiceField<Value> => ({ kind: 'choice', ...given });

export const onOff = (given: Given<SwitchField>): SwitchField => ({ kind: 'switch', ...given });

export const count = (given: Given<CountField>): CountField => ({ kind: 'count', ...given });

export const reference = (to: string, given: Given<ReferenceField, 'to'>): ReferenceField => ({
  kind: 'reference',
  ...given,
  to,
});

/** The organization a record belongs to; the platform calls it account (Specification 1). */
export const organization = (given: Partial<Given<ReferenceField, 'to'>> = {}): ReferenceField =>
  reference('organizations', {
    label: 'Organization',
    required: true,
    from: ['account_id', 'account.id', 'accountId'],
    nameFrom: ['account.name'],
    ...given,
  });

const megabyte = 1024 * 1024;

export const image = (given: Given<ImageField, 'maxBytes'>): ImageField => ({
  kind: 'image',
  maxBytes: 5 * megabyte,
  ...given,
});

export const tags = (given: Given<TagsField>): TagsField => ({ kind: 'tags', ...given });
