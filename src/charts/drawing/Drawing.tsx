/** All drawings, in one chunk with the chart library: it is loaded when a chart is first seen. */
import { useEffect, useRef } from 'react';
import type { ChartModel } from '../types';
import { BarsDrawing } from './BarsDrawing';
import { DaysDrawing } from './DaysDrawing';
import type { DrawingProps } from './drawingProps';
import { HeatMapDrawing } from './HeatMapDrawing';
import { HistogramDrawing } from './HistogramDrawing';

/** The library's stop for the keyboard: it takes the arrow keys, and comes without a name. */
const stop = '.MuiChartsSurface-root > [tabindex]';

export const Drawing = (props: Omit<DrawingProps, 'model'> & { model: ChartModel }) => {
  const ref = useRef<HTMLDivElement>(null);
  const { title } = props;
  // Its attributes cannot be given to it; each drawing may bring a new one.
  useEffect(() => {
    const found = ref.current?.querySelector(stop);
    found?.setAttribute('role', 'application');
    found?.setAttribute('aria-label', title);
  });
  return (
    <div ref={ref}>
      <OfKind {...props} />
    </div>
  );
};

const OfKind = ({ model, ...rest }: Omit<DrawingProps, 'model'> & { model: ChartModel }) => {
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
