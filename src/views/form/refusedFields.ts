/** Which of the platform's words belong to an input that is seen. */
import type { FieldValues } from 'react-hook-form';
import { holds } from '../../schema/condition';
import type { AnyDeclaration } from '../../schema/defineResource';

interface Refused {
  readonly declaration: AnyDeclaration;
  readonly purpose: 'create' | 'edit';
  readonly fields: readonly string[];
  readonly values: FieldValues;
  /** The platform's words, by the key of the body. */
  readonly told: Readonly<Record<string, string>>;
}

export interface RefusedFields {
  readonly own: Readonly<Record<string, string>>;
  /** Something is said of what the form does not show: that has to be told above it. */
  readonly isMore: boolean;
}

export const refusedFields = ({
  declaration,
  purpose,
  fields,
  values,
  told,
}: Refused): RefusedFields => {
  const call = purpose === 'create' ? declaration.calls?.create : declaration.calls?.update;
  const shown = fields.filter((name) => holds(declaration.fields[name]?.shownIf, values));
  const own = Object.entries(told).flatMap(([key, text]) => {
    const name = shown.find((field) => (call?.bodyNames?.[field] ?? field) === key);
    return name === undefined ? [] : [[name, text] as const];
  });
  return { own: Object.fromEntries(own), isMore: own.length < Object.keys(told).length };
};
