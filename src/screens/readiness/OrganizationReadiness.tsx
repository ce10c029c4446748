import type { PanelScreenProps } from '../../schema/takeOver';
import { Checklist } from './Checklist';
import { useOrganizationLines } from './useOrganizationLines';

/** What is missing before an organization's first job can run. */
export const OrganizationReadiness = ({ values }: PanelScreenProps) => (
  <Checklist of="organization" {...useOrganizationLines(values)} />
);
