import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ChartState } from './ChartCard';
import { changeText } from './figures/changeText';
import { figureText } from './figures/figureText';
import { useSpeech } from './figures/useSpeech';
import { Sparkline } from './Sparkline';
import type { Unit } from './types';

export interface BigNumberProps {
  readonly label: string;
  /** Null where nothing is known. */
  readonly value: number | null;
  readonly unit: Unit;
  /** The figure of the period before; left out where there is no comparison to make. */
  readonly previous?: number | null;
  /** Which way is good news; without it a change is neither good nor bad. */
  readonly better?: 'more' | 'less';
  /** The figure's course, oldest first. */
  readonly course?: readonly (number | null)[];
  /** The console's address of what stands behind it. */
  readonly to?: string;
  readonly state: ChartState;
}

/** One figure to be seen first: how much, how it changed, its course, and a way to what stands behind it. */
export const BigNumber = ({ state, to, ...rest }: BigNumberProps) => (
  <Card variant="outlined" sx={{ display: 'flex', flexDirection: 'column' }}>
    {state.type === 'failed' ? (
      <Box sx={{ p: 2 }}>
        <Failed label={rest.label} state={state} />
      </Box>
    ) : to === undefined ? (
      <Box sx={{ p: 2 }}>
        <Content {...rest} isLoading={state.type === 'loading'} />
      </Box>
    ) : (
      <CardActionArea component={Link} to={to} sx={{ p: 2, flex: 1 }}>
        <Content {...rest} isLoading={state.type === 'loading'} />
      </CardActionArea>
    )}
  </Card>
);

const Label = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="text.secondary">
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
        {translate('facings.charts.retry')}
      </Button>
    </Box>
  );
};

type ContentProps = Omit<BigNumberProps, 'state' | 'to'> & { readonly isLoading: boolean };

const Content = ({ label, value, unit, previous, better, course, isLoading }: ContentProps) => {
  const speech = useSpeech();
  return (
    <>
      <Label>{label}</Label>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1, mt: 0.5 }}>
        <Typography
          component="p"
          variant="h4"
          sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600, mr: 'auto' }}
        >
          {isLoading ? (
            <Skeleton width={96} />
          ) : value === null ? (
            <Unknown text={speech.translate('facings.charts.noValue')} />
          ) : (
            figureText(value, unit, speech)
          )}
        </Typography>
        {!isLoading && course !== undefined && <Sparkline values={course} unit={unit} />}
      </Box>
      {isLoading ? (
        <Skeleton width="60%" />
      ) : (
        previous !== undefined && (
          <ChangeLine change={changeText(value, previous, unit, speech)} better={better} />
        )
      )}
    </>
  );
};

const Unknown = ({ text }: { text: string }) => (
  <Box component="span" sx={{ typography: 'h6', color: 'text.secondary' }}>
    {text}
  </Box>
);

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
