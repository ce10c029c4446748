import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { figureText, type Speech } from '../figures/figureText';
import type { ChartModel } from '../types';

interface LonePointsProps {
  readonly model: Extract<ChartModel, { type: 'days' }>;
  readonly speech: Speech;
}

/** A series of one figure has no line to follow: its dot says the figure. */
export const LonePoints = ({ model, speech }: LonePointsProps) => {
  const xScale = useXScale<'point'>();
  const yScale = useYScale<'linear'>();
  const lone = model.series.flatMap((series) => {
    const known = series.values.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
    return known.length === 1 ? known.map((each) => ({ ...each, key: series.key })) : [];
  });
  return lone.map(({ key, value, at }) => (
    <text
      key={key}
      x={xScale(model.days[at]?.key ?? '') ?? 0}
      y={yScale(value) - 12}
      textAnchor="middle"
      fill="var(--chart-text)"
      fontSize={13}
      fontWeight={600}
      pointerEvents="none"
      aria-hidden
    >
      {figureText(value, model.unit, speech)}
    </text>
  ));
};
