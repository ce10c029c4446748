/** The figures compared by zone, each with the call of its key figure. */
import type { Unit } from '../../../charts/types';
import type { FigureName, ModelData } from '../models/given';
import {
  adjustmentsTotal,
  jobsTotal,
  jobTimeTotal,
  unitsTotal,
  type Total,
} from '../models/totals';

export interface ComparedFigure<Name extends FigureName = FigureName> {
  readonly name: Name;
  readonly unit: Unit;
  readonly totalOf: (given: ModelData<Name>) => Total;
}

/** Ties each figure's name to its row type; a cell accepts any of them. */
const compared = <Name extends FigureName>(figure: ComparedFigure<Name>): ComparedFigure => figure;

export const jobs = compared({ name: 'jobTime', unit: { type: 'count' }, totalOf: jobsTotal });

export const jobTime = compared({
  name: 'jobTime',
  unit: { type: 'duration' },
  totalOf: jobTimeTotal,
});

export const adjustments = compared({
  name: 'adjustments',
  unit: { type: 'count' },
  totalOf: adjustmentsTotal,
});

export const units = (uom: string) =>
  compared({
    name: 'productUnits',
    unit: { type: 'count' },
    totalOf: (given: ModelData<'productUnits'>) => {
      const total = unitsTotal(given, uom);
      return total.uom === uom ? total : { figure: null, earlier: null, course: [] };
    },
  });
