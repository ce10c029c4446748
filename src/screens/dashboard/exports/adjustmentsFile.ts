/** The adjustments of each day as a file. The platform exports all analytics at once, so the console writes this one. */
import type { Speech } from '../../../lib/charts/figures/figureText';
import { csvOf } from '../../../lib/charts/files/chartFiles';
import { figureTable } from '../../../lib/charts/table/figureTable';
import { adjustmentsModel } from '../models/corrections';
import type { ModelData, RecordLinks } from '../models/given';

/** A file has no links. */
const noLinks: RecordLinks = {
  jobs: '',
  product: () => '',
  zone: () => '',
  location: () => '',
  day: () => '',
};

export const adjustmentsFile = (
  data: Omit<ModelData<'adjustments'>, 'earlier'>,
  speech: Speech,
): Blob => {
  const model = adjustmentsModel(
    { ...data, earlier: null },
    {
      words: (key) => speech.translate(`facings.dashboard.charts.adjustments.${key}`),
      before: (series) => series,
      links: noLinks,
    },
  );
  return new Blob([csvOf(figureTable(model, speech))], { type: 'text/csv' });
};
