/** All drawings, in one chunk with the chart library: it is loaded when a chart is first seen. */
import type { ChartModel } from '../types';
import { BarsDrawing } from './BarsDrawing';
import { DaysDrawing } from './DaysDrawing';
import type { DrawingProps } from './drawingProps';
import { HeatMapDrawing } from './HeatMapDrawing';
import { HistogramDrawing } from './HistogramDrawing';

export const Drawing = ({
  model,
  ...rest
}: Omit<DrawingProps, 'model'> & { model: ChartModel }) => {
  switch (model.type) {
    case 'days':
      return <DaysDrawing model={model} {...rest} />;
    case 'bars':
      return <BarsDrawing model={model} {...rest} />;
    case 'histogram':
      return <HistogramDrawing model={model} {...rest} />;
    case 'heatMap':
      return <HeatMapDrawing model={model} {...rest} />;
  }
};
