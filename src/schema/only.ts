/** 'Only these…': a list that shows only the records whose keys a person pasted. */
import type { AnyDeclaration } from './defineResource';
import { soleField } from './template';

/** Filter of a list, and parameter of its address. Its value is a text of keys. */
export const onlyKey = 'only';

/** Most keys at once: as many as the platform's largest page (rules 9). */
export const mostKeys = 500;

/**
 * Names of the fields whose values identify a record to a person: its key or its name, and its codes. Empty if the
 * list cannot find records by their keys.
 */
export const identifyingFields = ({
  bulk,
  fields,
  list,
  represent,
}: AnyDeclaration): readonly string[] => {
  const keyName = bulk?.key ?? soleField(represent);
  if (keyName === undefined || list?.isSearchable !== true) return [];
  const codes = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'text' && field.code === true ? [name] : [],
  );
  return [...new Set([keyName, ...codes])];
};
