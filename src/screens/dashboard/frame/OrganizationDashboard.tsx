import Box from '@mui/material/Box';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { lazy } from '../../../lib/failures/code';
import { OverlayBoundary } from '../../../lib/failures/OverlayBoundary';
import { useRegistry } from '../../../fields/useDeclaration';
import { createPath } from '../../../schema/routes';
import { AddressTabs } from '../../../views/AddressTabs';
import { usePageActions } from '../../../views/keys/usePageAction';
import { InOrder } from '../../../views/InOrder';
import { LoadFailure } from '../../../views/LoadFailure';
import { FiguresContext } from '../figures/FiguresContext';
import { Filters } from '../filters/Filters';
import { dashboardTabs, type DashboardView } from '../state/urlState';
import { useScope } from '../state/useScope';
import { Nothing } from './Nothing';
import { NumbersSkeleton } from './Section';
import { TabContent } from './TabContent';
import { Tools, type DashboardTool } from './Tools';
import { useSharedFigures } from './useSharedFigures';

const ExportDialog = lazy(() =>
  import('../exports/ExportDialog').then(({ ExportDialog: Dialog }) => ({ default: Dialog })),
);
const WallDialog = lazy(() =>
  import('../wall/WallDialog').then(({ WallDialog: Dialog }) => ({ default: Dialog })),
);
const WallScreen = lazy(() =>
  import('../wall/WallScreen').then(({ WallScreen: Screen }) => ({ default: Screen })),
);

const dialogs = { export: ExportDialog, wall: WallDialog } as const;

interface OfOrganizationProps {
  readonly looked: DashboardView;
  readonly id: string;
  /** Null until the organizations are loaded, empty if it is not among them. */
  readonly name: string | null;
  readonly totals: ReactNode;
}

/** One organization's filters, and its figures on tabs. */
export const OrganizationDashboard = ({ looked, id, name, totals }: OfOrganizationProps) => {
  const translate = useTranslate();
  const registry = useRegistry();
  const [open, setOpen] = useState<DashboardTool | null>(null);
  const close = () => {
    setOpen(null);
  };
  const { state } = looked;
  const { accountId, tab, wall, isCompared } = state;
  useEffect(() => {
    // Adds the organization to the address, so that a shared link shows the same figures.
    if (accountId === '') looked.settle({ accountId: id });
  }, [accountId, id, looked]);
  const scope = useScope(id, state);
  const organization = name === null || name === '' ? id : name;
  const { shared: known, today, period } = useSharedFigures({ looked, id, organization, scope });
  // The name takes as many lines as it needs, above everything else.
  const shared = name === null ? null : known;
  const isEmpty = scope.known.isWhole && scope.known.total === 0;
  const offered = isEmpty ? null : shared;
  const tools: readonly DashboardTool[] = ['wall', 'export'];
  usePageActions([
    ...tools.map(
      (key) =>
        offered && {
          key,
          label: translate(`facings.dashboard.tools.${key}`),
          run: () => {
            setOpen(key);
          },
        },
    ),
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
    if (scope.scope?.type === 'noZones') {
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
        <Filters looked={looked} accountId={id} scope={scope} period={period} today={today} />
        <AddressTabs
          label={translate('facings.dashboard.tabs.label')}
          open={tab}
          actions={<Tools tools={tools} isDisabled={!offered} onOpen={setOpen} />}
          tabs={dashboardTabs.map((key) => ({
            key,
            label: translate(`facings.dashboard.tabs.${key}`),
            to: looked.addressOf({ accountId: id, tab: key }),
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
        <OverlayBoundary
          onClose={() => {
            looked.settle({ wall: null });
          }}
        >
          <Suspense fallback={null}>
            <WallScreen looked={looked} wall={wall} scope={scope} />
          </Suspense>
        </OverlayBoundary>
      )}
      {OpenDialog && shared && (
        <OverlayBoundary onClose={close}>
          <Suspense fallback={null}>
            <OpenDialog looked={looked} onClose={close} />
          </Suspense>
        </OverlayBoundary>
      )}
    </FiguresContext>
  );
};
