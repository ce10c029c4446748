/**
 * Forms without a screen: initial values, rules and sent values of a declaration's form, computed by the same functions
 * as the screens; and every record of the seed that has a form.
 */
import { yupResolver } from '@hookform/resolvers/yup';
import type { RaRecord } from 'react-admin';
import type { FieldValues, Resolver } from 'react-hook-form';
import { hasEmptyOption } from '../../src/fields/choice/SelectInput';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { ChoiceField, PicksField } from '../../src/schema/field';
import type { PlatformOptions } from '../../src/schema/options';
import { panelsOf } from '../../src/schema/registry';
import { formRules } from '../../src/fields/rules';
import { noParents, parentsIn, type ParentIds } from '../../src/schema/routes';
import { isPart, recordValues } from '../../src/schema/writeCall';
import { settle } from '../../src/views/edit/conflict';
import { forgivingStored, initialValues } from '../../src/views/form/initialValues';
import { createRecorded, registry } from './record';

export interface Opened {
  readonly within: ParentIds;
  readonly record: RaRecord;
  readonly values: FieldValues;
}

/** Result of sending a form. */
export type Outcome =
  | { readonly type: 'saved'; readonly record: RaRecord; readonly sent: FieldValues }
  /** A rule of the form rejected it: nothing was sent. */
  | { readonly type: 'ruled'; readonly fields: readonly string[] }
  /** The platform's response instead of saving. */
  | { readonly type: 'refused'; readonly status: number; readonly message: string };

/** At most this many, always the same and evenly spread, so that all organizations and kinds are included. */
export const spread = <One>(all: readonly One[], most: number): readonly One[] => {
  const step = Math.max(1, all.length / most);
  return Array.from({ length: Math.min(all.length, most) }, (_, at) =>
    all.slice(Math.floor(at * step)).slice(0, 1),
  ).flat();
};

/** Maximum number of parent records to read: products have a few states each. */
const mostHosts = 200;

const metaOf = (within: ParentIds) =>
  Object.keys(within).length === 0 ? {} : { meta: { within } };

export const formFields = ({ edit, document }: AnyDeclaration): readonly string[] =>
  (edit ?? document)?.fields ?? [];

/** The values of an Add form that nobody has typed into. */
export const begunValues = (declaration: AnyDeclaration, within: ParentIds): FieldValues =>
  recordValues(
    declaration,
    initialValues({
      declaration,
      fields: declaration.create?.fields ?? [],
      record: undefined,
      within,
    }),
  );

/** The stored values of an Edit form. */
export const formValues = (
  declaration: AnyDeclaration,
  record: Readonly<Record<string, unknown>>,
): FieldValues => Object.fromEntries(formFields(declaration).map((name) => [name, record[name]]));

const resolve = (resolver: Resolver, values: FieldValues) =>
  resolver(values, undefined, { fields: {}, shouldUseNativeValidation: false });

/** An error of the data provider: react-admin's, with the platform's status. */
const refusalOf = (error: unknown): Outcome => {
  if (!(error instanceof Error)) throw error;
  const { status } = error as { status?: unknown };
  if (typeof status !== 'number') throw error;
  return { type: 'refused', status, message: error.message };
};

