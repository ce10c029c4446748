import Box from '@mui/material/Box';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '../../../lib/failures/code';
import { OverlayBoundary } from '../../../lib/failures/OverlayBoundary';
import { useRegistry } from '../../../fields/useDeclaration';
import { createPath } from '../../../schema/routes';
import { AddressTabs } from '../../../views/AddressTabs';
import { usePageActions } from '../../../views/keys/usePageAction';
import { InOrder } from '../../../views/InOrder';
import { LoadFailure } from '../../../views/LoadFailure';
import { Nothing } from '../../../views/Nothing';
import { FiguresContext } from '../figures/FiguresContext';
import { Filters } from '../filters/Filters';
import { dashboardTabs, type DashboardView } from '../state/urlState';
import { useScope } from '../state/useScope';
import { NumbersSkeleton } from './Section';
import { TabContent } from './TabContent';
import { Tools, type DashboardTool } from './Tools';
import { usePeriod, useSharedFigures } from './useSharedFigures';

const ExportDialog = lazyPart(() => import('../exports/ExportDialog'), 'ExportDialog');
const WallDialog = lazyPart(() => import('../wall/WallDialog'), 'WallDialog');
const WallScreen = lazyPart(() => import('../wall/WallScreen'), 'WallScreen');

const dialogs = { export: ExportDialog, wall: WallDialog } as const;

interface CurrentFiltersProps {
  readonly looked: DashboardView;
  readonly accountId: string;
}

/** The filters of the address, without waiting for the figures. */
const CurrentFilters = ({ looked, accountId }: CurrentFiltersProps) => {
  const { zoneIds, regionIds, range, isCompared } = looked.state;
  const { timeZone, knownZones, named } = useScope(accountId, { zoneIds, regionIds });
  const { today, period } = usePeriod(range, timeZone);
  return (
    <Filters
      {...{ accountId, zoneIds, regionIds, range, isCompared, knownZones, named, period, today }}
      show={looked.show}
    />
  );
};

interface OfOrganizationProps {
  readonly looked: DashboardView;
  /** What the figures show; it follows `looked`. */
  readonly drawn: DashboardView;
  readonly id: string;
  /** Null until the organizations are loaded, empty if it is not among them. */
  readonly name: string | null;
  readonly totals: ReactNode;
}

/** One organization's filters, and its figures on tabs. */
export const OrganizationDashboard = ({ looked, drawn, id, name, totals }: OfOrganizationProps) => {
  const translate = useTranslate();
  const registry = useRegistry();
  const [open, setOpen] = useState<DashboardTool | null>(null);
  const close = () => setOpen(null);
  const { settle } = looked;
  const { tab, wall } = drawn.state;
  const { isCompared } = looked.state;
  const isNamed = looked.state.accountId !== '';
  const isListed = name !== null;
  useEffect(() => {
    // Adds the organization to the address, so that a shared link shows the same figures. The last viewed one may be
    // gone: it waits until the organizations are loaded.
    if (!isNamed && isListed) settle({ accountId: id });
  }, [isNamed, isListed, id, settle]);
  const accountId = isNamed ? looked.state.accountId : id;
  const scope = useScope(id, drawn.state);
  const organization = name === null || name === '' ? id : name;
  const shared = useSharedFigures({ looked: drawn, id, organization, scope });
  const isEmpty = scope.knownZones.isWhole && scope.knownZones.zones.length === 0;
  // Files and walls show the name, so only they wait for it.
  const offered = isEmpty || !isListed ? null : shared;
  const tools: readonly DashboardTool[] = ['wall', 'export'];
  usePageActions([
    ...tools.map(
      (key) =>
        offered && {
          key,
          label: translate(`facings.dashboard.tools.${key}`),
          run: () => setOpen(key),
        },
    ),
    offered && {
      key: 'compare',
      label: translate(`facings.dashboard.filters.${isCompared ? 'stopComparing' : 'compare'}`),
      run: () => offered.show({ isCompared: !isCompared }),
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
    if (scope.scope?.type === 'noZones') {
      return (
        <Nothing
          text={translate('facings.dashboard.empty.noneInRegions')}
          go={{
            to: drawn.addressOf({ accountId: id, regionIds: [], zoneIds: [] }),
            label: translate('facings.dashboard.empty.clear'),
          }}
        />
      );
    }
    if (shared) return <TabContent tab={tab} scope={scope} />;
    return scope.error === undefined ? (
      <NumbersSkeleton />
    ) : (
      <LoadFailure error={scope.error} onRetry={scope.again} />
    );
  };

  const OpenDialog = open && dialogs[open];
  // What the wall covers is not drawn a second time below it.
  const isWall = wall !== null && offered !== null;
  return (
    <FiguresContext value={shared}>
      {/* A long name without spaces must not widen the page. */}
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <CurrentFilters looked={looked} accountId={accountId} />
        <AddressTabs
          label={translate('facings.dashboard.tabs.label')}
          open={looked.state.tab}
          drawn={tab}
          actions={<Tools tools={tools} isDisabled={!offered} onOpen={setOpen} />}
          tabs={dashboardTabs.map((key) => ({
            key,
            label: translate(`facings.dashboard.tabs.${key}`),
            to: looked.addressOf({ accountId, tab: key }),
          }))}
        >
          {!isWall && (
            <InOrder key={tab}>
              <div>{figures()}</div>
              {tab === 'overview' && totals}
            </InOrder>
          )}
        </AddressTabs>
      </Box>
      {isWall && (
        <OverlayBoundary onClose={() => settle({ wall: null })}>
          <Suspense fallback={null}>
            <WallScreen looked={looked} wall={wall} scope={scope} />
          </Suspense>
        </OverlayBoundary>
      )}
      {OpenDialog && offered && (
        <OverlayBoundary onClose={close}>
          <Suspense fallback={null}>
            <OpenDialog looked={looked} onClose={close} />
          </Suspense>
        </OverlayBoundary>
      )}
    </FiguresContext>
  );
};
