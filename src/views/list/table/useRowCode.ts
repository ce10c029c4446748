/** The code that draws a record's values: cells of their own, and the buttons of rows. */
import { useMemo } from 'react';
import { codeOfCell } from '../../../fields/FieldCell';
import { codeOfPart } from '../../../fields/OwnPart';
import { useLoaded, type LaterCode } from '../../../fields/preloadable';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { loadRow } from '../../load';

/**
 * Whether it is there. It loads while the records do, which wait for it: columns take the width of what is in them, and
 * would move under the pointer. If it cannot be loaded, the records are drawn and report that.
 */
export const useRowCode = (
  { fields, list }: AnyDeclaration,
  columns: readonly string[],
  withActions: boolean,
): boolean => {
  // The names as one text: callers make a new array whenever they are drawn.
  const names = columns.join(' ');
  const Component = list?.rowActions;
  const code = useMemo<readonly LaterCode<unknown>[]>(
    () => [
      ...names.split(' ').flatMap((name) => {
        const field = fields[name];
        return field ? codeOfCell(field) : [];
      }),
      ...(withActions ? [loadRow] : []),
      ...(withActions && Component ? [codeOfPart(Component)] : []),
    ],
    [fields, names, withActions, Component],
  );
  return useLoaded(code);
};
