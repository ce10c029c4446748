/** Custom messages of a field's rules, each by its key (rules 5). */
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

/** Returns the key of a custom message; undefined if no rule of the field has that text. */
export const ownPlaceOf = (field: Field, text: string): string | undefined =>
  Object.entries(ownTextsOf(field)).find(([, own]) => own === text)?.[0];
