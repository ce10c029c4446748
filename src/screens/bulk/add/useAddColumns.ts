import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { EntryColumn } from '../../../grid/entriesTypes';
import type { ImportTarget } from '../../../spreadsheet/match/target';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { addColumnsOf, importTargetsOf } from '../columns/columnsOf';
import { useColumnContext } from '../columns/useColumnContext';
import { zonePlanColumn } from '../edit/zonePlan';

export interface AddColumns {
  readonly columns: readonly EntryColumn[];
  readonly keyColumn: number;
  /** Possible targets of a file's column. */
  readonly targets: readonly ImportTarget[];
  /** Header names known in files. */
  readonly names: readonly string[];
}

/** The sheet's columns for an organization; the last one holds the planned zones. */
export const useAddColumns = (declaration: AnyDeclaration, accountId: string): AddColumns => {
  const context = useColumnContext(declaration, accountId);
  const translate = useTranslate();
  return useMemo(() => {
    const columns = [
      ...addColumnsOf(context),
      zonePlanColumn(translate('facings.bulk.sheet.zones')),
    ];
    const targets = importTargetsOf(context);
    return {
      columns,
      keyColumn: columns.findIndex(({ key }) => key === declaration.bulk?.key),
      targets,
      names: targets.flatMap(({ name, label, synonyms }) => [name, label, ...synonyms]),
    };
  }, [context, declaration, translate]);
};
