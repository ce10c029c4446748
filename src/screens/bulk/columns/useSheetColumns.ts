/** The columns of each sheet in the user's language, with the options of their cells. */
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { maxNameLength } from '../../../fields/kind';
import { useProvider } from '../../../fields/useProvider';
import type { EntryColumn } from '../../../lib/grid/entries/types';
import type { ImportWords } from '../../../schema/bulk';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { offerOf, useColumnContext } from './cellOptions';
import type { ChoiceColumn } from './choices';
import {
  addColumnsOf,
  editColumnsOf,
  importTargetsOf,
  unitColumn,
  type ColumnContext,
} from './columnsOf';
import { namedCreationOf } from '../../../schema/namedCreation';
import { zonePlanColumn } from './zonePlan';

/** Columns of values that the platform lists for the organization. Any other value would be rejected. */
const choicesOf = (
  context: ColumnContext,
  columns: readonly EntryColumn[],
): readonly ChoiceColumn[] => {
  const { declaration, registry } = context;
  return (declaration.bulk?.add?.columns ?? []).flatMap(({ name, field, of }) => {
    const columnField = (of === undefined ? declaration : registry.find(of)).fields[field];
    if (columnField?.kind !== 'choice' || columnField.options.kind !== 'platform') return [];
    const place = columns.findIndex(({ key }) => key === name);
    const { options } = columns[place] ?? {};
    if (!options) return [];
    // If a list cannot be loaded, all its values are allowed. The platform knows units that are not enabled.
    const ask = () => options().catch(() => []);
    const adds = namedCreationOf(context, columnField);
    return [{ place, isRecord: false, isAdvisory: name === unitColumn, ask, ...adds }];
  });
};

/** A sheet of these columns, with what a file may have for them. */
const addSheetOf = (
  context: ColumnContext,
  columns: readonly EntryColumn[],
  /** Columns whose values are known, other than those that never change. */
  choices: readonly ChoiceColumn[],
  words: ImportWords,
) => ({
  columns,
  keyColumn: columns.findIndex(({ key }) => key === context.declaration.bulk?.key),
  choices,
  /** What a column of a file may be. */
  targets: importTargetsOf(context, words),
});

export type AddColumns = ReturnType<typeof addSheetOf>;

/** The sheet's columns for an organization; the last one holds the planned zones. */
export const useAddColumns = (
  declaration: AnyDeclaration,
  accountId: string,
  words: ImportWords,
): AddColumns => {
  const context = useColumnContext(declaration, accountId);
  const translate = useTranslate();
  return useMemo(() => {
    const zones = zonePlanColumn(translate('facings.matrix.zones'));
    const columns = [...addColumnsOf(context), zones];
    return addSheetOf(context, columns, choicesOf(context, columns), words);
  }, [context, translate, words]);
};

/** Pixels, for names: an import has few columns, so there is space. */
const nameWidth = 280;

/** @param prefilled texts that new rows begin with, by field name */
export const useImportColumns = (
  declaration: AnyDeclaration,
  accountId: string,
  prefilled: Readonly<Record<string, string>>,
  words: ImportWords,
): AddColumns => {
  const context = useColumnContext(declaration, accountId);
  const provider = useProvider();
  return useMemo(() => {
    const choices: ChoiceColumn[] = [];
    const columns = addColumnsOf(context).map((addColumn, place): EntryColumn => {
      const initial = prefilled[addColumn.key] ?? addColumn.initial;
      const column = initial === undefined ? addColumn : { ...addColumn, initial };
      const offer = offerOf(context, provider, column);
      if (!offer)
        return column.kind === 'text' && !column.isCode
          ? { ...column, width: Math.max(column.width, nameWidth) }
          : column;
      const { options, ...choice } = offer;
      const adds = namedCreationOf(context, context.declaration.fields[column.key]);
      choices.push({ place, ...choice, ...adds });
      return {
        ...column,
        // Names match as well, so `createChoices` reports unknown values instead of this rule.
        rule: { ...column.rule, kind: 'name', max: maxNameLength },
        options,
      };
    });
    return addSheetOf(context, columns, choices, words);
  }, [context, provider, prefilled, words]);
};

interface EditColumns {
  readonly columns: readonly EntryColumn[];
  /** Columns that hold nothing but what is offered; other records are checked by their names. */
  readonly choiceColumns: readonly ChoiceColumn[];
}

/** In the user's current language. */
export const useEditColumns = (declaration: AnyDeclaration, accountId: string): EditColumns => {
  const translate = useTranslate();
  const provider = useProvider();
  const context = useColumnContext(declaration, accountId);
  return useMemo(() => {
    const editColumns = editColumnsOf(context);
    if (declaration.bulk?.edit?.joins !== undefined) {
      return {
        columns: [...editColumns, zonePlanColumn(translate('facings.matrix.zones'))],
        choiceColumns: [],
      };
    }
    const choiceColumns: ChoiceColumn[] = [];
    const columns = editColumns.map((column, place): EntryColumn => {
      const offer = offerOf(context, provider, column);
      if (!offer || column.rule.kind === 'oneOf') return column;
      const { options, ...choice } = offer;
      if (!choice.isRecord) choiceColumns.push({ place, ...choice });
      return { ...column, options };
    });
    return { columns, choiceColumns };
  }, [context, declaration, provider, translate]);
};
