import type { TranslateFunction } from 'react-admin';
import { cellRuleOf, kindOf } from '../../../fields/kinds';
import type { EntryColumn } from '../../../lib/grid/entries/types';
import type { GridOption } from '../../../lib/grid/types';
import type { ImportWords, SheetColumn } from '../../../schema/bulk';
import { holds } from '../../../schema/condition';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { Field } from '../../../schema/field';
import { onceField } from '../../../schema/onceField';
import type { Registry } from '../../../schema/registry';
import type { ImportTarget } from '../../../lib/tables/types';
import type { ImportColumn } from './productColumns';

// The columns of an import: the fields of the create form, but what is chosen once for all rows.

const initialOf = ({ initial }: Field): string | undefined =>
  typeof initial === 'string' || typeof initial === 'number' || typeof initial === 'boolean'
    ? String(initial)
    : undefined;

/** Rows of a sheet are kept in the browser and written to files, so a secret is no cell of theirs. */
const isCell = (field: Field): boolean =>
  field.secret === undefined && kindOf(field).sheet !== undefined;

/** @throws for a required field that no cell can hold: a mistake in the declaration */
export const importedColumns = (declaration: AnyDeclaration): readonly SheetColumn[] => {
  const { name: entity, create, fields } = declaration;
  const once = onceField(declaration);
  const acted = create?.followUps?.map(({ onlyIf }) => onlyIf) ?? [];
  return (create?.fields ?? []).flatMap((name): SheetColumn[] => {
    const field = fields[name];
    // A switch of the form that is no value of the record only says which calls follow it.
    if (!field || name === once || acted.includes(name)) return [];
    if (!isCell(field)) {
      if (field.required) throw new Error(`${entity} imports '${name}', which no cell can hold.`);
      return [];
    }
    const initial = initialOf(field);
    return [
      {
        name,
        field: name,
        // An empty cell gets the value that the form begins with.
        ...(initial === undefined ? {} : { initial, isOptional: true }),
      },
    ];
  });
};

// Creates the columns of the sheets from the declaration (rules 2, Bulk product tools; 3, Import columns).

/** Returns a loader of the values that a field offers in this organization. */
export type AskOptions = (field: Field) => (() => Promise<readonly GridOption[]>) | undefined;

export interface ColumnContext {
  readonly declaration: AnyDeclaration;
  readonly registry: Registry;
  readonly accountId: string;
  /** Locale of the user's number format. */
  readonly locale: string;
  readonly translate: TranslateFunction;
  readonly optionsOf: AskOptions;
}

/** The field of a column, with the label and the rule of its cells in the user's language. */
const resolved = (
  { declaration, registry, locale, translate }: ColumnContext,
  { of, field: fieldName, name, label: fixedLabel }: SheetColumn,
) => {
  const owner = of === undefined ? declaration : registry.find(of);
  const field = owner.fields[fieldName];
  if (!field) throw new Error(`${owner.name} has no field '${fieldName}' for its sheet.`);
  const label =
    fixedLabel === undefined
      ? translate(`resources.${owner.name}.fields.${fieldName}`, { _: field.label })
      : translate(`resources.${declaration.name}.sheet.${name}`, { _: fixedLabel });
  return { owner, field, label, rule: cellRuleOf(field, locale, label) };
};

/** Default width in px. */
const usualWidth = 170;

/** Display texts of values in the user's language; undefined if they are shown unchanged. */
const readingOf = (
  { translate }: ColumnContext,
  of: string,
  name: string,
  field: Field,
): Pick<EntryColumn, 'reads'> => {
  const label = (place: string, declared: string) =>
    translate(`resources.${of}.${place}`, { _: declared });
  if (field.kind === 'switch') {
    const on = label(`words.${name}.on`, field.words.on);
    const off = label(`words.${name}.off`, field.words.off);
    const readings: Readonly<Record<string, string>> = { true: on, false: off };
    return { reads: (text) => readings[text.trim().toLowerCase()] ?? text };
  }
  if (field.kind === 'choice' && field.optionLabels) {
    const { optionLabels } = field;
    return { reads: (text) => label(`options.${name}.${text}`, optionLabels[text] ?? text) };
  }
  return {};
};

const columnOf = (context: ColumnContext, column: SheetColumn): EntryColumn => {
  const { declaration, optionsOf } = context;
  const { owner, field, label, rule: ofField } = resolved(context, column);
  // A code without a unit becomes EACH (rules 9), so none is refused.
  const rule = column.isOptional ? { ...ofField, isRequired: false } : ofField;
  const { sheet } = kindOf(field);
  const options = optionsOf(field);
  const { initial } = column;
  return {
    key: column.name,
    label,
    kind: sheet?.entry ?? 'text',
    width: sheet?.width?.(field, column.field) ?? usualWidth,
    rule,
    ...(rule.isRequired ? { isRequired: true } : {}),
    ...(owner === declaration && column.field === declaration.bulk?.key ? { isPinned: true } : {}),
    ...(field.kind === 'text' && field.code ? { isCode: true } : {}),
    ...(options ? { options } : {}),
    ...readingOf(context, owner.name, column.field, field),
    ...(initial === undefined ? {} : { initial }),
  };
};

