import type { TranslateFunction } from 'react-admin';
import { cellRuleOf, kindOf } from '../../../fields/kinds';
import type { EntryColumn } from '../../../sheet/entries/types';
import type { GridOption } from '../../../sheet/types';
import type { SheetColumn } from '../../../schema/bulk';
import { holds } from '../../../schema/condition';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { Field } from '../../../schema/field';
import type { Registry } from '../../../schema/registry';
import type { CellRule } from '../../../schema/rules/cellRule';
import type { ImportTarget } from '../../../spreadsheet/types';
import type { ImportColumn } from './productColumns';

// The columns of an import: the fields of the create form, but what is chosen once for all rows.

/**
 * Name of the field that is chosen once for all rows, as the entity's own organization is; null where there is none.
 */
export const onceField = ({ create, fields, scope }: AnyDeclaration): string | null =>
  create?.fields.find((name) => {
    const field = fields[name];
    return field?.kind === 'reference' && field.to === scope;
  }) ?? null;

const initialOf = ({ initial }: Field): string | undefined =>
  typeof initial === 'string' || typeof initial === 'number' || typeof initial === 'boolean'
    ? String(initial)
    : undefined;

/** @throws for a required field that no cell can hold: a mistake in the declaration */
export const importedColumns = (declaration: AnyDeclaration): readonly SheetColumn[] => {
  const { name: entity, bulk, create, fields } = declaration;
  const once = onceField(declaration);
  const acted = create?.followUps?.map(({ onlyIf }) => onlyIf) ?? [];
  const headings: Readonly<Record<string, readonly string[] | undefined>> =
    bulk?.import?.headings ?? {};
  return (bulk?.import?.fields ?? create?.fields ?? []).flatMap((name): SheetColumn[] => {
    const field = fields[name];
    // A switch of the form that is no value of the record only says which calls follow it.
    if (!field || name === once || acted.includes(name)) return [];
    if (!kindOf(field).sheet) {
      if (field.required) throw new Error(`${entity} imports '${name}', which no cell can hold.`);
      return [];
    }
    const initial = initialOf(field);
    const synonyms = headings[name];
    return [
      {
        name,
        field: name,
        ...(synonyms ? { synonyms } : {}),
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

const fieldOf = (declaration: AnyDeclaration, name: string): Field => {
  const field = declaration.fields[name];
  if (!field) throw new Error(`${declaration.name} has no field '${name}' for its sheet.`);
  return field;
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
  const own = (place: string, declared: string) =>
    translate(`resources.${of}.${place}`, { _: declared });
  if (field.kind === 'switch') {
    const on = own(`words.${name}.on`, field.words.on);
    const off = own(`words.${name}.off`, field.words.off);
    const readings: Readonly<Record<string, string>> = { true: on, false: off };
    return { reads: (text) => readings[text.trim().toLowerCase()] ?? text };
  }
  if (field.kind === 'choice' && field.optionLabels) {
    const { optionLabels } = field;
    return { reads: (text) => own(`options.${name}.${text}`, optionLabels[text] ?? text) };
  }
  return {};
};

const columnOf = (
  context: ColumnContext,
  given: {
    readonly of: AnyDeclaration;
    readonly name: string;
    readonly key: string;
    readonly label: string;
    readonly isKey: boolean;
    readonly rule: CellRule;
    readonly initial: string | undefined;
  },
): EntryColumn => {
  const { of, name, key, label, isKey, rule, initial } = given;
  const field = fieldOf(of, name);
  const { sheet } = kindOf(field);
  const options = context.optionsOf(field);
  return {
    key,
    label,
    kind: sheet?.entry ?? 'text',
    width: sheet?.width?.(field, name) ?? usualWidth,
    rule,
    ...(rule.isRequired ? { isRequired: true } : {}),
    ...(isKey ? { isPinned: true } : {}),
    ...(field.kind === 'text' && field.code ? { isCode: true } : {}),
    ...(options ? { options } : {}),
    ...readingOf(context, of.name, name, field),
    ...(initial === undefined ? {} : { initial }),
  };
};

const ownerOf = ({ declaration, registry }: ColumnContext, { of }: SheetColumn): AnyDeclaration =>
  of === undefined ? declaration : registry.find(of);

const labelOf = (context: ColumnContext, column: SheetColumn): string => {
  const { declaration, translate } = context;
  if (column.label !== undefined)
    return translate(`resources.${declaration.name}.sheet.${column.name}`, { _: column.label });
  const owner = ownerOf(context, column);
  const { label } = fieldOf(owner, column.field);
  return translate(`resources.${owner.name}.fields.${column.field}`, { _: label });
};

/** Columns for creating records, in declared order; their keys are the import columns. */
export const addColumnsOf = (context: ColumnContext): readonly EntryColumn[] =>
  addedColumns(context).map((column) => {
    const of = ownerOf(context, column);
    const label = labelOf(context, column);
    const rule = cellRuleOf(fieldOf(of, column.field), context.locale, label);
    return columnOf(context, {
      of,
      name: column.field,
      key: column.name,
      label,
      isKey: of === context.declaration && column.field === context.declaration.bulk?.key,
      // A code without a unit becomes EACH (rules 9), so none is refused.
      rule: {
        ...rule,
        isSeenOnly: true,
        ...(column.isOptional ? { isRequired: false } : {}),
      },
      initial: column.initial,
    });
  });

/** The fields that a bulk edit can change: those of the edit form that a cell can hold, if none are declared. */
export const editedFields = ({ bulk, edit, fields }: AnyDeclaration): readonly string[] =>
  bulk?.edit?.columns ??
  (edit?.fields ?? []).filter((name) => {
    const field = fields[name];
    return field !== undefined && kindOf(field).sheet !== undefined;
  });

/** Columns for editing records, without fields that do not exist in the organization. */
export const editColumnsOf = (context: ColumnContext): readonly EntryColumn[] => {
  const { declaration, accountId, translate } = context;
  const key = declaration.bulk?.key;
  return editedFields(declaration)
    .filter((name) => holds(fieldOf(declaration, name).shownIf, { account_id: accountId }))
    .map((name) => {
      const field = fieldOf(declaration, name);
      const label = translate(`resources.${declaration.name}.fields.${name}`, { _: field.label });
      return columnOf(context, {
        of: declaration,
        name,
        key: name,
        label,
        isKey: name === key,
        rule: cellRuleOf(field, context.locale, label),
        initial: undefined,
      });
    });
};

/** Files hold codes in this column of the product sheet, which are converted to units of measure (rules 9). */
export const unitColumn: ImportColumn = 'state_reporting_uom';

const targetKind = (field: Field, column: SheetColumn): ImportTarget['kind'] => {
  if (column.name === unitColumn) return 'unit';
  if (kindOf(field).sheet?.entry === 'number') return 'number';
  return field.kind === 'text' && field.code ? 'code' : 'text';
};

export const importTargetsOf = (context: ColumnContext): readonly ImportTarget[] =>
  addedColumns(context)
    .filter(({ isNotImported }) => !isNotImported)
    .map((column) => {
      const field = fieldOf(ownerOf(context, column), column.field);
      const label = labelOf(context, column);
      const rule = cellRuleOf(field, context.locale, label);
      return {
        name: column.name,
        label,
        otherWords: column.otherWords,
        units: kindOf(field).sheet?.units?.(field),
        step: rule.kind === 'number' ? rule.limits.step : undefined,
        valueSynonyms: column.valueSynonyms,
        isRecord: field.kind === 'reference',
        synonyms: [field.label, ...(column.synonyms ?? [])],
        kind: targetKind(field, column),
        isRequired: field.required === true && !column.isOptional,
      };
    });

/** @throws if the declaration has no sheet, which is a programming error */
const addedColumns = ({ declaration }: ColumnContext): readonly SheetColumn[] => {
  const { add, import: imported } = declaration.bulk ?? {};
  if (add) return add.columns;
  if (!imported) throw new Error(`${declaration.name} has no sheet in which records are made.`);
  return importedColumns(declaration);
};
