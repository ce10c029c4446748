/** Texts that new rows begin with: what the list is filtered by, as in its create dialog. */
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { useRegistry } from '../../../fields/useDeclaration';
import { useProvider } from '../../../fields/useAsks';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { fillTemplate } from '../../../schema/template';

export type Texts = Readonly<Record<string, string>>;

/** By field name. A reference has its id, which a cell also accepts, until its name is loaded. */
export const usePrefilled = (declaration: AnyDeclaration, first: Texts): Texts => {
  const registry = useRegistry();
  const provider = useProvider();
  const references = Object.entries(first).flatMap(([name, id]) => {
    const field = declaration.fields[name];
    return field?.kind === 'reference' ? [{ name, id, to: field.to }] : [];
  });
  const names = useQueries({
    queries: references.map(({ to, id }) => ({
      queryKey: [to, 'named', id],
      queryFn: async () => {
        const { data } = await provider.getOne<RaRecord>(to, { id });
        return fillTemplate(registry.find(to).represent, data).trim();
      },
      // Its cells show an error if the record no longer exists.
      throwOnError: false,
      retry: false,
    })),
    combine: (all) => all.map(({ data }) => data ?? ''),
  });
  const text = JSON.stringify({
    ...first,
    ...Object.fromEntries(
      references.flatMap(({ name }, at) => (names[at] ? [[name, names[at]]] : [])),
    ),
  });
  return useMemo(() => JSON.parse(text) as Texts, [text]);
};
