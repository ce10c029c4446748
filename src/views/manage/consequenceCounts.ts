/** What a removal or a change affects beyond the record, in numbers. */
import type { RaRecord } from 'react-admin';
import type { FacingsDataProvider } from '../../../dataProvider';
import type { Count } from '../../schema/actions';
import { fillTemplate } from '../../schema/template';
import { platformTotal } from '../list/state/loadPages';

/** Counts that need no call. */
type Known = Extract<Count, { readonly field: string }>;

interface Counting {
  readonly provider: FacingsDataProvider;
  readonly counts: Exclude<Count, Known>;
  readonly record: RaRecord;
  readonly signal: AbortSignal;
}

const filled = (templates: Readonly<Record<string, string>> = {}, record: RaRecord) =>
  Object.fromEntries(
    Object.entries(templates).map(([name, template]) => [name, fillTemplate(template, record)]),
  );

/** The count that the record itself has, null if it lacks it; undefined if it must be asked for. */
export const knownCount = (
  counts: Count | undefined,
  record: RaRecord,
): number | null | undefined => {
  if (!counts) return 1;
  if (!('field' in counts)) return undefined;
  const value: unknown = record[counts.field];
  if (Array.isArray(value)) return value.length;
  return typeof value === 'number' ? value : null;
};

/** Null if unknown. */
export const askedCount = async ({
  provider,
  counts,
  record,
  signal,
}: Counting): Promise<number | null> => {
  if ('path' in counts) return provider.lookups.count(counts, record, signal);
  const { of, where, within } = counts;
  const answer = await provider.getList(of, {
    filter: filled(where, record),
    pagination: { page: 1, perPage: 1 },
    signal,
    ...(within ? { meta: { within: filled(within, record) } } : {}),
  });
  return platformTotal(answer) ?? null;
};
