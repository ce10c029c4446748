import { useTranslate, type RaRecord } from 'react-admin';
import '../../messages/en/screenTexts';
import { useRegistry } from '../../fields/useDeclaration';
import type { DialogAction } from '../../schema/defineResource';
import type { PanelScreenProps } from '../../schema/takeOver';
import { DialogActionButton } from '../../views/manage/RecordActions';
import { Checklist } from './Checklist';
import { useClockedPlans } from './useClockedPlans';
import { useOrganizationLines } from './useOrganizationLines';
import { namedPart } from '../../schema/takeOver';

const dialog: DialogAction['dialog'] = namedPart(
  () => import('./copySetup/CopySetupDialog'),
  'CopySetupDialog',
);

/** What is missing before an organization's first job can run, and a way to copy it from another organization. */
export const OrganizationReadiness = ({ values }: PanelScreenProps) => {
  const translate = useTranslate();
  const registry = useRegistry();
  const accountId = String(values.id);
  const { lines, live, zones } = useOrganizationLines(accountId);
  const schedules = useClockedPlans({
    accountId,
    plans: live,
    zones: zones.data,
    total: zones.total,
  });
  return (
    <Checklist
      of="organization"
      id={accountId}
      lines={lines}
      schedules={schedules}
      actions={
        <DialogActionButton
          declaration={registry.find('organizations')}
          action={{ key: 'copySetup', label: translate('facings.copySetup.title'), dialog }}
          record={values as RaRecord}
          look={{ size: 'small' }}
        />
      }
    />
  );
};
