/** Height in pixels of each chart, known before rendering, so that the layout does not shift. */
import type { ChartModel } from '../types';

const axisHeight = 28;

export const barsHeight = (places: number, series: number): number =>
  axisHeight + 16 + places * (series > 1 ? 10 + series * 14 : 28);

/** A taller heat map scrolls. */
export const maxHeatHeight = 520;
export const heatCellHeight = (rows: number): number => (rows > 30 ? 20 : 26);

export const chartHeight = (model: ChartModel): number => {
  switch (model.type) {
    case 'days':
      return 280;
    case 'histogram':
      return 260;
    case 'bars':
      return barsHeight(model.places.length, model.series.length);
    case 'heatMap':
      return Math.min(maxHeatHeight, 80 + model.rows.length * heatCellHeight(model.rows.length));
  }
};
