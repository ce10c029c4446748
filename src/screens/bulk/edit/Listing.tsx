import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { readEarlier } from '../../../lib/batches/keptRuns';
import type { DataGridHandle } from '../../../lib/grid/grid/DataGrid';
import { LoadFailure } from '../../../views/LoadFailure';
import { useWords } from '../../../views/useWords';
import { useComingBack } from '../../../fields/useComingBack';
import { useVersion } from '../frame/follow';
import { everyRow } from '../session/createBulkSession';
import { EarlierRuns } from '../session/EarlierRuns';
import { SheetView } from '../session/SheetView';
import { useBulkState } from '../session/useBulkSession';
import { settableColumns } from '../actions/BulkActions';
import type { OpenedEdit } from './useEditing';
import { EditFile } from './EditFile';
import { effectiveCount, faultyRows } from './sheet/changesOf';
import { planAt } from './sheet/createSheet';
import { useAmountWords } from '../columns/useAmountWords';
import { wordsOfPlan } from '../columns/zonePlan';
import { useEditText } from '../session/sheetTexts';

/** Milliseconds after the last change before a typed name is checked. */
const checkDelay = 600;

interface ListingProps extends OpenedEdit {
  /** The open panel of bulk actions; null if it is closed. */
  readonly panel: ReactNode;
}

/** The records as a sheet, with tools for many rows (rules 2, Toolbar). */
export const Listing = ({ editing, columns, journal, panel }: ListingProps) => {
  const translate = useTranslate();
  const { session, sheet, loader } = editing;
  const { entries } = sheet;
  const editText = useEditText();
  const words = useWords(sheet.declaration);
  const loading = useSyncExternalStore(loader.subscribe, loader.state);
  const state = useBulkState(session);
  const { look } = state;
  const version = useVersion(entries);
  const grid = useRef<DataGridHandle>(null);
  const amountWords = useAmountWords(editing.links?.calls.amount);
  const zonesAt = useCallback(
    (row: number) => wordsOfPlan(planAt(sheet, row), amountWords),
    [sheet, amountWords],
  );

  useEffect(() => {
    const timer = setTimeout(() => void editing.checkNames(), checkDelay);
    return () => clearTimeout(timer);
  }, [editing, version]);

  useComingBack(editing.checkFaults);

  const { source } = editing;
  const findEarlier = useCallback(
    () => (journal ? readEarlier(journal, source) : Promise.resolve([])),
    [journal, source],
  );

  const counts = entries.counts();
  if (!loading.isReady)
    return loading.error === null ? (
      <Loading label={editText('loading')} />
    ) : (
      <LoadFailure error={loading.error} onRetry={() => void loader.more()} />
    );
  const faulty = faultyRows(sheet).length;
  const changed = effectiveCount(sheet);
  const isNarrowed = look.search !== '' || look.isChangedOnly || (look.view.cells ?? []).length > 0;
  /** '500 of 1,240'; the platform may not send a total. */
  const loadedText = (): string => {
    const { rows: loaded } = counts;
    const { total, isMore } = loading.all;
    const counted = { smart_count: loaded, count: loaded };
    // The platform may return fewer than it counts.
    if (!isMore && loaded >= (total ?? 0)) return editText('countAll', counted);
    return total === undefined
      ? translate('facings.bulkEdit.countSome', counted)
      : translate('facings.matrix.loaded', { loaded, total });
  };
  const showFault = () => {
    const [row] = faultyRows(sheet);
    if (row === undefined) return;
    const column = columns.findIndex((_, place) => entries.faultAt(row, place) !== null);
    session.look(everyRow);
    grid.current?.goTo(row, column < 0 ? sheet.nameColumn : column);
  };
  return (
    <>
      {journal && counts.changed === 0 && (
        <EarlierRuns
          journal={journal}
          find={findEarlier}
          onAct={(run) => (run.phase === 'open' ? session.resume(run) : editing.undo(run))}
        />
      )}
      <SheetView
        session={session}
        state={state}
        entries={entries}
        columns={columns}
        zonesAt={zonesAt}
        panel={panel}
        hasActions={settableColumns(columns, entries.keyColumn).length > 0}
        grid={grid}
        counts={
          isNarrowed
            ? translate('facings.bulkEdit.countShown', { shown: counts.shown, of: loadedText() })
            : loadedText()
        }
        tools={
          <>
            <EditFile editing={editing} />
            <FormControlLabel
              label={translate('facings.bulkEdit.changedOnly', { count: changed })}
              control={
                <Switch
                  size="small"
                  checked={look.isChangedOnly}
                  disabled={changed === 0 && !look.isChangedOnly}
                  onChange={(_, isChangedOnly) => session.look({ isChangedOnly })}
                />
              }
            />
          </>
        }
        notices={
          <>
            {faulty > 0 && (
              <Alert
                severity="error"
                action={
                  <Button color="inherit" onClick={showFault}>
                    {translate('facings.bulk.unfinished.show')}
                  </Button>
                }
              >
                {editText('heldByFaults', { smart_count: faulty })}
              </Alert>
            )}
            {state.checkError !== null && (
              <LoadFailure error={state.checkError} onRetry={() => void session.review()} />
            )}
          </>
        }
        label={words.many}
        emptyText={loading.isLoading ? '' : translate('facings.bulk.none.show')}
        rowLabel={(row) =>
          translate('facings.bulkEdit.choose', {
            row: entries.textAt(row, sheet.nameColumn).trim() || String(row + 1),
          })
        }
      />
      {loading.error !== null && (
        <LoadFailure error={loading.error} onRetry={() => void loader.more()} />
      )}
      {(loading.isMore || loading.isLoading) && loading.error === null && (
        <Box
          sx={{
            // On narrow screens, its room is the panel's.
            display: { xs: panel === null ? 'flex' : 'none', md: 'flex' },
            alignItems: 'center',
            gap: 1,
          }}
        >
          <Button
            variant="outlined"
            sx={{ flexShrink: 0 }}
            loading={loading.isLoading}
            onClick={() => void loader.more()}
          >
            {translate('facings.bulkEdit.loadMore')}
          </Button>
          <Typography variant="body2" color="text.secondary">
            {translate(`facings.bulkEdit.${look.search === '' ? 'notAllLoaded' : 'notAllFound'}`)}
          </Typography>
        </Box>
      )}
    </>
  );
};

const Loading = ({ label }: { readonly label: string }) => (
  <Box role="status" aria-label={label} sx={{ flexGrow: 1 }}>
    <Skeleton variant="rounded" height={40} sx={{ mb: 1.5 }} />
    {Array.from({ length: 12 }, (_, line) => (
      <Skeleton key={line} height={32} />
    ))}
  </Box>
);