/** Columns for creating records, in declared order; their keys are the import columns. */
export const addColumnsOf = (context: ColumnContext): readonly EntryColumn[] =>
  addedColumns(context).map((column) => columnOf(context, column));

/** The fields that a bulk edit can change: those of the edit form that a cell can hold, if none are declared. */
export const editedFields = ({ bulk, edit, fields }: AnyDeclaration): readonly string[] =>
  bulk?.edit?.columns ??
  (edit?.fields ?? []).filter((name) => {
    const field = fields[name];
    return field !== undefined && isCell(field);
  });

/** Columns for editing records, without fields that do not exist in the organization. */
export const editColumnsOf = (context: ColumnContext): readonly EntryColumn[] => {
  const { declaration, accountId } = context;
  return editedFields(declaration)
    .filter((name) => holds(declaration.fields[name]?.shownIf, { account_id: accountId }))
    .map((name) => columnOf(context, { name, field: name }));
};

/** Whether a file can change existing records, which it finds by a column of their ids. */
export const canUpdate = (declaration: AnyDeclaration): boolean =>
  declaration.bulk?.edit !== undefined && editedFields(declaration).length > 0;

/** Whether it finds them by their key, too: they have one, and other values that it can change. */
export const canUpdateByKey = (declaration: AnyDeclaration): boolean => {
  const { key } = declaration.bulk ?? {};
  return (
    key !== undefined &&
    canUpdate(declaration) &&
    editedFields(declaration).some((name) => name !== key)
  );
};

/** The column of the edit sheet for a column of the import; null if an update does not change it. */
export const editedName = ({ bulk = {} }: AnyDeclaration, name: string): string | null => {
  const added = bulk.add?.columns.find((column) => column.name === name);
  const field = added ? (added.of === undefined ? added.field : null) : name;
  return field === bulk.key ? null : field;
};

/** Files hold codes in this column of the product sheet, which are converted to units of measure (rules 9). */
export const unitColumn: ImportColumn = 'state_reporting_uom';

const targetKind = (field: Field, column: SheetColumn): ImportTarget['kind'] => {
  if (column.name === unitColumn) return 'unit';
  if (kindOf(field).sheet?.entry === 'number') return 'number';
  return field.kind === 'text' && field.code ? 'code' : 'text';
};

/** Whether records are called by the column: files call it like the records themselves. */
const isName = ({ represent, name }: AnyDeclaration, { field, of = name }: SheetColumn): boolean =>
  of === name && represent === `{${field}}`;

/** 'Region' and 'Region Name', in the person's language, too. */
const namesOf = ({ declaration: { name, label }, translate }: ColumnContext): readonly string[] => [
  label,
  `${label} name`,
  translate(`resources.${name}.label`, { _: label }),
];

export const importTargetsOf = (
  context: ColumnContext,
  { headings = {}, otherWords = {}, upper = {}, values = {} }: ImportWords,
): readonly ImportTarget[] => [
  ...addedColumns(context)
    .filter(({ isNotImported }) => !isNotImported)
    .map((column) => {
      const { field, label, rule } = resolved(context, column);
      return {
        name: column.name,
        label,
        otherWords: otherWords[column.name],
        upper: upper[column.name],
        units: kindOf(field).sheet?.units?.(field),
        step: rule.kind === 'number' ? rule.limits.step : undefined,
        valueSynonyms: values[column.name],
        isRecord: field.kind === 'reference',
        synonyms: [
          field.label,
          ...(isName(context.declaration, column) ? namesOf(context) : []),
          ...(headings[column.name] ?? []),
        ],
        kind: targetKind(field, column),
        isRequired: field.required === true && !column.isOptional,
      };
    }),
  ...(canUpdate(context.declaration) ? [idTarget(context)] : []),
];

/** The ids of existing records, for files that were downloaded to be edited. */
const idTarget = ({ translate }: ColumnContext): ImportTarget => ({
  name: 'id',
  label: translate('facings.bulk.update.id'),
  synonyms: [],
  kind: 'text',
  isRequired: false,
  isId: true,
});

/** @throws if the declaration has no sheet, which is a programming error */
const addedColumns = ({ declaration }: ColumnContext): readonly SheetColumn[] => {
  const { add, import: imported } = declaration.bulk ?? {};
  if (add) return add.columns;
  if (!imported) throw new Error(`${declaration.name} has no sheet in which records are made.`);
  return importedColumns(declaration);
};
