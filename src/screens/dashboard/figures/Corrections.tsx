import { useLocale, useTranslate } from 'react-admin';
import { formatNumber } from '../../../schema/numberFormat';
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
          const share = formatNumber((rows[0]?.count ?? 0) / all, locale, {
            style: 'percent',
            maximumFractionDigits: 1,
          });
          return rows.length > 1 && all > 0 && say('topAdjustments.share', { share });
        }}
      />
      <FigureCard
        name="unitsChanged"
        modelOf={unitsChangedModel}
        note={({ rows }) => {
          const mean = meanChange(rows);
          if (mean === null) return false;
          const options = { maximumFractionDigits: 2, signDisplay: 'exceptZero' } as const;
          return say('unitsChanged.mean', { mean: formatNumber(mean, locale, options) });
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
