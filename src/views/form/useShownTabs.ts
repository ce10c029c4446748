/** A form's tabs with translated labels. */
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { chosenIds } from '../../schema/chosenIds';
import type { AnyDeclaration, Tab } from '../../schema/defineResource';
import type { Fields } from '../../schema/field';
import type { ShownTab } from './FormTabs';

const countOf = (declared: Fields, name: string | undefined): Pick<ShownTab, 'count'> => {
  const field = name === undefined ? undefined : declared[name];
  if (name === undefined || field?.kind !== 'chosen') return {};
  return { count: { name, of: (value) => chosenIds(value, field).length } };
};

export const useShownTabs = (
  { name, fields: declared }: AnyDeclaration,
  purpose: 'create' | 'edit',
  tabs: readonly Tab[] | undefined,
): readonly ShownTab[] => {
  const translate = useTranslate();
  return useMemo(
    () =>
      (tabs ?? []).map(({ label, fields, panels, counts }, index) => ({
        label: translate(`resources.${name}.${purpose}Tabs.${index}`, { _: label }),
        fields,
        ...countOf(declared, counts),
        ...(panels ? { panels } : {}),
      })),
    [translate, name, declared, purpose, tabs],
  );
};
