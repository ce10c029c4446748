/** Columns of an import's sheet: the fields of the create form, with the options of their cells. */
import { useMemo } from 'react';
import { useProvider } from '../../../fields/useProvider';
import type { EntryColumn } from '../../../sheet/entries/types';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { maxNameLength } from '../../../fields/kind';
import type { ChoiceColumn } from '../columns/choices';
import { addColumnsOf } from '../columns/columnsOf';
import { askAll } from '../columns/recordOptions';
import { addSheetOf, plain, useColumnContext, type AddColumns } from '../columns/useAddColumns';

/** Pixels, for names: an import has few columns, so there is space. */
const nameWidth = 280;

/** @param prefilled texts that new rows begin with, by field name */
export const useImportColumns = (
  declaration: AnyDeclaration,
  accountId: string,
  prefilled: Readonly<Record<string, string>>,
): AddColumns => {
  const context = useColumnContext(declaration, accountId);
  const provider = useProvider();
  return useMemo(() => {
    const choices: ChoiceColumn[] = [];
    const columns = addColumnsOf(context).map((own, place): EntryColumn => {
      const initial = prefilled[own.key] ?? own.initial;
      const column = initial === undefined ? own : { ...own, initial };
      const field = declaration.fields[column.key];
      const ask = field ? askAll(context, provider, { field, column }) : null;
      if (!field || !ask)
        return field?.kind === 'text' && !field.code
          ? { ...column, width: Math.max(column.width, nameWidth) }
          : column;
      const isRecord = field.kind === 'reference';
      choices.push({ place, label: column.label, isRecord, ask });
      const { label, isRequired, requiredAs, isSeenOnly } = column.rule;
      return {
        ...column,
        // Names match as well, so `createChoices` reports unknown values instead of this rule.
        rule: {
          kind: 'name',
          max: maxNameLength,
          label,
          isRequired,
          ...(requiredAs === undefined ? {} : { requiredAs }),
          ...(isSeenOnly === undefined ? {} : { isSeenOnly }),
        },
        options: isRecord ? async () => (await ask()).map((one) => plain(one.label)) : ask,
      };
    });
    return addSheetOf(context, columns, choices);
  }, [context, provider, declaration, prefilled]);
};
