import { zoneAccuracyModel } from '../models/accuracy';
import { AccuracyTable } from './AccuracyTable';
import { ChartGrid } from './ChartGrid';
import { FigureCard } from './FigureCard';

/** How well zones count: the weakest drawn, all of them listed. */
export const Accuracy = () => (
  <ChartGrid>
    <FigureCard name="zoneAccuracy" modelOf={zoneAccuracyModel} isWide />
    <AccuracyTable />
  </ChartGrid>
);
