import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Entries, EntryColumn } from '../../../lib/grid/entries/types';
import { useVersion } from '../frame/follow';
import { Availability } from './Availability';
import { draftFault, isSet, Properties, type Draft } from './Properties';
import { SelectedEntries } from './SelectedEntries';
import type { LinksOfRows, PendingRegions, Wishes } from './zones';
import { zonePlanOf, planText, withWishes, zonesKey } from '../columns/zonePlan';

export interface BulkActionsProps {
  /** Columns of the sheet; with one for zones (`zonePlanColumn`, read by `zonePlanOf`: zonePlan.ts), zones can be set. */
  readonly columns: readonly EntryColumn[];
  readonly entries: Entries;
  readonly accountId: string;
  /** Leaves the step with the number of changed rows; null if nothing was confirmed. */
  readonly onDone: (changed: number | null) => void;
  /** Ids of the rows' products, and the zones they are known to be in. */
  readonly links?: LinksOfRows | undefined;
}

const untouched: Wishes = new Map();
const noRegion: PendingRegions = new Map();

/** Side by side, the parts scroll separately; stacked, the page scrolls. */
const stepSx = {
  flex: { xs: '0 0 auto', md: '1 1 auto' },
  minHeight: { md: 0 },
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
} as const;

/** Archived products are in no zone (rules 4). */
const archivedOf = (
  { textAt }: Entries,
  columns: readonly EntryColumn[],
  rows: Uint32Array,
): number => {
  const place = columns.findIndex(({ key }) => key === 'is_archived');
  return place < 0
    ? 0
    : rows.filter((row) => textAt(row, place).trim().toLowerCase() === 'true').length;
};

/** Positions of the columns that can be set for many rows: those that do not identify a row. */
export const settableColumns = (
  columns: readonly EntryColumn[],
  keyColumn: number,
): readonly number[] =>
  [...columns.keys()].filter(
    (place) =>
      place !== keyColumn &&
      columns[place]?.key !== zonesKey &&
      columns[place]?.isReadOnly !== true,
  );

