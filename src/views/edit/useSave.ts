/**
 * Sends a changed record through the provider itself: typed values may be secret, and react-query would cache them
 * with a mutation. The saved record is shown at once.
 */
import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useProvider } from '../../fields/useAsks';
import type { AnyDeclaration } from '../../schema/defineResource';
import { metaOf, useWithin } from '../place/withinContext';

/** The record without write-only values. */
const shownOf = (declaration: AnyDeclaration, record: RaRecord): RaRecord => ({
  ...record,
  ...Object.fromEntries(
    Object.entries(declaration.fields).flatMap(([name, { kind, isWriteOnly }]) =>
      isWriteOnly || kind === 'credentials' ? [[name, null]] : [],
    ),
  ),
});

export const useSave = (
  declaration: AnyDeclaration,
): ((stored: RaRecord, values: FieldValues) => Promise<RaRecord>) => {
  const provider = useProvider();
  const within = useWithin();
  const queryClient = useQueryClient();
  return async (stored, values) => {
    const meta = metaOf(within);
    const { id } = stored;
    const { data } = await provider.update<RaRecord>(declaration.name, {
      id,
      data: values,
      previousData: stored,
      ...meta,
    });
    const shown = shownOf(declaration, data);
    // A document's response contains no data, so it is reloaded.
    if (!declaration.document) {
      queryClient.setQueryData([declaration.name, 'getOne', { id: String(id), ...meta }], shown);
    }
    return shown;
  };
};
