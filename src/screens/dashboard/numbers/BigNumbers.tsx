import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { BigNumber } from '../../../lib/charts/BigNumber';
import type { ChartState } from '../../../lib/charts/ChartCard';
import type { Unit } from '../../../lib/charts/types';
import { failureMessageOf } from '../../../lib/failures/failures';
import { useRecordLinks, useShared } from '../figures/FiguresContext';
import { useFigures, type Figures } from '../figures/useFigures';
import type { FigureName, ModelData } from '../models/given';
import {
  accuracyTotal,
  adjustmentsTotal,
  jobsTotal,
  jobTimeTotal,
  unitsTotal,
  type Total,
} from '../models/totals';

interface NumberOf<Name extends FigureName> {
  readonly name: 'jobs' | 'accuracy' | 'adjustments' | 'jobTime' | 'units';
  readonly figures: Figures<Name>;
  readonly totalOf: (given: ModelData<Name>) => Total;
  readonly unitOf: (given: ModelData<Name>) => Unit;
  readonly better?: 'more' | 'less';
  /** Link to the records behind the figure. */
  readonly to: string;
  /** Replaces its name. */
  readonly label?: string | undefined;
}

const unknown: Total = { figure: null, earlier: null, course: [] };

const NumberCard = <Name extends FigureName>({
  name,
  figures: { given, error, isOlder, again },
  totalOf,
  unitOf,
  better,
  to,
  label,
}: NumberOf<Name>) => {
  const translate = useTranslate();
  const { isCompared } = useShared();
  const state = (): ChartState =>
    error
      ? { type: 'failed', message: failureMessageOf(error, translate).message, onRetry: again }
      : { type: given ? 'ready' : 'loading' };
  const total = given ? totalOf(given) : unknown;
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
        label={label ?? translate(`facings.dashboard.numbers.${name}`)}
        value={total.figure}
        unit={given ? unitOf(given) : { type: 'count' }}
        course={total.course}
        state={state()}
        to={to}
        {...(isCompared && given ? { previous: total.earlier } : {})}
        {...(better ? { better } : {})}
      />
    </Box>
  );
};

const counts = (): Unit => ({ type: 'count' });
const seconds = (): Unit => ({ type: 'duration' });
const shares = (): Unit => ({ type: 'share' });

/** The key figures, each with its total and its trend. */
export const BigNumbers = () => {
  const translate = useTranslate();
  const { isCompared, uom, addressOf } = useShared();
  const links = useRecordLinks();
  const asked = { isWanted: true, isCompared };
  const jobTime = useFigures('jobTime', asked);
  const accuracy = useFigures('zoneAccuracy', asked);
  const adjustments = useFigures('adjustments', asked);
  const units = useFigures('productUnits', asked);
  const counted = units.given && unitsTotal(units.given, uom);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
      }}
    >
      <NumberCard
        name="jobs"
        figures={jobTime}
        totalOf={jobsTotal}
        unitOf={counts}
        better="more"
        to={links.jobs}
      />
      <NumberCard
        name="accuracy"
        figures={accuracy}
        totalOf={accuracyTotal}
        unitOf={shares}
        better="more"
        to={addressOf({ tab: 'accuracy' })}
      />
      <NumberCard
        name="adjustments"
        figures={adjustments}
        totalOf={adjustmentsTotal}
        unitOf={counts}
        better="less"
        to={addressOf({ tab: 'adjustments' })}
      />
      <NumberCard
        name="jobTime"
        figures={jobTime}
        totalOf={jobTimeTotal}
        unitOf={seconds}
        better="less"
        to={addressOf({ tab: 'counting' })}
      />
      <NumberCard
        name="units"
        figures={units}
        totalOf={(given) => unitsTotal(given, uom)}
        unitOf={counts}
        to={addressOf({ tab: 'counting' })}
        label={
          counted?.uom
            ? translate('facings.dashboard.numbers.unitsOfProducts', {
                uom: counted.uom.replaceAll('_', ' '),
                smart_count: counted.products,
              })
            : undefined
        }
      />
    </Box>
  );
};
