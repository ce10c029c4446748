/** Height in pixels of each chart, known before rendering, so that the layout does not shift. */
import { heatGeometry } from '../drawing/heatGeometry';
import type { ChartModel } from '../types';
import { barsLayout } from './barsLayout';

/** Of the axis of values below bars. */
export const valueAxisHeight = 28;

/** @param width pixels for the chart, which decides how names wrap */
export const chartHeight = (model: ChartModel, width: number): number => {
  switch (model.type) {
    case 'days':
      return 280;
    case 'histogram':
      return 260;
    case 'bars':
      return valueAxisHeight + 16 + model.places.length * barsLayout(model, width).rowHeight;
    case 'heatMap': {
      const { headHeight, height } = heatGeometry(model, width);
      return headHeight + height;
    }
  }
};
