import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { RetryAlert } from '../../../lib/failures/RetryAlert';
import type { RegionalZone } from '../../../views/links/zoneRegions';
import { LoadFailure } from '../../../views/LoadFailure';
import { ActionAlert } from '../add/sheet/SheetNotices';
import type { BulkDraft } from './useBulkDraft';
import { ZoneRegion } from './ZoneRegion';
import {
  byRegion,
  useSelectedLinks,
  usePendingRegions,
  useZonePages,
  type LinksOfRows,
} from './zones';

interface AvailabilityProps {
  readonly accountId: string;
  /** How many of the rows cannot be in a zone. */
  readonly archived: number;
  /** Null if the rows are not on the platform yet: they can only be added to zones. */
  readonly links: LinksOfRows | null;
  readonly draft: BulkDraft;
}

const none: readonly RegionalZone[] = [];

/** Zones by region, each with a switch; untouched zones stay unchanged (rules 2, Availability). */
export const Availability = ({ accountId, archived, links, draft }: AvailabilityProps) => {
  const { rows, wishes, setWishes, pending, setPending, amounts } = draft;
  const translate = useTranslate();
  const pages = useZonePages(accountId);
  const { zones = none, total, isMore, isWhole, isLoading, error, loadMore } = pages;
  const regions = useMemo(() => byRegion(zones), [zones]);
  const { shares, isAsking, hasFailed, again } = useSelectedLinks({ links, rows, zones });
  const canLeave = links !== null;
  const stateOf = (zone: string) => {
    const [wish, share] = [wishes.get(zone), shares.get(zone)];
    // Untouched, a switch is on if all selected rows are in the zone. New rows are in none.
    const isUnknown = canLeave && rows.length > 0 && (!share || share.unknown > 0);
    const isOn = share !== undefined && share.linked > 0 && share.linked === rows.length;
    return { wish, share, isOn: wish ?? isOn, isUnknown: wish === undefined && isUnknown };
  };
  const change = (changes: ReadonlyMap<string, boolean | null>) =>
    setWishes((before) => {
      const next = new Map(before);
      for (const [zone, isOn] of changes) {
        if (isOn === null || !(isOn || canLeave)) next.delete(zone);
        else next.set(zone, isOn);
      }
      return next;
    });
  const turn = (zone: string, isOn: boolean | null) => change(new Map([[zone, isOn]]));
  // A region means all its zones (rules 2), so the rest of them is loaded first.
  const turnRegion = (region: string, isOn: boolean) => {
    setPending(new Map([...pending, [region, isOn]]));
    if (error !== null) loadMore();
  };
  usePendingRegions(pages, pending, (changes) => {
    change(changes);
    setPending(new Map());
  });
  return (
    <Box aria-busy={isLoading} sx={{ display: 'grid', gap: 1 }}>
      {pages.zones === undefined && !error && (
        <Box role="status" aria-label={translate('facings.bulkEdit.loadingZones')}>
          {[0, 1, 2].map((line) => (
            <Skeleton key={line} height={52} />
          ))}
        </Box>
      )}
      {pages.zones?.length === 0 && (
        <Typography color="text.secondary">{translate('facings.bulkEdit.noZones')}</Typography>
      )}
      {archived > 0 && (
        <Alert severity="info">
          {translate('facings.bulkEdit.archivedHint', { smart_count: archived })}
        </Alert>
      )}
      {hasFailed && (
        <RetryAlert severity="warning" onRetry={again}>
          {translate('facings.bulkEdit.askFailed')}
        </RetryAlert>
      )}
      {regions.map((regionZones) => (
        <ZoneRegion
          key={regionZones[0]?.regionId}
          zones={regionZones}
          stateOf={stateOf}
          turn={turn}
          turnRegion={turnRegion}
          isWhole={isWhole}
          isPending={pending.has(regionZones[0]?.regionId ?? '')}
          canLeave={canLeave}
          amounts={amounts}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 40 }}>
        {isMore && (
          <Button variant="outlined" loading={isLoading} onClick={loadMore}>
            {translate('facings.bulkEdit.loadMore')}
          </Button>
        )}
        <Typography role="status" variant="body2" color="text.secondary">
          {zones.length > 0 &&
            (total === undefined
              ? translate('facings.bulkEdit.zonesLoadedSome', { smart_count: zones.length })
              : translate('facings.bulkEdit.zonesLoaded', { loaded: zones.length, total }))}
          {isMore && ` · ${translate('facings.bulkEdit.maybeMore')}`}
          {isAsking && ` · ${translate('facings.bulkEdit.asking')}`}
        </Typography>
      </Box>
      {error != null && (
        <>
          {pending.size > 0 && (
            <ActionAlert
              severity="warning"
              actions={{ [translate('facings.bulkEdit.dropPending')]: () => setPending(new Map()) }}
            >
              {translate('facings.bulkEdit.pendingFailed')}
            </ActionAlert>
          )}
          <LoadFailure error={error} onRetry={loadMore} />
        </>
      )}
    </Box>
  );
};
