/** The record that a new one is duplicated from, or replaces, if the address names one (`?copy=`). */
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useGetOne, useNotify, type RaRecord } from 'react-admin';
import { useSearchParams } from 'react-router';
import { canRotate, type AnyDeclaration } from '../../../schema/defineResource';
import { asText } from '../../../fields/shared/asText';
import { failureMessageOf } from '../../../lib/failures/failures';
import { plainKey } from '../../../lib/text/plainText';
import { isObject } from '../../../lib/util/isObject';
import { parentMeta, useParentIds } from '../../place/placeContext';
import { copyKey } from '../../place/useOverlay';
import { copiedValues, hasValue } from '../../copy/values';
import { useWords } from '../../useWords';

/** Name of the field that holds a record's name: the first one in `represent`. */
const nameFieldOf = ({ represent, fields }: AnyDeclaration): string | undefined => {
  const name = /\{(\w+)\}/.exec(represent)?.[1];
  return name !== undefined && fields[name]?.kind === 'text' ? name : undefined;
};

/** The name of what replaces a record, which keeps its own until it is removed: 'Till' → 'Till (2)' → 'Till (3)'. */
export const nextName = (name: string): string => {
  const [, base = name, count = '1'] = /^(.*) \((\d+)\)$/s.exec(name) ?? [];
  return `${base} (${String(Number(count) + 1)})`;
};

/** The names of the records that were read: lists, and single records. */
const namesRead = (client: QueryClient, entity: string, field: string): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const [, found] of client.getQueriesData({ queryKey: [entity] })) {
    const rows: readonly unknown[] =
      isObject(found) && Array.isArray(found.data) ? found.data : [found];
    for (const row of rows) names.add(plainKey((isObject(row) ? asText(row[field]) : null) ?? ''));
  }
  return names;
};

const nothing: readonly string[] = [];

/** @param isOffered false if the create dialog has no address: over another form */
export const useOriginal = (declaration: AnyDeclaration, isOffered: boolean) => {
  const words = useWords(declaration);
  const { translate } = words;
  const notify = useNotify();
  const client = useQueryClient();
  const within = useParentIds();
  const [parameters] = useSearchParams();
  const isRotated = canRotate(declaration);
  const duplicate = declaration.create?.duplicate;
  const id = isOffered && (isRotated || duplicate) ? parameters.get(copyKey) : null;
  const { data, error } = useGetOne<RaRecord>(
    declaration.name,
    { id: id ?? '', ...parentMeta(within) },
    { enabled: id !== null },
  );
  // If the record no longer exists, the form starts empty and says so.
  useEffect(() => {
    if (id !== null && error)
      notify(failureMessageOf(error, translate).message, { type: 'warning' });
  }, [id, error, notify, translate]);

  const copied = useMemo(() => {
    if (!data) return { record: undefined, left: nothing };
    const renamed = isRotated ? nameFieldOf(declaration) : duplicate?.renamed;
    const original: unknown = renamed === undefined ? undefined : data[renamed];
    const named: Record<string, string> = {};
    if (renamed !== undefined && typeof original === 'string' && original !== '') {
      const taken = namesRead(client, declaration.name, renamed);
      let name = isRotated
        ? nextName(original)
        : translate('facings.views.form.copyOf', { name: original });
      // An earlier copy may have it.
      while (taken.has(plainKey(name))) name = nextName(name);
      named[renamed] = name;
    }
    const without = Object.keys(duplicate?.without ?? {});
    const emptied = Object.fromEntries(without.map((name) => [name, undefined]));
    return {
      record: { ...copiedValues(declaration, data), ...named, ...emptied },
      left: without.filter((name) => hasValue(data[name])),
    };
  }, [client, data, declaration, duplicate, isRotated, translate]);
  return {
    /** The values that the form starts with (undefined while loading, and if nothing is copied), and what they lack. */
    ...copied,
    /** As the platform has it. */
    original: data,
    /** The record that the new one replaces. */
    replaced: isRotated ? data : undefined,
    isAwaited: id !== null && !data && !error,
  };
};
