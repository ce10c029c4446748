import '../../messages/en/screenTexts';
import type { PanelScreenProps } from '../../schema/takeOver';
import { Checklist } from './Checklist';
import { useZoneLines } from './useZoneLines';

/** What is missing before a zone's first job can run. */
export const ZoneReadiness = ({ values }: PanelScreenProps) => (
  <Checklist of="zone" {...useZoneLines(values)} />
);
