/** Whether a stored value is the one that was sent. */
import { kindOf } from '../../src/fields/kinds';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { agree, encodeField } from '../../src/fields/sentValue';
import type { Values } from '../../src/lib/util/values';

/** Fields whose stored value is never returned, or has another shape than the sent one, are excluded. */
const isComparable = (declaration: AnyDeclaration, name: string): boolean => {
  const field = declaration.fields[name];
  if (!field || field.secret) return false;
  return kindOf(field).isComparable !== false;
};

/** The platform may store nothing as an empty list, or as an object of empty lists. */
const isNothing = (value: unknown): boolean =>
  value == null || (typeof value === 'object' && Object.values(value).every(isNothing));

/** Whether a stored record has the values that were sent; `unknown` if one of them is never returned. */
export const holdsSent = (
  declaration: AnyDeclaration,
  names: readonly string[],
  sent: Values,
  stored: Values,
): boolean | 'unknown' => {
  const verdicts = names.map((name) => {
    const encoded = encodeField(declaration, name, sent);
    const isMissing = stored[name] == null && encoded !== null;
    if (isMissing || !isComparable(declaration, name)) return 'unknown';
    const other = encodeField(declaration, name, stored);
    return agree(encoded, other) || (isNothing(encoded) && isNothing(other));
  });
  if (verdicts.includes(false)) return false;
  return verdicts.includes('unknown') ? 'unknown' : true;
};
