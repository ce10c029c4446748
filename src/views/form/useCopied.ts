/** The record that a new one is copied from, if the address names one (`?copy=`). */
import { useEffect, useMemo } from 'react';
import { useGetOne, useNotify, type RaRecord } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { AnyDeclaration } from '../../schema/defineResource';
import { failureMessageOf } from '../failureText';
import { copyKey } from '../place/useOverlay';
import { metaOf, useWithin } from '../place/withinContext';
import { useWords } from '../useWords';

/** Name of the field that holds a record's name: the first one in `represent`. */
const nameFieldOf = ({ represent, fields }: AnyDeclaration): string | undefined => {
  const name = /\{(\w+)\}/.exec(represent)?.[1];
  return name !== undefined && fields[name]?.kind === 'text' ? name : undefined;
};

export interface Copied {
  /** Undefined while loading, and if nothing is copied. */
  readonly record: RaRecord | undefined;
  readonly isAwaited: boolean;
}

/** @param isOffered false if the create dialog has no address: over another form */
export const useCopied = (declaration: AnyDeclaration, isOffered: boolean): Copied => {
  const words = useWords(declaration);
  const { translate } = words;
  const notify = useNotify();
  const within = useWithin();
  const [parameters] = useSearchParams();
  const id = isOffered && declaration.create?.canCopy ? parameters.get(copyKey) : null;
  const { data, error } = useGetOne<RaRecord>(
    declaration.name,
    { id: id ?? '', ...metaOf(within) },
    { enabled: id !== null },
  );
  // If the record no longer exists, the form starts empty and says so.
  useEffect(() => {
    if (id !== null && error)
      notify(failureMessageOf(error, translate).message, { type: 'warning' });
  }, [id, error, notify, translate]);

  const record = useMemo(() => {
    if (!data) return undefined;
    const name = nameFieldOf(declaration);
    const own: unknown = name === undefined ? undefined : data[name];
    return name === undefined || typeof own !== 'string'
      ? data
      : { ...data, [name]: translate('facings.views.form.copyOf', { name: own }) };
  }, [data, declaration, translate]);
  return { record, isAwaited: id !== null && !data && !error };
};
