import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ChartState } from './ChartCard';
import { changeText, figureText, useSpeech } from './figures/figureText';
import { chartColors } from './figures/looks';
import type { Unit } from './types';

const width = 120;
const height = 32;
const inset = 3;

interface SparklineProps {
  /** One value per day, oldest first; null if unknown. */
  readonly values: readonly (number | null)[];
  readonly unit: Unit;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Sequences of points without a gap. */
const runsOf = (values: readonly (number | null)[]): readonly (readonly Point[])[] => {
  const numbers = values.filter((value) => value !== null);
  const low = Math.min(...numbers);
  const span = Math.max(...numbers) - low;
  const step = values.length > 1 ? (width - 2 * inset) / (values.length - 1) : 0;
  const runs: Point[][] = [[]];
  values.forEach((value, at) => {
    if (value === null) {
      runs.push([]);
      return;
    }
    // A constant value is a line in the middle.
    const share = span === 0 ? 0.5 : (value - low) / span;
    const x = values.length > 1 ? inset + at * step : width / 2;
    runs.at(-1)?.push({ x, y: height - inset - share * (height - 2 * inset) });
  });
  return runs.filter((run) => run.length > 0);
};

const tidy = (value: number): string => String(Math.round(value * 10) / 10);

const pathOf = (run: readonly Point[]): string =>
  run.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${tidy(x)} ${tidy(y)}`).join('');

/** A small line chart without axes; its first, last, lowest and highest values are also given as text. */
const Sparkline = ({ values, unit }: SparklineProps) => {
  const speech = useSpeech();
  const numbers = values.filter((value) => value !== null);
  const runs = runsOf(values);
  const last = runs.at(-1)?.at(-1);
  const [first, final] = [numbers[0], numbers.at(-1)];
  if (first === undefined || final === undefined || last === undefined) return null;
  const written = (value: number) => figureText(value, unit, speech);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={speech.translate('facings.charts.course', {
        first: written(first),
        last: written(final),
        lowest: written(Math.min(...numbers)),
        highest: written(Math.max(...numbers)),
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

export interface BigNumberProps {
  readonly label: string;
  /** Null if unknown. */
  readonly value: number | null;
  readonly unit: Unit;
  /** Value of the previous period; absent if there is no comparison. */
  readonly previous?: number | null;
  /** Which direction is an improvement; if absent, a change is neutral. */
  readonly better?: 'more' | 'less';
  /** Values for the sparkline, oldest first. */
  readonly course: readonly (number | null)[];
  /** Address of the details. */
  readonly to: string;
  readonly state: ChartState;
}

/** A key figure: value, change, sparkline, and a link to the details. */
export const BigNumber = ({ state, to, ...rest }: BigNumberProps) => (
  <Card variant="outlined" sx={{ display: 'flex', flexDirection: 'column' }}>
    {state.type === 'failed' ? (
      <Box sx={{ p: 2 }}>
        <Failed label={rest.label} state={state} />
      </Box>
    ) : (
      <CardActionArea component={Link} to={to} sx={{ p: 2, flex: 1, ...contentSx }}>
        <Content {...rest} isLoading={state.type === 'loading'} />
      </CardActionArea>
    )}
  </Card>
);

/** Values are side by side on one line, also beside a label of two lines. */
const contentSx = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'flex-start',
} as const;

const Label = ({ children }: { children: ReactNode }) => (
  // Room for two lines where cards are side by side: a label may say more once its figure is known.
  <Typography variant="body2" color="text.secondary" sx={{ minHeight: { sm: '3em' } }}>
    {children}
  </Typography>
);

interface FailedProps {
  readonly label: string;
  readonly state: Extract<ChartState, { type: 'failed' }>;
}

const Failed = ({ label, state }: FailedProps) => {
  const { translate } = useSpeech();
  return (
    <Box role="alert">
      <Label>{label}</Label>
      <Typography variant="body2" color="error">
        {state.message}
      </Typography>
      <Button size="small" onClick={state.onRetry}>
        {translate('facings.buttons.retry')}
      </Button>
    </Box>
  );
};

/**
 * The line is beside the value where figures are one below the other, and below it where they are side by side: a short
 * value would else be the only one with its line beside it.
 */
const figureSx = {
  display: 'flex',
  flexDirection: { xs: 'row', sm: 'column' },
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: { xs: 'end', sm: 'start' },
  gap: 1,
  pt: 0.5,
  mt: 'auto',
} as const;

type ContentProps = Omit<BigNumberProps, 'state' | 'to'> & { readonly isLoading: boolean };

const Content = ({ label, value, unit, previous, better, course, isLoading }: ContentProps) => {
  const speech = useSpeech();
  return (
    <>
      <Label>{label}</Label>
      <Box sx={figureSx}>
        <Typography
          component="p"
          variant="h4"
          sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600, mr: 'auto' }}
        >
          {isLoading ? (
            <Skeleton width={96} />
          ) : value === null ? (
            <Box component="span" sx={{ typography: 'h6', color: 'text.secondary' }}>
              {speech.translate('facings.charts.noValue')}
            </Box>
          ) : (
            figureText(value, unit, speech)
          )}
        </Typography>
        {/* Keeps its room while it loads, and without known values. */}
        <Box sx={{ width, height, maxWidth: 1 }}>
          {!isLoading && <Sparkline values={course} unit={unit} />}
        </Box>
      </Box>
      {(isLoading || previous !== undefined) && (
        // Room for two lines where cards are side by side, which some languages and units need.
        // The placeholder is as high as its line.
        <Box sx={{ typography: 'body2', minHeight: { xs: '1.25rem', sm: '2.5rem' } }}>
          {isLoading || previous === undefined ? (
            <Skeleton width="60%" />
          ) : (
            <ChangeLine change={changeText(value, previous, unit, speech)} better={better} />
          )}
        </Box>
      )}
    </>
  );
};

interface ChangeLineProps {
  readonly change: ReturnType<typeof changeText>;
  readonly better: 'more' | 'less' | undefined;
}

const ChangeLine = ({ change, better }: ChangeLineProps) => {
  const isMove = change.direction === 'more' || change.direction === 'less';
  const isGood = isMove && change.direction === better;
  const color =
    isMove && better !== undefined ? (isGood ? 'success.main' : 'error.main') : 'text.secondary';
  return (
    <Typography variant="body2" color="text.secondary">
      {isMove && (
        <Box component="span" sx={{ color, fontWeight: 600 }}>
          {`${change.sign} `}
        </Box>
      )}
      {change.words}
    </Typography>
  );
};
