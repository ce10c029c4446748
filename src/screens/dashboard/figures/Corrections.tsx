import { useLocale, useTranslate } from 'react-admin';
import { regionOf } from '../../../schema/regionOf';
import {
  adjustmentsModel,
  meanChange,
  mostColumns,
  mostRows,
  productCountModel,
  productZoneModel,
  unitsChangedModel,
  zoneAdjustmentsModel,
} from '../models/corrections';
import { ChartGrid } from './ChartGrid';
import { FigureCard } from './FigureCard';

/** What is corrected, where, and by how much. */
export const Corrections = () => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const say = (key: string, values?: object) =>
    translate(`facings.dashboard.charts.${key}`, { ...values });
  return (
    <ChartGrid>
      <FigureCard name="adjustments" modelOf={adjustmentsModel} isWide />
      <FigureCard
        name="topAdjustments"
        modelOf={productCountModel}
        note={({ rows }) => {
          const all = rows.reduce((sum, { count }) => sum + count, 0);
          const share = new Intl.NumberFormat(locale, {
            style: 'percent',
            maximumFractionDigits: 1,
          }).format((rows[0]?.count ?? 0) / all);
          return rows.length > 1 && all > 0 && say('topAdjustments.share', { share });
        }}
      />
      <FigureCard
        name="unitsChanged"
        modelOf={unitsChangedModel}
        note={({ rows }) => {
          const mean = meanChange(rows);
          const format = new Intl.NumberFormat(locale, {
            maximumFractionDigits: 2,
            signDisplay: 'exceptZero',
          });
          return mean !== null && say('unitsChanged.mean', { mean: format.format(mean) });
        }}
      />
      <FigureCard
        name="productZoneAdjustments"
        modelOf={productZoneModel}
        isWide
        note={({ rows }) => {
          const products = new Set(rows.map(({ productId }) => productId)).size;
          const zones = new Set(rows.map(({ zoneId }) => zoneId)).size;
          const isCut = products > mostRows || zones > mostColumns;
          return (
            isCut &&
            say('productZoneAdjustments.cut', {
              rows: Math.min(products, mostRows),
              columns: Math.min(zones, mostColumns),
            })
          );
        }}
      />
      <FigureCard name="productAdjustments" modelOf={productCountModel} />
      <FigureCard name="zoneAdjustments" modelOf={zoneAdjustmentsModel} />
    </ChartGrid>
  );
};
