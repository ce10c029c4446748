/** Records of the entities that are found from everywhere, by the platform's searches (Specification 7). */
import type { RaRecord } from 'react-admin';
import type { To } from 'react-router';
import type { useProvider } from '../../fields/useAsks';
import type { Found } from '../../schema/calls';
import type { AnyDeclaration } from '../../schema/defineResource';
import { listPath, viewPath } from '../../schema/routes';
import { fillTemplate, valueAt } from '../../schema/template';
import { isSearchedHere, matchRows } from '../../views/list/matchRows';
import { ranked } from './rank';

/** Records shown of each entity. */
export const mostRecords = 5;
/** Least number of characters of suggest searches (Specification 7). */
export const leastCharacters = 2;

type Values = Readonly<Record<string, unknown>>;

export interface FoundRecord {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly to: To;
}

interface Asked {
  readonly provider: ReturnType<typeof useProvider>;
  readonly declaration: AnyDeclaration;
  readonly text: string;
  readonly signal: AbortSignal;
  /** Every row of a list that comes whole; asked once for several texts. */
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

const rowsOf = async ({
  provider,
  declaration,
  text,
  signal,
  readAll,
}: Asked): Promise<readonly Row[]> => {
  const call = declaration.calls?.search;
  // What a search needs of a form is not sent: here it goes across organizations.
  if (call) return (await provider.asks.search({ ...call, needs: [] }, text, {}, signal)) ?? [];
  const rows = isSearchedHere(declaration)
    ? matchRows(declaration, await readAll(declaration), text)
    : (
        await provider.getList<RaRecord>(declaration.name, {
          pagination: { page: 1, perPage: mostRecords },
          sort: { field: 'id', order: 'ASC' },
          filter: { q: text },
          signal,
        })
      ).data;
  return rows.map((record) => ({
    id: String(record.id),
    label: nameOf(declaration, record),
    record,
  }));
};

/** The platform's order, but that names which fit come first. */
const byFit = (rows: readonly Row[], text: string): readonly Row[] => {
  const fits = ranked(rows, text).map(({ entry }) => entry);
  return [...fits, ...rows.filter((row) => !fits.includes(row))];
};

/** At most five records; what the text finds in the whole platform. @throws what the call fails with */
export const findRecords = async (asked: Asked): Promise<readonly FoundRecord[]> => {
  const { declaration, text } = asked;
  return byFit(await rowsOf(asked), text)
    .slice(0, mostRecords)
    .map(({ id, label, record }) => {
      const detail = textAt(record, declaration.found?.detail);
      const to: To = declaration.routes.view
        ? viewPath(declaration, id)
        : {
            pathname: listPath(declaration),
            search: new URLSearchParams({ q: detail ?? label }).toString(),
          };
      return { id, label, detail, to };
    });
};