export const createForms = async (recorded = createRecorded()) => {
  const { provider, taken, person } = await recorded;

  const rowsOf = async (
    { name }: AnyDeclaration,
    within: ParentIds,
  ): Promise<readonly RaRecord[]> => {
    const rows: RaRecord[] = [];
    for (let page = 1; ; page += 1) {
      const { data, total = 0 } = await provider.getList<RaRecord>(name, {
        pagination: { page, perPage: 100 },
        sort: { field: 'id', order: 'ASC' },
        filter: {},
        ...metaOf(within),
      });
      rows.push(...data);
      taken();
      if (data.length === 0 || rows.length >= total) return rows;
    }
  };

  /** All parents of the entity, as its path or the panel that shows it defines them. */
  const withinsOf = async ({ name, routes }: AnyDeclaration): Promise<readonly ParentIds[]> => {
    if (routes.list !== undefined) {
      const parents = parentsIn(routes.list);
      if (parents.length === 0) return [noParents];
      // The address of the list begins with the page of its parent.
      const host = registry.all.find(({ routes: { view } }) =>
        routes.list?.startsWith(`${view?.replace(':id', `:${parents[0]}`)}/`),
      );
      if (!host) throw new Error(`${name} is within no entity that has a page.`);
      return spread(await rowsOf(host, noParents), mostHosts).map(({ id }) =>
        Object.fromEntries(parents.map((parent) => [parent, String(id)])),
      );
    }
    for (const host of registry.all) {
      const panel = panelsOf(host).find((one) => 'of' in one && one.of === name);
      if (!panel || !('of' in panel)) continue;
      const isOfList = [...(host.list?.panels ?? []), ...(host.document?.panels ?? [])].includes(
        panel,
      );
      const hosts = isOfList
        ? await withinsOf(host)
        : spread(await everyRow(host), mostHosts).map(({ row }) => row);
      return hosts.map((values: Readonly<Record<string, unknown>>) =>
        Object.fromEntries(
          Object.entries(panel.within).map(([there, here]) => [there, String(values[here])]),
        ),
      );
    }
    throw new Error(`${name} has neither an address nor a panel.`);
  };

  const everyRow = async (declaration: AnyDeclaration) => {
    const all: { readonly within: ParentIds; readonly row: RaRecord }[] = [];
    for (const within of await withinsOf(declaration)) {
      if (declaration.document) {
        const id = Object.values(within).join('/') || 'one';
        all.push({ within, row: { id } });
        continue;
      }
      for (const row of await rowsOf(declaration, within)) {
        all.push({ within, row: { ...within, ...row } });
      }
    }
    return all;
  };

  const read = async (declaration: AnyDeclaration, id: RaRecord['id'], within: ParentIds) => {
    const { data } = await provider.getOne<RaRecord>(declaration.name, { id, ...metaOf(within) });
    taken();
    return data;
  };

  const open = async (
    declaration: AnyDeclaration,
    id: RaRecord['id'],
    within: ParentIds,
  ): Promise<Opened> => {
    const record = await read(declaration, id, within);
    const begun = initialValues({ declaration, fields: formFields(declaration), record, within });
    // react-admin's form contains all of the record's values.
    return { within, record, values: { ...begun, ...record } };
  };

  /** Sends the form of a stored record after a change. */
  const save = async (
    declaration: AnyDeclaration,
    { record, values, within }: Opened,
    change: FieldValues,
  ): Promise<Outcome> => {
    const fields = formFields(declaration);
    const rules = yupResolver(formRules(declaration.fields, fields, 'en-US', 'edit'));
    const typed = { ...values, ...change };
    const ruled = await resolve(forgivingStored(rules, record), typed);
    const faulty = Object.keys(ruled.errors);
    if (faulty.length > 0) return { type: 'ruled', fields: faulty };
    const own = fields.filter((name) => !isPart(declaration, name));
    const { sent } = settle({ names: own, began: record, stored: record, values: ruled.values });
    try {
      await provider.update(declaration.name, {
        id: record.id,
        data: recordValues(declaration, sent, record),
        previousData: record,
        meta: { within, stored: record },
      });
    } catch (error) {
      return refusalOf(error);
    }
    return { type: 'saved', record: await read(declaration, record.id, within), sent };
  };

  /** Sends the form of a new record. */
  const create = async (
    declaration: AnyDeclaration,
    within: ParentIds,
    change: FieldValues,
  ): Promise<Outcome> => {
    const fields = declaration.create?.fields ?? [];
    const begun = initialValues({ declaration, fields, record: undefined, within });
    const rules = yupResolver(formRules(declaration.fields, fields, 'en-US', 'create'));
    const ruled = await resolve(rules, { ...begun, ...change });
    const faulty = Object.keys(ruled.errors);
    if (faulty.length > 0) return { type: 'ruled', fields: faulty };
    try {
      const { data } = await provider.create<RaRecord>(declaration.name, {
        data: recordValues(declaration, ruled.values),
        ...metaOf(within),
      });
      return { type: 'saved', record: data, sent: ruled.values };
    } catch (error) {
      return refusalOf(error);
    }
  };

  const valuesOf = async (source: PlatformOptions, values: FieldValues): Promise<string[]> =>
    ((await provider.lookups.optionEntries(source, values)) ?? []).map(({ value }) => value);

  /** Records that can be picked, one by one. */
  const pickable = async (
    { options }: Pick<PicksField, 'options'>,
    values: FieldValues,
  ): Promise<readonly string[]> =>
    options.kind === 'fixed' ? options.values : valuesOf(options, values);

  /** The options of a choice for these form values. */
  const offered = async (
    field: ChoiceField,
    values: FieldValues,
  ): Promise<readonly (string | null)[]> => [
    ...(hasEmptyOption(field) ? [null] : []),
    ...(await pickable(field, values)),
  ];

  const offeredNumbers = async (
    source: PlatformOptions,
    values: FieldValues,
  ): Promise<readonly number[]> => (await valuesOf(source, values)).map(Number);

  return {
    provider,
    person,
    rowsOf,
    everyRow,
    open,
    save,
    create,
    offered,
    offeredNumbers,
    pickable,
  };
};

export type Forms = Awaited<ReturnType<typeof createForms>>;
