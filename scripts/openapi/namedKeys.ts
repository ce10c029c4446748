/**
 * Answers with only the keys that docs/openapi.json names, for tests: another platform may answer no more than these
 * (rules R25). Names of related records are left out as well, because the console must find them by their ids.
 */
import { readFileSync } from 'node:fs';
import type { openApiOf } from './document';
import { relatedName, type Schema } from './schemas';

type Document = ReturnType<typeof openApiOf>;

const document = JSON.parse(
  readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'),
) as Document;
const records = document.components.schemas as Readonly<Record<string, Schema>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0;

/** The schema and all that it refers to or combines. */
const partsOf = (schema: Schema): readonly Schema[] => {
  const { $ref, allOf = [], anyOf = [] } = schema;
  const record = $ref === undefined ? undefined : records[$ref.split('/').at(-1) ?? ''];
  return [schema, ...[...(record ? [record] : []), ...allOf, ...anyOf].flatMap(partsOf)];
};

const keptOf = (schemas: readonly Schema[], value: unknown): unknown => {
  const parts = schemas.flatMap(partsOf);
  if (Array.isArray(value)) {
    const items = parts.flatMap(({ items: own }) => own ?? []);
    return items.length === 0 ? value : value.map((entry: unknown) => keptOf(items, entry));
  }
  const isDescribed = parts.some(({ properties }) => properties !== undefined);
  if (!isObject(value) || !isDescribed) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const named = parts
        .flatMap(({ properties }) => properties?.[key] ?? [])
        .filter(({ description }) => description !== relatedName);
      const kept = named.length === 0 ? undefined : keptOf(named, inner);
      const isEmptied = isEmpty(kept) && !isEmpty(inner);
      return kept === undefined || isEmptied ? [] : [[key, kept]];
    }),
  );
};

const placeOf = (path: string): number => (path.includes('{') ? path.indexOf('{') : path.length);

/** Literal segments come before names: '/api/zones/search' before '/api/zones/{id}'. */
const paths = Object.keys(document.paths)
  .map((path) => ({ path, segments: path.split('/') }))
  .sort((one, other) => placeOf(other.path) - placeOf(one.path));

const schemaOf = (method: string, pathname: string): Schema | undefined => {
  const own = pathname.split('/');
  const found = paths.find(
    ({ path, segments }) =>
      segments.length === own.length &&
      document.paths[path]?.[method.toLowerCase()] !== undefined &&
      segments.every((segment, at) => segment.startsWith('{') || segment === own[at]),
  );
  const operation = document.paths[found?.path ?? '']?.[method.toLowerCase()];
  return operation?.responses[200].content['application/json']?.schema;
};

/** @param path without query: '/api/zones/7' */
export const withNamedKeys = (method: string, path: string, answer: unknown): unknown => {
  const schema = schemaOf(method, path);
  return schema ? keptOf([schema], answer) : answer;
};
