/** Columns of an import's sheet: the fields of the create form, with the options of their cells. */
import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { useProvider } from '../../../fields/useProvider';
import { allZones } from '../../../fields/timeZone/zones';
import type { EntryColumn } from '../../../grid/entriesTypes';
import type { GridOption } from '../../../grid/types';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { Field } from '../../../schema/field';
import { maxNameLength } from '../../../fields/kind';
import { fillTemplate } from '../../../schema/template';
import { unpaged } from '../../../views/list/listRequest';
import type { ChoiceColumn } from '../columns/choices';
import { addColumnsOf } from '../columns/columnsOf';
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
    const { registry, optionsOf } = context;
    /** All records of the organization, by name. */
    const askRecords = (to: string) => async (): Promise<readonly GridOption[]> => {
      const { represent } = registry.find(to);
      const filter = accountId === '' ? {} : { account_id: accountId };
      const { data } = await provider.getList<RaRecord>(to, { ...unpaged, filter });
      return data.map((record) => ({
        value: String(record.id),
        label: fillTemplate(represent, record),
      }));
    };
    const askFor = (field: Field, column: EntryColumn): ChoiceColumn['ask'] | null => {
      if (field.kind === 'reference') return askRecords(field.to);
      if (field.kind === 'timeZone')
        return () => Promise.resolve(allZones().map(({ value }) => plain(value)));
      const ask = field.kind === 'choice' ? optionsOf(field) : undefined;
      if (!ask) return null;
      return async () =>
        (await ask()).map(({ value }) => ({ value, label: column.reads?.(value) ?? value }));
    };
    const choices: ChoiceColumn[] = [];
    const columns = addColumnsOf(context).map((own, place): EntryColumn => {
      const initial = prefilled[own.key] ?? own.initial;
      const column = initial === undefined ? own : { ...own, initial };
      const field = declaration.fields[column.key];
      const ask = field ? askFor(field, column) : null;
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
  }, [context, provider, declaration, accountId, prefilled]);
};
