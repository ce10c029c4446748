import { noPlan, planBetween, type ZonePlan } from '../zonePlan';
import type { Sheet } from './createSheet';

/** Zones that saving adds a row to and removes it from. */
export const planAt = ({ entries, zonesColumn }: Sheet, row: number): ZonePlan =>
  entries.isChanged(row, zonesColumn)
    ? planBetween(entries.baseText(row, zonesColumn), entries.textAt(row, zonesColumn))
    : noPlan;
