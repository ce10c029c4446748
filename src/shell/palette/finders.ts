/** Records of the entities with global search, found by the platform's searches (rules 7). */
import type { RaRecord } from 'react-admin';
import type { To } from 'react-router';
import type { useProvider } from '../../fields/useProvider';
import type { Found } from '../../schema/calls';
import { listOf, type AnyDeclaration } from '../../schema/defineResource';
import { isSearchedHere, matchRows } from '../../schema/matchRows';
import { listPath, viewPath } from '../../schema/routes';
import { fillTemplate, valueAt } from '../../schema/template';
import { keys } from '../../views/list/state/listQuery';
import { ranked } from './match';
import { ownerOf, type Owner } from './organizationHere';
import type { Values } from '../../lib/util/values';

/** Maximum number of records per entity. */
export const maxRecords = 5;
/** Minimum length for suggest searches (rules 7). */
export const minCharacters = 2;

export interface FoundRecord {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly owner?: Owner | undefined;
  readonly to: To;
}

export interface FoundRecords {
  readonly records: readonly FoundRecord[];
  /** If there are more than shown: the total number, and the list with all of them. */
  readonly all: { readonly count: number | null; readonly to: To } | null;
}

interface RecordSearch {
  readonly provider: ReturnType<typeof useProvider>;
  readonly declaration: AnyDeclaration;
  readonly text: string;
  readonly signal: AbortSignal;
  /** Reads every row of an unpaged list; cached for several texts. */
  readonly readAll: (declaration: AnyDeclaration) => Promise<readonly RaRecord[]>;
}

interface Row {
  readonly id: string;
  readonly label: string;
  readonly record: Values;
}

const textAt = (record: Values, paths: Found['detail'] = []): string | undefined => {
  for (const path of paths) {
    const value = valueAt(record, path);
    if (typeof value === 'string' && value !== '') return value;
  }
  return undefined;
};

const nameOf = (declaration: AnyDeclaration, record: RaRecord): string =>
  fillTemplate(declaration.represent, record) || String(record.id);

interface Rows {
  readonly rows: readonly Row[];
  /** Null if the platform does not report the total. */
  readonly count: number | null;
}

const rowsOf = async (search: RecordSearch): Promise<Rows> => {
  const { provider, declaration, text, signal, readAll } = search;
  const call = declaration.found?.by === 'list' ? undefined : declaration.calls?.search;
  if (call) {
    // Form values are not sent, because this search covers all organizations.
    const rows = (await provider.lookups.search({ ...call, needs: [] }, text, {}, signal)) ?? [];
    return { rows, count: rows.length };
  }
  const rowOf = (record: RaRecord): Row => ({
    id: String(record.id),
    label: nameOf(declaration, record),
    record,
  });
  if (isSearchedHere(declaration)) {
    const rows = matchRows(declaration, await readAll(declaration), text).map(rowOf);
    return { rows, count: rows.length };
  }
  const { data, total, pageInfo } = await provider.getList<RaRecord>(declaration.name, {
    pagination: { page: 1, perPage: maxRecords },
    sort: { field: 'id', order: 'ASC' },
    filter: { q: text },
    signal,
  });
  const rows = data.map(rowOf);
  return { rows, count: pageInfo?.hasNextPage ? null : (total ?? rows.length) };
};

const allOf = (declaration: AnyDeclaration, { count }: Rows, text: string): FoundRecords['all'] => {
  const { routes } = declaration;
  const isListed = routes.list !== undefined && !routes.list.includes(':');
  if (!isListed || !listOf(declaration).isSearchable) return null;
  if (count !== null && count <= maxRecords) return null;
  const search = new URLSearchParams({ [keys.text]: text }).toString();
  return { count, to: { pathname: listPath(declaration), search } };
};

/** The platform's order, except that matching names come first. */
const byFit = (rows: readonly Row[], text: string): readonly Row[] => {
  const fits = ranked(rows, text).map(({ entry }) => entry);
  return [...fits, ...rows.filter((row) => !fits.includes(row))];
};

/**
 * Returns at most five records that match the text on the whole platform.
 * @throws the call's error
 */
export const findRecords = async (search: RecordSearch): Promise<FoundRecords> => {
  const { declaration, text } = search;
  const found = await rowsOf(search);
  const records = byFit(found.rows, text)
    .slice(0, maxRecords)
    .map(({ id, label, record }) => {
      const detail = textAt(record, declaration.found?.detail);
      const to: To = declaration.routes.view
        ? viewPath(declaration, id)
        : {
            pathname: listPath(declaration),
            search: new URLSearchParams({ q: detail ?? label }).toString(),
          };
      return { id, label, detail, owner: ownerOf(declaration, record), to };
    });
  return { records, all: allOf(declaration, found, text) };
};
