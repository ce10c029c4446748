/** The figures that zones or organizations are compared by, each with the call of its key figure. */
import type { Unit } from '../../../lib/charts/types';
import type { FigureName, ModelData } from '../models/given';
import {
  accuracyTotal,
  adjustmentsTotal,
  jobsTotal,
  jobTimeTotal,
  unitsTotal,
  type Total,
} from '../models/totals';

interface ComparedPart {
  /** Id of the zone or organization. */
  readonly subject: string;
  /** Unit of measure of the counted units; empty if nothing was counted. */
  readonly uom: string;
}

export interface ComparedFigure<Name extends FigureName = FigureName> {
  /** Key of its name in `numbers` of the catalogue. */
  readonly key: 'accuracy' | 'jobs' | 'adjustments' | 'jobTime' | 'units';
  readonly name: Name;
  readonly unit: Unit;
  readonly totalOf: (given: ModelData<Name>, part: ComparedPart) => Total;
  /** One response has the figures of all zones. */
  readonly isByZone?: true;
}

/** Ties each figure's name to its row type; the comparison accepts any of them. */
const compared = <Name extends FigureName>(figure: ComparedFigure<Name>): ComparedFigure => figure;

const share: Unit = { type: 'share' };

const others: readonly ComparedFigure[] = [
  compared({ key: 'jobs', name: 'jobTime', unit: { type: 'count' }, totalOf: jobsTotal }),
  compared({
    key: 'adjustments',
    name: 'adjustments',
    unit: { type: 'count' },
    totalOf: adjustmentsTotal,
  }),
  compared({
    key: 'jobTime',
    name: 'jobTime',
    unit: { type: 'duration' },
    totalOf: jobTimeTotal,
  }),
  compared({
    key: 'units',
    name: 'productUnits',
    unit: { type: 'count' },
    totalOf: (given, { uom }) => {
      const total = unitsTotal(given, uom);
      // Different units cannot be compared.
      return total.uom === uom ? total : { figure: null, earlier: null, course: [] };
    },
  }),
];

export const zoneFigures: readonly ComparedFigure[] = [
  compared({
    key: 'accuracy',
    name: 'zoneAccuracy',
    unit: share,
    isByZone: true,
    totalOf: (given, { subject }) => {
      const isOf = ({ zoneId }: { readonly zoneId: string }) => zoneId === subject;
      return accuracyTotal({
        ...given,
        rows: given.rows.filter(isOf),
        earlier: given.earlier?.filter(isOf) ?? null,
      });
    },
  }),
  ...others,
];

export const organizationFigures: readonly ComparedFigure[] = [
  compared({ key: 'accuracy', name: 'zoneAccuracy', unit: share, totalOf: accuracyTotal }),
  ...others,
];
