import { jobTimeModel, locationTimeModel, productJobsModel } from '../models/counting';
import { ChartGrid } from './ChartGrid';
import { FigureCard } from './FigureCard';
import { UnitsCard } from './UnitsCard';

/** How long counting takes, and what is counted. */
export const Counting = () => (
  <ChartGrid>
    <FigureCard name="jobTime" modelOf={jobTimeModel} />
    <UnitsCard />
    <FigureCard name="locationTime" modelOf={locationTimeModel} />
    <FigureCard name="productJobs" modelOf={productJobsModel} />
  </ChartGrid>
);
