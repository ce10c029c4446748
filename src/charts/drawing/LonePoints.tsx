import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { figureText, type Speech } from '../figures/figureText';
import type { ChartModel } from '../types';

interface LonePointsProps {
  readonly model: Extract<ChartModel, { type: 'days' }>;
  readonly speech: Speech;
}

/** More figures than that lie upon each other, as most are of the same day. */
const mostFigures = 3;

/** A series of one figure has no line to follow: its dot says the figure. The period before is in the tooltip. */
export const LonePoints = ({ model, speech }: LonePointsProps) => {
  const xScale = useXScale<'point'>();
  const yScale = useYScale<'linear'>();
  const main = model.series.filter(({ role }) => role !== 'previous');
  const lone = main.flatMap((series) => {
    const known = series.values.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
    return known.length === 1 ? known.map((each) => ({ ...each, key: series.key })) : [];
  });
  if (lone.length > mostFigures) return null;
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
