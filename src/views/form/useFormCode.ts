import { useMemo } from 'react';
import { codeOfPart } from '../../fields/OwnPart';
import { useLoaded } from '../../fields/preloadable';
import type { AnyDeclaration } from '../../schema/defineResource';

interface Declared {
  readonly fields: readonly string[];
  readonly tabs?: readonly { readonly fields: readonly string[] }[];
}

/**
 * Whether the code of a form's own inputs, and of what is below inputs, is loaded. A form opens once it is, because
 * parts that arrive later move the inputs below them. A later tab loads its parts while the first one is used. A part
 * that cannot be loaded reports it where it is drawn.
 */
export const useFormCode = (
  { fields }: AnyDeclaration,
  declared: Declared | undefined,
): boolean => {
  const due = useMemo(() => {
    const names = declared?.tabs?.[0]?.fields ?? declared?.fields ?? [];
    return names.flatMap((name) => {
      const { input, below } = fields[name] ?? {};
      return [...(input ? [codeOfPart(input)] : []), ...(below ? [codeOfPart(below)] : [])];
    });
  }, [fields, declared]);
  return useLoaded(due);
};
