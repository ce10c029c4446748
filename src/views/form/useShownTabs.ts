/** A form's tabs in the person's language. */
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyDeclaration, Tab } from '../../schema/defineResource';
import type { ShownTab } from './FormTabs';

export const useShownTabs = (
  { name }: AnyDeclaration,
  purpose: 'create' | 'edit',
  tabs: readonly Tab[] | undefined,
): readonly ShownTab[] => {
  const translate = useTranslate();
  return useMemo(
    () =>
      (tabs ?? []).map(({ label, fields, panels }, index) => ({
        label: translate(`resources.${name}.${purpose}Tabs.${index}`, { _: label }),
        fields,
        ...(panels ? { panels } : {}),
      })),
    [translate, name, purpose, tabs],
  );
};
