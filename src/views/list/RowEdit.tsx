import { useEffect } from 'react';
import { useGetOne, useNotify, type RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../schema/defineResource';
import { EntityEdit } from '../EntityEdit';
import { failureMessageOf } from '../failures';
import { metaOf, useWithin } from '../place/withinContext';
import { useWords } from '../useWords';

interface RowEditProps {
  readonly declaration: AnyDeclaration;
  readonly id: string;
  readonly onClose: () => void;
}

/** The edit panel over a list whose records have no page. */
export const RowEdit = ({ declaration, id, onClose }: RowEditProps) => {
  const { translate } = useWords(declaration);
  const notify = useNotify();
  const within = useWithin();
  // Additional reads are not part of a row, so such a record is loaded first.
  const isWhole = declaration.calls?.also === undefined;
  const { data, error, isFetchedAfterMount } = useGetOne<RaRecord>(
    declaration.name,
    { id, ...metaOf(within) },
    isWhole ? {} : { staleTime: 0 },
  );
  // Once loaded, the form stays open with its typed values, even if reloading fails.
  const failure: unknown = data === undefined ? error : null;

  useEffect(() => {
    if (!failure) return;
    notify(failureMessageOf(failure, translate).message, { type: 'error' });
    onClose();
  }, [failure, notify, onClose, translate]);

  const record = isWhole || isFetchedAfterMount ? data : undefined;
  return record === undefined && isWhole ? null : (
    <EntityEdit declaration={declaration} record={record} onClose={onClose} />
  );
};
