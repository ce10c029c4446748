/** Creates, changes and removes a record of each entity by its declaration, if no other file has steps for it. */
import type { ContractRow } from '../../../demo/calls';
import { declarations } from '../../../resources/index';
import type { AnyDeclaration } from '../../../src/schema/defineResource';
import type { Field } from '../../../src/schema/field';
import { declarationOf, kindInPath, kindOfKey, listOf, rowOf, type Kind } from '../declared';
import { listCallOf } from '../found';
import { valueAt } from '../judge';
import { never } from '../skips';
import { made, ownName, type Area, type Writing } from './area';

type Ids = Readonly<Record<Kind, string>>;
type Values = Readonly<Record<string, unknown>>;

/** Values that a platform accepts and that no declaration states, by declaration. */
const stated: Readonly<Record<Kind, Values>> = {
  features: { value: false },
  // It runs rarely if it is left behind by mistake; it has no zones.
  jobTemplates: { duration: 3600, template: { products: [], returnUrl: '' }, zones: [] },
};

const texts = { email: 'facings@conformance.invalid', url: 'https://conformance.invalid/' };

/** Undefined: the key is not sent. */
const valueOf = async (
  field: Field | undefined,
  { client, account }: Writing,
): Promise<unknown> => {
  if (!field) return undefined;
  if (field.initial !== undefined) return field.initial;
  switch (field.kind) {
    case 'text':
      return field.format ? texts[field.format] : 'Made by the conformance kit.';
    case 'choice': {
      const { options } = field;
      if (options.kind === 'fixed') return options.values[0];
      const name = rowOf(`GET ${options.path}`)?.name;
      if (name === undefined) return undefined;
      const rows = valueAt((await client.send({ name, path: { id: account } })).json, options.read);
      const last: unknown = Array.isArray(rows) ? rows.at(-1) : undefined;
      return options.value === undefined ? last : valueAt(last, options.value);
    }
    case 'switch':
      return false;
    case 'number':
      return field.min ?? 1;
    case 'cron':
      return '0 3 31 * *';
    case 'timeZone':
      return 'UTC';
    case 'date':
      return '2030-01-31';
    case 'color':
      return '#ffffff';
    case 'texts':
    case 'picks':
      return [];
    case 'json':
      return {};
    default:
      return field.required ? undefined : null;
  }
};

const nameKeyOf = ({ represent }: AnyDeclaration): string =>
  /\{(\w+)\}/.exec(represent)?.[1] ?? 'name';

const auditOf = ({ auditAs, label }: AnyDeclaration): string =>
  auditAs ?? label.toUpperCase().replaceAll(/\W+/g, '_');

const pathOf = ({ name }: ContractRow, ids: Ids) => {
  const path = name.split(' ')[1] ?? '';
  const keys = [...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key);
  return Object.fromEntries(keys.map((key) => [key, ids[kindInPath(path, key) ?? ''] ?? '']));
};

const bodyOf = async (
  row: ContractRow,
  { fields, name: kind }: AnyDeclaration,
  writing: Writing,
  ids: Ids,
): Promise<Values> => {
  const values: Record<string, unknown> = {};
  for (const key of row.body ?? []) {
    const field = fields[key];
    const to = kindOfKey(key) ?? (field?.kind === 'reference' ? field.to : undefined);
    const id = to === undefined ? undefined : (ids[to] ?? (await writing.found.find(to)));
    const user = key === 'user_id' ? writing.client.userId() : undefined;
    const value = stated[kind]?.[key] ?? id ?? user ?? (await valueOf(field, writing));
    if (value !== undefined) values[key] = value;
  }
  return values;
};

const rowsOf = ({ calls = {}, api, create, edit, remove }: AnyDeclaration) => {
  const { method = 'POST', path = api } = calls.create ?? {};
  const update = calls.update ?? { path: `${api}/:id` };
  return {
    create: create && rowOf(`${method} ${path}`),
    update: edit && rowOf(`${update.method ?? 'PUT'} ${update.path}`),
    remove: remove && rowOf(`DELETE ${calls.remove?.path ?? `${api}/:id`}`),
  };
};

/** The parents of a record by kind; the reason if one is missing. */
const parentsOf = async (row: ContractRow, { found, account }: Writing): Promise<Ids | string> => {
  const path = row.name.split(' ')[1] ?? '';
  const ids: Record<Kind, string> = { organizations: account };
  for (const [, key = ''] of path.matchAll(/\{(\w+)\}/g)) {
    const kind = kindInPath(path, key);
    const id = kind === undefined ? undefined : (ids[kind] ?? (await found.find(kind)));
    if (kind === undefined || id === undefined)
      return kind === undefined ? `nothing to send as ${key}` : found.whyNot(kind);
    ids[kind] = id;
  }
  return ids;
};

/** The list, searched by name where it can be. */
const lookOf = (kind: Kind, ids: Ids, name: string) => {
  const { read, search, isSimpleRest } = listOf(kind);
  const call = listCallOf(kind, ids) ?? { name: '' };
  const query = {
    ...call.query,
    ...(isSimpleRest ? { filter: JSON.stringify({ q: name }) } : {}),
    ...(typeof search === 'string' ? { [search]: name } : {}),
  };
  const declaration = declarationOf(kind);
  const [id = 'id'] = declaration.idFrom ?? [];
  return { call: { ...call, query }, read, key: nameKeyOf(declaration), id };
};

const areaOf = (declaration: AnyDeclaration): Area | undefined => {
  const { name: kind, label, fields, calls = {} } = declaration;
  const { create, update, remove } = rowsOf(declaration);
  if (!create || !remove || never[create.name] !== undefined) return undefined;
  const names = [create, ...(update ? [update] : []), remove].map((row) => row.name);
  const audit = auditOf(declaration);
  return {
    calls: names,
    run: async (writing) => {
      const { writer } = writing;
      const ids = await parentsOf(create, writing);
      if (typeof ids === 'string') {
        writer.skip(names, ids);
        return;
      }
      const name = ownName(writing, label.toLowerCase());
      const nameKey = nameKeyOf(declaration);
      // Some records are named by a number, or by what the platform sets.
      const isNamed = fields[nameKey]?.kind === 'text' && create.body?.includes(nameKey);
      const named = isNamed ? { [nameKey]: name } : {};
      const body = { ...(await bodyOf(create, declaration, writing, ids)), ...named };
      const look = lookOf(kind, ids, name);
      const record = await writer.make({
        call: { name: create.name, path: pathOf(create, ids), body, audit },
        name,
        idAt: calls.create?.newId ?? look.id,
        look,
        remove: (id) => ({
          name: remove.name,
          path: pathOf(remove, { ...ids, [kind]: id }),
          audit,
        }),
      });
      const id = made(writing, record, names.slice(1));
      if (id === undefined) return;
      const all = { ...ids, [kind]: id };
      if (update) {
        const changes = { ...(await bodyOf(update, declaration, writing, all)), ...named };
        await writer.check({ name: update.name, path: pathOf(update, all), body: changes, audit });
      }
      await writer.remove(record);
    },
  };
};

/** @param others areas with steps of their own */
export const declaredAreas = (others: readonly Area[]): readonly Area[] => {
  const theirs = new Set(others.flatMap(({ calls }) => calls));
  return declarations.flatMap((declaration) => {
    const area = areaOf(declaration);
    return area && !area.calls.some((call) => theirs.has(call)) ? [area] : [];
  });
};
