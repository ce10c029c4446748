/** The key figures, each with the call that its total is counted from. */
import type { Unit } from '../../../lib/charts/types';
import type { FigureName, ModelData } from './given';
import {
  accuracyTotal,
  adjustmentsTotal,
  jobsTotal,
  jobTimeTotal,
  unitsTotal,
  type Total,
} from './totals';

interface CountedPart {
  /** Id of the zone or organization that is compared; empty for everything that is shown. */
  readonly subject: string;
  /** Unit of measure of the counted units; empty for the most frequent one. */
  readonly uom: string;
}

export interface KeyFigure<Name extends FigureName = FigureName> {
  /** Key of its name in `numbers` of the catalogue. */
  readonly key: 'accuracy' | 'jobs' | 'adjustments' | 'jobTime' | 'units';
  readonly name: Name;
  readonly unit: Unit;
  readonly better?: 'more' | 'less';
  readonly totalOf: (data: ModelData<Name>, part: CountedPart) => Total;
  /** One response has the figures of all zones. */
  readonly isByZone?: true;
}

/** Ties each figure's name to its row type; lists accept any of them. */
const figure = <Name extends FigureName>(keyFigure: KeyFigure<Name>): KeyFigure => keyFigure;

const count: Unit = { type: 'count' };

const jobs = figure({
  key: 'jobs',
  name: 'jobTime',
  unit: count,
  better: 'more',
  totalOf: jobsTotal,
});
const accuracy = {
  key: 'accuracy',
  name: 'zoneAccuracy',
  unit: { type: 'share' },
  better: 'more',
  totalOf: accuracyTotal,
} as const;
const adjustments = figure({
  key: 'adjustments',
  name: 'adjustments',
  unit: count,
  better: 'less',
  totalOf: adjustmentsTotal,
});
const jobTime = figure({
  key: 'jobTime',
  name: 'jobTime',
  unit: { type: 'duration' },
  better: 'less',
  totalOf: jobTimeTotal,
});
const units = {
  key: 'units',
  name: 'productUnits',
  unit: count,
  totalOf: (data: ModelData<'productUnits'>, { uom }: CountedPart) => unitsTotal(data, uom),
} as const;

export const keyFigures = [jobs, figure(accuracy), adjustments, jobTime, figure(units)];

const comparedUnits = figure({
  ...units,
  totalOf: (data, part) => {
    const total = units.totalOf(data, part);
    // Different units cannot be compared.
    return total.uom === part.uom ? total : { figure: null, earlier: null, course: [] };
  },
});

const others = [jobs, adjustments, jobTime, comparedUnits];

export const zoneFigures: readonly KeyFigure[] = [
  figure({
    ...accuracy,
    isByZone: true,
    totalOf: (data, { subject }) => {
      const isOf = ({ zoneId }: { readonly zoneId: string }) => zoneId === subject;
      return accuracyTotal({
        ...data,
        rows: data.rows.filter(isOf),
        earlier: data.earlier?.filter(isOf) ?? null,
      });
    },
  }),
  ...others,
];

export const organizationFigures: readonly KeyFigure[] = [figure(accuracy), ...others];
