/** Filters, searches and sorts loaded rows, for what the platform's call does not do. */
import { compareIn, sortedRows, sortKey, type KeyOf } from '../../src/fields/compareRows';
import { asText } from '../../src/fields/shared/asText';
import { listOf, type AnyDeclaration } from '../../src/schema/defineResource';
import { looseHere, matchLoosely, matchRows } from '../../src/schema/matchRows';
import { PlatformError, type DeclaredMessage } from '../../src/lib/failures/failures';
import type { ParentIds } from '../../src/schema/routes';
import { fillTemplate, valueAt } from '../../src/schema/template';
import { decodeRows } from './decode';
import { fits, hasValue } from './fits';
import { adviseDevelopers } from './platformError';
import type { Unsent } from './unsent';

/** What a list may be asked for and cannot do. */
type ListAbility = 'filter' | 'sort' | 'search';

const refusals = {
  filter: "{many} can't be filtered by {name}.",
  sort: "{many} can't be sorted by {name}.",
  search: "{many} can't be searched.",
} as const;

/** The vocabulary's words for a developer whose platform can do it. */
const remedies = {
  filter: 'if the platform filters by it, add it to calls.list.filters',
  sort: 'declared lists are sorted by the console, if they are short enough',
  search: 'if the platform searches, add calls.list.search',
} as const;

/**
 * Creates the error for a filter, a sort order or a search that neither the platform nor the console can apply. Rows
 * that ignore it would look like a correct result.
 */
const unable = (
  { name: resource, labels, fields }: AnyDeclaration,
  ability: ListAbility,
  field = 'q',
): Error => {
  const label = fields[field]?.label ?? field;
  const english = fillTemplate(refusals[ability], { many: labels, name: label });
  adviseDevelopers(`${english} (${resource}, ${field}: ${remedies[ability]}.)`);
  const wording: DeclaredMessage = {
    key: `facings.lists.unable.${ability}`,
    values: {},
    english,
    names: {
      many: [`resources.${resource}.name`, labels],
      name: [`resources.${resource}.fields.${field}`, label],
    },
  };
  return new PlatformError({ type: 'error', kind: 'invalid' }, { declaredMessage: wording });
};

interface Loaded {
  readonly raws: readonly unknown[];
  readonly within: ParentIds;
  readonly unsent: Unsent;
  /** Looks for approximate matches if no row matches the text. */
  readonly isLoose?: boolean | undefined;
}

/** Names of related records are not loaded for sorting; those in the row are used. */
const keysOf =
  ({ fields }: AnyDeclaration): KeyOf =>
  (row, name) => {
    const field = fields[name];
    const value = valueAt(row, name);
    if (!field) return typeof value === 'number' ? value : asText(value);
    return sortKey(row, name, field, {
      optionLabel: (_, { optionLabels }, option) => optionLabels?.[option] ?? option,
      relatedName: () => undefined,
    });
  };

/** Whether the declaration names a value, which an empty list cannot show. */
const isNamed = ({ fields }: AnyDeclaration, name: string): boolean => {
  const [first = name] = name.split('.');
  const isIn = (paths: readonly string[] = []) =>
    paths.some((path) => path === name || path.startsWith(`${name}.`));
  return (
    first === 'id' ||
    Object.hasOwn(fields, first) ||
    Object.hasOwn(fields, name) ||
    Object.values(fields).some(({ from }) => isIn(from))
  );
};

const languageNow = (): string =>
  typeof document === 'undefined' ? 'en' : document.documentElement.lang || 'en';

/** @throws if no row has the field: it is misspelled, or an operator that is not supported (`price_gte`) */
export const rowsHere = (
  declaration: AnyDeclaration,
  { raws, within, unsent, isLoose }: Loaded,
) => {
  const { filters, text, sort } = unsent;
  const rows = raws.flatMap((raw) =>
    decodeRows(declaration, [raw], within).map((record) => ({ raw, record })),
  );
  const declared = listOf(declaration).filters ?? [];
  const isMissing = (name: string): boolean =>
    !declared.includes(name) &&
    !(rows.length === 0
      ? isNamed(declaration, name)
      : rows.some((row) => hasValue(declaration, row, name)));
  const missing = Object.keys(filters).find(isMissing);
  if (missing !== undefined) throw unable(declaration, 'filter', missing);
  if (sort && !declaration.fields[sort.field] && isMissing(sort.field))
    throw unable(declaration, 'sort', sort.field);

  // A row that lacks the value to filter by does not match.
  const fitting = rows.flatMap((row) => (fits(declaration, filters, row) ? [row.record] : []));
  const found = isLoose
    ? matchLoosely(declaration, fitting, text)
    : { rows: matchRows(declaration, fitting, text), isLoose: false };
  const records = sort
    ? sortedRows(found.rows, {
        sorts: [{ name: sort.field, isDescending: sort.order === 'DESC' }],
        keyOf: keysOf(declaration),
        compare: compareIn(languageNow()),
      })
    : found.rows;
  return { records, loose: found.isLoose ? looseHere : null };
};

/** @throws always: what a paged list that is too long to be loaded was asked for */
export const refuseUnsent = (
  declaration: AnyDeclaration,
  { filters, text, sort }: Unsent,
): never => {
  const [filter] = Object.keys(filters);
  if (filter !== undefined) throw unable(declaration, 'filter', filter);
  if (text !== '') throw unable(declaration, 'search');
  throw unable(declaration, 'sort', sort?.field);
};
