import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { BigNumber } from '../../../lib/charts/BigNumber';
import type { ChartState } from '../../../lib/charts/ChartCard';
import { failureMessageOf } from '../../../lib/failures/failures';
import { useRecordLinks, useShared } from '../figures/FiguresContext';
import { useFigures } from '../figures/useFigures';
import { numbersSx } from '../frame/Section';
import { keyFigures, type KeyFigure } from '../models/keyFigures';
import type { Total } from '../models/totals';

const unknown: Total = { figure: null, earlier: null, course: [] };

interface NumberCardProps {
  readonly figure: KeyFigure;
  /** Link to the records behind the figure. */
  readonly to: string;
}

const NumberCard = ({ figure: { key, name, unit, better, totalOf }, to }: NumberCardProps) => {
  const translate = useTranslate();
  const { isCompared, uom } = useShared();
  const { data, error, isOlder, again } = useFigures(name, { isWanted: true, isCompared });
  const state = (): ChartState =>
    error
      ? { type: 'failed', message: failureMessageOf(error, translate).message, onRetry: again }
      : { type: data ? 'ready' : 'loading' };
  const total = data ? totalOf(data, { subject: '', uom }) : unknown;
  return (
    <Box
      aria-busy={isOlder}
      sx={{
        display: 'grid',
        opacity: isOlder ? 0.5 : 1,
        transition: 'opacity 150ms',
        // A duration must fit on one line of a card.
        '& .MuiTypography-h4': { fontSize: 27 },
      }}
    >
      <BigNumber
        label={
          total.uom
            ? translate('facings.dashboard.numbers.unitsOfProducts', {
                uom: total.uom.replaceAll('_', ' '),
                smart_count: total.products,
              })
            : translate(`facings.dashboard.numbers.${key}`)
        }
        value={total.figure}
        unit={unit}
        course={total.course}
        state={state()}
        to={to}
        {...(isCompared && data ? { previous: total.earlier } : {})}
        {...(better ? { better } : {})}
      />
    </Box>
  );
};

/** The key figures, each with its total and its trend. */
export const BigNumbers = () => {
  const { addressOf } = useShared();
  const { jobs } = useRecordLinks();
  const counting = addressOf({ tab: 'counting' });
  const links = {
    jobs,
    accuracy: addressOf({ tab: 'accuracy' }),
    adjustments: addressOf({ tab: 'adjustments' }),
    jobTime: counting,
    units: counting,
  };
  return (
    <Box sx={numbersSx}>
      {keyFigures.map((figure) => (
        <NumberCard key={figure.key} figure={figure} to={links[figure.key]} />
      ))}
    </Box>
  );
};