/** Sets properties and zones of the selected rows (rules 2, Bulk edit). */
export const BulkActions = ({ columns, entries, accountId, onDone, links }: BulkActionsProps) => {
  const translate = useTranslate();
  const ids = useId();
  const [tab, setTab] = useState<'properties' | 'availability'>('properties');
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [wishes, setWishes] = useState(untouched);
  const [pending, setPending] = useState(noRegion);
  const version = useVersion(entries);
  const rows = useMemo(
    () => (version < 0 ? new Uint32Array() : entries.chosenRows()),
    [entries, version],
  );

  const zonesColumn = columns.findIndex(({ key }) => key === zonesKey);
  const hasZones = zonesColumn >= 0;
  const settable = settableColumns(columns, entries.keyColumn);
  const isNothingSet = !drafts.some(isSet) && wishes.size === 0;
  const why =
    rows.length === 0
      ? 'nothingSelected'
      : drafts.some((draft) => draftFault(columns, draft) !== null)
        ? 'faults'
        : pending.size > 0
          ? 'loadingZones'
          : isNothingSet
            ? hasZones
              ? 'nothingSet'
              : 'noProperty'
            : null;

  const planOfRow = (row: number): string => {
    const isIn = (zone: string) => links?.known.isIn(links.idOf(row), zone);
    // Zones that already match are left out, so that undo does not change them.
    const own = new Map(
      [...wishes].map(([zone, wish]) => [zone, isIn(zone) === wish ? null : wish] as const),
    );
    const [plan, before] = [
      zonePlanOf(entries.textAt(row, zonesColumn)),
      zonePlanOf(entries.baseText(row, zonesColumn)),
    ];
    return planText(withWishes(plan, own, before));
  };
  const confirm = () => {
    const changes: readonly { column: number; textOf: (row: number) => string }[] = [
      ...drafts.filter(isSet).map(({ column, text, isEmptied }) => ({
        column,
        // Values are trimmed (rules 5, Trimming).
        textOf: () => (isEmptied ? '' : text.trim()),
      })),
      ...(wishes.size === 0 ? [] : [{ column: zonesColumn, textOf: planOfRow }]),
    ];
    // One step with every property and zone of every row.
    const cells = Array.from(rows).flatMap((row) => changes.map((change) => ({ row, ...change })));
    const { rows: changed } = entries.set({
      rows: cells.map(({ row }) => row),
      columns: cells.map(({ column }) => column),
      texts: cells.map(({ row, textOf }) => textOf(row)),
    });
    entries.choose(rows, false);
    onDone(changed.length);
  };

  const panelId = `${ids}-panel`;
  const tabOf = (name: typeof tab) => ({
    value: name,
    label: translate(`facings.bulkEdit.tabs.${name}`),
    id: `${ids}-tab-${name}`,
    'aria-controls': panelId,
  });
  const heldId = `${ids}-held`;
  return (
    <Box sx={stepSx}>
      <Box
        sx={{
          flex: { xs: '0 0 auto', md: '1 1 auto' },
          minHeight: 0,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(260px, 360px)' },
          gridTemplateRows: { xs: 'auto auto', md: 'minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ minWidth: 0, display: 'flex', flexDirection: 'column', minHeight: 0 }}>
          {hasZones && (
            <Tabs
              value={tab}
              onChange={(_, next: typeof tab) => {
                setTab(next);
              }}
              aria-label={translate('facings.bulkEdit.tabs.label')}
              sx={{ flexShrink: 0, borderBottom: 1, borderColor: 'divider' }}
            >
              <Tab {...tabOf('properties')} />
              <Tab {...tabOf('availability')} />
            </Tabs>
          )}
          {/* The focus ring of a checkbox reaches beyond its column. */}
          <Box sx={{ overflow: { md: 'auto' }, pt: 2, px: 1.5, mx: -1.5, minHeight: 0 }}>
            <div
              {...(hasZones ? { role: 'tabpanel', 'aria-labelledby': `${ids}-tab-${tab}` } : {})}
              id={panelId}
            >
              {tab === 'properties' && (
                <Properties
                  columns={columns}
                  settable={settable}
                  accountId={accountId}
                  drafts={drafts}
                  onChange={setDrafts}
                />
              )}
              {/* Regions that wait for their zones go on loading behind the other tab. */}
              {(tab === 'availability' || pending.size > 0) && (
                <Box sx={tab === 'availability' ? {} : { display: 'none' }}>
                  <Availability
                    accountId={accountId}
                    rows={rows}
                    archived={archivedOf(entries, columns, rows)}
                    links={links ?? null}
                    wishes={wishes}
                    onChange={setWishes}
                    pending={pending}
                    onPending={setPending}
                  />
                </Box>
              )}
            </div>
          </Box>
        </Box>
        <SelectedEntries entries={entries} rows={rows} nameColumn={settable[0] ?? 0} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          // On a narrow screen the page scrolls and its buttons stay visible.
          position: { xs: 'sticky', md: 'static' },
          bottom: -16,
          zIndex: 1,
          py: 1,
          bgcolor: 'background.paper',
        }}
      >
        <Button
          color="inherit"
          onClick={() => {
            onDone(null);
          }}
        >
          {translate('facings.bulkEdit.exit')}
        </Button>
        {(drafts.length > 0 || wishes.size > 0 || pending.size > 0) && (
          <Button
            color="inherit"
            onClick={() => {
              setDrafts([]);
              setWishes(untouched);
              setPending(noRegion);
            }}
          >
            {translate('facings.bulkEdit.clear')}
          </Button>
        )}
        <Typography
          id={heldId}
          variant="body2"
          color="text.secondary"
          sx={{ flex: '1 1 160px', textAlign: 'right' }}
        >
          {why !== null && translate(`facings.bulkEdit.cannotConfirm.${why}`)}
        </Typography>
        <Button
          variant="contained"
          disabled={why !== null}
          aria-describedby={heldId}
          onClick={confirm}
        >
          {translate('facings.bulkEdit.confirm')}
        </Button>
      </Box>
    </Box>
  );
};
