import Box from '@mui/material/Box';
import { chartColors } from './figures/chartColors';
import { figureText } from './figures/figureText';
import { useSpeech } from './figures/useSpeech';
import type { Unit } from './types';

const width = 120;
const height = 32;
const inset = 3;

interface SparklineProps {
  /** One for each day, oldest first; null where nothing is known. */
  readonly values: readonly (number | null)[];
  readonly unit: Unit;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Runs of points without a gap. */
const runsOf = (values: readonly (number | null)[]): readonly (readonly Point[])[] => {
  const known = values.filter((value) => value !== null);
  const low = Math.min(...known);
  const span = Math.max(...known) - low;
  const step = values.length > 1 ? (width - 2 * inset) / (values.length - 1) : 0;
  const runs: Point[][] = [[]];
  values.forEach((value, at) => {
    if (value === null) {
      runs.push([]);
      return;
    }
    // What never changes is a line in the middle.
    const share = span === 0 ? 0.5 : (value - low) / span;
    const x = values.length > 1 ? inset + at * step : width / 2;
    runs.at(-1)?.push({ x, y: height - inset - share * (height - 2 * inset) });
  });
  return runs.filter((run) => run.length > 0);
};

const tidy = (value: number): string => String(Math.round(value * 10) / 10);

const pathOf = (run: readonly Point[]): string =>
  run.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${tidy(x)} ${tidy(y)}`).join('');

/** The course of a figure, beside it: no axis, and its ends and bounds in words for whoever does not see it. */
export const Sparkline = ({ values, unit }: SparklineProps) => {
  const speech = useSpeech();
  const known = values.filter((value) => value !== null);
  const runs = runsOf(values);
  const last = runs.at(-1)?.at(-1);
  const [first, final] = [known[0], known.at(-1)];
  if (first === undefined || final === undefined || last === undefined) return null;
  const written = (value: number) => figureText(value, unit, speech);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={speech.translate('facings.charts.course', {
        first: written(first),
        last: written(final),
        lowest: written(Math.min(...known)),
        highest: written(Math.max(...known)),
      })}
      viewBox={`0 0 ${width} ${height}`}
      sx={{ ...chartColors, width, height, maxWidth: 1, display: 'block', overflow: 'visible' }}
    >
      {runs.map((run) => (
        <path
          key={run[0]?.x}
          d={pathOf(run)}
          fill="none"
          stroke="var(--chart-1)"
          strokeWidth={1.5}
          strokeLinejoin="round"
        />
      ))}
      <circle cx={last.x} cy={last.y} r={2.5} fill="var(--chart-1)" />
    </Box>
  );
};
