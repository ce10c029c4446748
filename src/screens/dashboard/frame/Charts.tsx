import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useCallback, type ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { ErrorBoundary } from '../../../lib/failures/ErrorBoundary';
import { formatNumber, regionOf } from '../../../lib/text/region';
import { AccuracyTable } from '../figures/AccuracyTable';
import { FigureCard } from '../figures/FigureCard';
import { useShared } from '../figures/FiguresContext';
import { zoneAccuracyModel } from '../models/accuracy';
import {
  adjustmentsModel,
  meanChange,
  maxColumns,
  maxRows,
  productCountModel,
  productZoneModel,
  unitsChangedModel,
  zoneAdjustmentsModel,
} from '../models/corrections';
import {
  jobTimeModel,
  locationTimeModel,
  productJobsModel,
  productUnitsModel,
  uomsOf,
} from '../models/counting';
import type { ModelData, ModelTexts } from '../models/given';
import { SelectField } from '../../../fields/shared/SelectField';
import { InOrder } from '../../../views/InOrder';
import { chartsSx } from './Section';

const ChartGrid = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={chartsSx}>
    <InOrder isInGrid>{children}</InOrder>
  </Box>
);

/** Charts of corrections: product, zone, amount. */
const Corrections = () => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const say = (key: string, values?: object) =>
    translate(`facings.dashboard.charts.${key}`, { ...values });
  return (
    <ChartGrid>
      <FigureCard name="adjustments" modelOf={adjustmentsModel} />
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
      <FigureCard name="zoneAdjustments" modelOf={zoneAdjustmentsModel} />
      <FigureCard
        name="productZoneAdjustments"
        modelOf={productZoneModel}
        isWide
        note={({ rows }) => {
          const products = new Set(rows.map(({ productId }) => productId)).size;
          const zones = new Set(rows.map(({ zoneId }) => zoneId)).size;
          const isCut = products > maxRows || zones > maxColumns;
          return (
            isCut &&
            say('productZoneAdjustments.cut', {
              rows: Math.min(products, maxRows),
              columns: Math.min(zones, maxColumns),
            })
          );
        }}
      />
      <FigureCard name="productAdjustments" modelOf={productCountModel} isWide />
    </ChartGrid>
  );
};

/** Counted units, for one unit of measure at a time: boxes and pounds cannot be added. */
export const UnitsCard = () => {
  const translate = useTranslate();
  const { uom: wanted, show } = useShared();
  const shownOf = useCallback(
    ({ rows }: ModelData<'productUnits'>): string => {
      const uoms = uomsOf(rows);
      return uoms.find((uom) => uom === wanted) ?? uoms[0] ?? '';
    },
    [wanted],
  );
  const modelOf = useCallback(
    (data: ModelData<'productUnits'>, texts: ModelTexts) =>
      productUnitsModel(data, texts, shownOf(data)),
    [shownOf],
  );
  return (
    <FigureCard
      name="productUnits"
      modelOf={modelOf}
      chooser={(data) => {
        const uoms = uomsOf(data.rows);
        return (
          uoms.length > 1 && (
            <SelectField
              size="small"
              label={translate('facings.dashboard.charts.productUnits.uom')}
              value={shownOf(data)}
              onChange={({ target }) => show({ uom: target.value })}
              sx={{ width: 180 }}
            >
              {uoms.map((uom) => (
                <MenuItem key={uom} value={uom}>
                  {uom.replaceAll('_', ' ')}
                </MenuItem>
              ))}
            </SelectField>
          )
        );
      }}
      note={(data) =>
        data.rows.length > 0 &&
        translate('facings.dashboard.charts.productUnits.oneUnit', {
          uom: shownOf(data).replaceAll('_', ' '),
        })
      }
    />
  );
};

const Counting = () => (
  <ChartGrid>
    <FigureCard name="jobTime" modelOf={jobTimeModel} />
    <UnitsCard />
    <FigureCard name="locationTime" modelOf={locationTimeModel} />
    <FigureCard name="productJobs" modelOf={productJobsModel} />
  </ChartGrid>
);

/** Accuracy of zones: a chart of the lowest, and a list of all. */
const Accuracy = () => (
  <ChartGrid>
    <FigureCard name="zoneAccuracy" modelOf={zoneAccuracyModel} isWide />
    <AccuracyTable />
  </ChartGrid>
);

const chartTabs = { accuracy: Accuracy, adjustments: Corrections, counting: Counting } as const;

export const Charts = ({ tab }: { readonly tab: keyof typeof chartTabs }) => {
  const Tab = chartTabs[tab];
  return (
    <ErrorBoundary>
      <Tab />
    </ErrorBoundary>
  );
};
