import { noPlan, planBetween, type ZonePlan } from '../zonePlan';
import type { Sheet } from './createSheet';

/** Zones that a row is to join and to leave once it is saved. */
export const planAt = ({ entries, zonesColumn }: Sheet, row: number): ZonePlan =>
  entries.isChanged(row, zonesColumn)
    ? planBetween(entries.baseText(row, zonesColumn), entries.textAt(row, zonesColumn))
    : noPlan;
