/** What a field's rules say in the declaration's own words, each by its place (rules 5). */
import type { Field } from '../field';

/** `required`, then `refused0`, `refused1` … in the order of `refuses`. */
export const ownTextsOf = (field: Field): Readonly<Record<string, string>> => ({
  ...(field.requiredMessage === undefined ? {} : { required: field.requiredMessage }),
  ...(field.kind === 'text'
    ? Object.fromEntries(
        (field.refuses ?? []).map(({ message }, index) => [`refused${index}`, message]),
      )
    : {}),
});

/** Place of a text of the field's own; undefined where no rule of it says that. */
export const ownPlaceOf = (field: Field, text: string): string | undefined =>
  Object.entries(ownTextsOf(field)).find(([, own]) => own === text)?.[0];
