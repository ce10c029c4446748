import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { lazy } from '../../../lib/failures/code';
import { OverlayBoundary } from '../../../lib/failures/OverlayBoundary';
import { useNow } from '../../../fields/moment/useNow';
import { useRegistry } from '../../../fields/useDeclaration';
import { regionOf } from '../../../lib/text/region';
import { createPath } from '../../../schema/routes';
import { usePageActions } from '../../../views/keys/usePageAction';
import { InOrder } from '../../../views/InOrder';
import { LoadFailure } from '../../../views/LoadFailure';
import { Attention } from '../attention/Attention';
import { FiguresContext, type Shared } from '../figures/FiguresContext';
import { Filters } from '../filters/Filters';
import { BigNumbers } from '../numbers/BigNumbers';
import { periodOf, periodText } from '../period/range';
import { dayAt } from '../../../lib/time/zonedDays';
import { OrganizationsSideBySide, ZonesSideBySide } from '../sideBySide/SideBySide';
import type { DashboardView } from '../state/urlState';
import { useScope, type ScopeState } from '../state/useScope';
import { AboutFigures } from './AboutFigures';
import { NoJobs, Nothing } from './Nothing';
import { NumbersSkeleton, DashboardSection } from './Section';

const Charts = lazy(() => import('./Charts').then(({ Charts: Part }) => ({ default: Part })));

/** Key figures, what needs attention, and charts. */
const Figures = ({ scope }: { readonly scope: ScopeState }) => {
  const translate = useTranslate();
  return (
    <InOrder>
      <AboutFigures scope={scope} />
      <DashboardSection id="numbers" title={translate('facings.dashboard.numbers.title')}>
        <BigNumbers />
        <NoJobs />
      </DashboardSection>
      <ZonesSideBySide scope={scope} />
      <DashboardSection id="attention" title={translate('facings.dashboard.attention.title')}>
        <Attention />
      </DashboardSection>
      <OrganizationsSideBySide />
      <Suspense fallback={<NumbersSkeleton />}>
        <Charts />
      </Suspense>
    </InOrder>
  );
};

const ExportDialog = lazy(() =>
  import('../exports/ExportDialog').then(({ ExportDialog: Dialog }) => ({ default: Dialog })),
);

interface OfOrganizationProps {
  readonly looked: DashboardView;
  readonly id: string;
  /** Empty while it is unknown. */
  readonly name: string;
}

/** One organization's filters and figures. */
export const OrganizationDashboard = ({ looked, id, name }: OfOrganizationProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const registry = useRegistry();
  const now = useNow();
  const [isExporting, setExporting] = useState(false);
  const closeExports = () => {
    setExporting(false);
  };
  const { state } = looked;
  const { accountId } = state;
  useEffect(() => {
    // Adds the organization to the address, so that a shared link shows the same figures.
    if (accountId === '') looked.settle({ accountId: id });
  }, [accountId, id, looked]);
  const scope = useScope(id, state);
  const { timeZone, scope: chosen, known } = scope;
  const organization = name === '' ? id : name;
  const today = dayAt(timeZone, now);
  const { range, isCompared, uom, comparedIds } = state;
  const zoneIds = chosen?.type === 'zones' ? chosen.zoneIds : null;
  const shared = useMemo((): Shared | null => {
    if (zoneIds === null) return null;
    const period = periodOf(range, today);
    const values = { organization, range: periodText(period, locale), smart_count: zoneIds.length };
    return {
      accountId: id,
      organization,
      zoneIds,
      timeZone,
      period,
      today,
      isCompared,
      uom,
      comparedIds,
      about: translate(`facings.dashboard.about.${zoneIds.length === 0 ? 'all' : 'some'}`, values),
      show: (change) => {
        looked.show({ accountId: id, ...change });
      },
      addressOf: (change) => looked.addressOf({ accountId: id, ...change }),
    };
  }, [
    id,
    organization,
    zoneIds,
    timeZone,
    range,
    today,
    isCompared,
    uom,
    comparedIds,
    looked,
    locale,
    translate,
  ]);

  const exportLabel = translate('facings.dashboard.filters.export');
  const openExports = () => {
    setExporting(true);
  };
  const isEmpty = known.isWhole && known.total === 0;
  const offered = isEmpty ? null : shared;
  usePageActions([
    offered && { key: 'export', label: exportLabel, run: openExports },
    offered && {
      key: 'compare',
      label: translate(`facings.dashboard.filters.${isCompared ? 'stopComparing' : 'compare'}`),
      run: () => {
        offered.show({ isCompared: !isCompared });
      },
    },
  ]);

  const figures = () => {
    if (isEmpty) {
      return (
        <Nothing
          text={translate('facings.dashboard.empty.noZones', { organization })}
          go={{
            to: `${createPath(registry.find('zones'))}?${new URLSearchParams({ account_id: id }).toString()}`,
            label: translate('facings.dashboard.empty.addZone'),
          }}
        />
      );
    }
    if (chosen?.type === 'noZones') {
      return (
        <Nothing
          text={translate('facings.dashboard.empty.noneInRegions')}
          go={{
            to: looked.addressOf({ accountId: id, regionIds: [], zoneIds: [] }),
            label: translate('facings.dashboard.empty.clear'),
          }}
        />
      );
    }
    if (shared) return <Figures scope={scope} />;
    return scope.error === undefined ? (
      <NumbersSkeleton />
    ) : (
      <LoadFailure error={scope.error} onRetry={scope.again} />
    );
  };

  return (
    <FiguresContext value={shared}>
      {/* A long name without spaces must not widen the page. */}
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
          <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
            <Filters
              looked={looked}
              accountId={id}
              scope={scope}
              period={periodOf(range, today)}
              today={today}
            />
          </Box>
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<FileDownloadOutlined />}
            disabled={!offered}
            onClick={openExports}
          >
            {exportLabel}
          </Button>
        </Box>
        {figures()}
      </Box>
      {isExporting && shared && (
        <OverlayBoundary onClose={closeExports}>
          <Suspense fallback={null}>
            <ExportDialog onClose={closeExports} />
          </Suspense>
        </OverlayBoundary>
      )}
    </FiguresContext>
  );
};
