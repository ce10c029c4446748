import { useEffect } from 'react';
import { useGetOne, useNotify, type RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../schema/defineResource';
import { EntityEdit } from '../EntityEdit';
import { toldOf } from '../failureText';
import { metaOf, useWithin } from '../place/withinContext';
import { useWords } from '../useWords';

interface RowEditProps {
  readonly declaration: AnyDeclaration;
  readonly id: string;
  readonly onClose: () => void;
}

/** The edit panel over a list whose records have no page of their own. */
export const RowEdit = ({ declaration, id, onClose }: RowEditProps) => {
  const { translate } = useWords(declaration);
  const notify = useNotify();
  const within = useWithin();
  // What comes along with one record is in no row of the list: such a record is waited for.
  const isWhole = declaration.calls?.also === undefined;
  const { data, error, isFetchedAfterMount } = useGetOne<RaRecord>(
    declaration.name,
    { id, ...metaOf(within) },
    isWhole ? {} : { staleTime: 0 },
  );
  // What was read once stays open with what is typed, though it cannot be read again.
  const failure: unknown = data === undefined ? error : null;

  useEffect(() => {
    if (!failure) return;
    notify(toldOf(failure, translate).message, { type: 'error' });
    onClose();
  }, [failure, notify, onClose, translate]);

  const record = isWhole || isFetchedAfterMount ? data : undefined;
  return record === undefined && isWhole ? null : (
    <EntityEdit declaration={declaration} record={record} onClose={onClose} />
  );
};
