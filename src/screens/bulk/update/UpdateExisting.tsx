import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import type { ToolProps } from '../../../schema/takeOver';
import { panelKey } from '../../../schema/pageAt';
import { LoadFailure } from '../../../views/LoadFailure';
import { useFooter } from '../edit/BulkEdit';
import { EditSteps } from '../edit/EditSteps';
import { useBulkEditing } from '../edit/useEditing';
import { useEditSource } from '../edit/source';
import { editedFields } from '../columns/columnsOf';
import type { LoadedRecord } from '../columns/recordTexts';
import { BulkDialog } from '../frame/BulkDialog';
import { useTask, useVersion } from '../frame/follow';
import { savedCount } from '../edit/sheet/changesOf';
import { useBulkState } from '../session/useBulkSession';
import type { SheetRows } from '../session/createBulkSession';
import { NamedNote } from '../add/mapping/NamedOffer';
import type { AddingState } from '../add/useAdding';
import {
  fileRowsOf,
  matchFileRows,
  readRecords,
  type MatchedRows,
  type UpdatedRows,
} from './fileRows';
import { FileChildren } from './FileChildren';
import { giveTexts } from './giveTexts';
import { RowsLeft } from './RowsLeft';

interface UpdateProps extends ToolProps {
  readonly adding: AddingState;
  readonly sheet: SheetRows;
  readonly of: UpdatedRows;
  readonly accountId: string;
}

const Finding = () => {
  const text = useTranslate()('facings.bulk.update.finding');
  return (
    <Box role="status">
      <Typography sx={{ mb: 1 }}>{text}</Typography>
      <LinearProgress aria-label={text} />
    </Box>
  );
};

interface UpdateSheetProps extends UpdateProps {
  readonly records: readonly LoadedRecord[];
  readonly matched: MatchedRows;
  readonly unused: readonly string[];
}

/** The records in a sheet of their own, with what the file says of them. */
const UpdateSheet = ({
  declaration,
  title,
  onClose,
  accountId,
  adding,
  records,
  matched,
  unused,
}: UpdateSheetProps) => {
  const { found } = matched;
  const translate = useTranslate();
  const [isClearing, setClearing] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  /** The review was opened, or the sheet has to be fixed first. */
  const [isReviewed, setReviewed] = useState(false);
  const [some] = useState(() => ({
    ids: [...found.keys()],
    records: records.filter(({ id }) => found.has(String(id))),
    onLoaded: ({ sheet, session }: Parameters<typeof EditSteps>[0]['editing']) => {
      giveTexts(sheet, { found, isClearing: false });
      setLoaded(true);
      void session.review().finally(() => setReviewed(true));
    },
  }));
  const opened = useBulkEditing({ declaration, accountId, some });
  const { editing } = opened;
  const { session, sheet } = editing;
  const { children } = editing.source.changes;
  // A sheet that was loaded again, after an undo, no longer has what the file says.
  const [firstSheet] = useState(sheet);
  const state = useBulkState(session);
  const version = useVersion(sheet.entries);
  const footer = useFooter(opened);
  const { key = '' } = declaration.bulk ?? {};
  const keyLabel = translate(`resources.${declaration.name}.fields.${key}`);
  const leave = {
    label: translate('facings.bulk.update.back'),
    onClick: () => {
      void adding.update(null);
    },
  };
  const { step } = state;
  const { error } = useSyncExternalStore(editing.loader.subscribe, editing.loader.state);
  // A sheet of many rows is not drawn only to be replaced by the review.
  const isOpening = step === 'sheet' && !isReviewed && error === null;
  const isDone = step === 'results' && !session.isUnsaved();
  const { rows } = sheet.entries.counts();
  const childRows = useSyncExternalStore(sheet.childRows.subscribe, sheet.childRows.get);
  const changed = useMemo(
    () => (childRows === null || isOpening ? 0 : savedCount(sheet)),
    // oxlint-disable-next-line react/exhaustive-deps -- each version has other texts, and the check of a step tells more
    [sheet, childRows, isOpening, version, step],
  );
  const faulty = useMemo(
    () => [...found.values()].filter(({ isChildFaulty = false }) => isChildFaulty),
    [found],
  );
  const left = (name: Exclude<keyof MatchedRows, 'found'>, as: string = name) => (
    <RowsLeft
      text={translate(`facings.bulk.update.${as}`, {
        smart_count: matched[name].length,
        key: keyLabel,
      })}
      rows={matched[name]}
      numberOf={adding.numberOf}
    />
  );
  return (
    <BulkDialog
      title={title}
      subtitle={translate('facings.bulk.update.title')}
      onClose={onClose}
      isSent={state.sent !== null || adding.state.sent !== null}
      isUnsaved={() => session.isUnsaved() || adding.session.isUnsaved()}
      isSaving={() => session.isSaving() && !adding.session.isUnsaved()}
      openedBy={panelKey}
      {...footer}
      {...(step === 'sheet' ? { back: leave } : {})}
      {...(isDone ? { primary: { ...leave, why: null } } : {})}
    >
      {step !== 'results' && isLoaded && !isOpening && (
        <Box
          sx={{
            display: { xs: step === 'actions' ? 'none' : 'flex', md: 'flex' },
            flexDirection: 'column',
            gap: 1,
          }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
            <Typography role="status">
              {translate('facings.bulk.update.found', { smart_count: rows })}{' '}
              {childRows !== null &&
                changed < rows &&
                translate('facings.bulk.update.unchanged', { smart_count: rows - changed })}
            </Typography>
            <FormControlLabel
              label={translate('facings.bulk.update.clear')}
              control={
                <Switch
                  size="small"
                  checked={isClearing}
                  onChange={(_, isOn) => {
                    setClearing(isOn);
                    giveTexts(sheet, { found, isClearing: isOn, isBlankOnly: true });
                  }}
                />
              }
            />
          </Box>
          {unused.length > 0 && (
            <Alert severity="info">
              {translate('facings.bulk.update.unused', { names: unused.join(', ') })}
            </Alert>
          )}
          <NamedNote created={adding.naming.created} />
          {children && sheet === firstSheet && (
            <FileChildren editing={editing} calls={children} found={found} />
          )}
          <RowsLeft
            text={translate('facings.bulkEdit.children.faulty', { smart_count: faulty.length })}
            rows={faulty}
            numberOf={adding.numberOf}
          />
          {left('keyless')}
          {left('missing', adding.purpose === 'both' ? 'new' : 'missing')}
          {left('several')}
          {left('repeated')}
          {left('gone')}
        </Box>
      )}
      {isOpening ? <Finding /> : <EditSteps {...opened} />}
    </BulkDialog>
  );
};

/**
 * Updates existing records from the rows of an import: each row's record is found by its key, and what the row says is
 * put into a sheet of these records, to be reviewed, saved and undone as in a bulk edit.
 */
export const UpdateExisting = (props: UpdateProps) => {
  const { declaration, title, onClose, accountId, adding, sheet, of } = props;
  const translate = useTranslate();
  const every = useEditSource(declaration, accountId);
  const { update, purpose, askKeys } = adding;
  // The sheet of the import may know already which keys exist. A whole list is read again with its records.
  const [source] = useState(
    every.isWhole || askKeys === null ? every : { ...every, keyed: askKeys },
  );
  const [{ rows, unused }] = useState(() =>
    fileRowsOf({
      declaration,
      sheet,
      of,
      edited: editedFields(declaration),
      valueOf: (column, text) =>
        adding.isNamed(column) ? undefined : adding.choices.choices?.valueOf(column, text),
    }),
  );
  const { key = '' } = declaration.bulk ?? {};
  const finding = useMemo(
    () => async (signal: AbortSignal) => {
      const records = await readRecords(rows, source, signal);
      return { records, matched: matchFileRows(rows, records, key) };
    },
    [rows, source, key],
  );
  const found = useTask(finding, null);
  // A row with an id is of an existing record: it is never created, whatever its key has become.
  useEffect(() => {
    sheet.entries.leave(
      rows.flatMap(({ row, id }) => (id === '' ? [] : [row])),
      true,
    );
  }, [rows, sheet]);
  const { found: existing, gone = [] } = found.value?.matched ?? {};
  const isAny = existing !== undefined && existing.size + gone.length > 0;
  const isAllNew = purpose === 'both' && found.isCurrent && !isAny;
  // There is nothing to update first, so the rows are only created.
  useEffect(() => {
    if (isAllNew) void update(null);
  }, [isAllNew, update]);
  if (found.value && isAny) return <UpdateSheet {...props} {...found.value} unused={unused} />;
  return (
    <BulkDialog
      title={title}
      subtitle={translate('facings.bulk.update.title')}
      onClose={onClose}
      isSent={adding.state.sent !== null}
      isUnsaved={adding.session.isUnsaved}
      openedBy={panelKey}
      primary={null}
      back={{
        label: translate('facings.bulk.update.back'),
        onClick: () => void adding.update(null),
      }}
    >
      {found.error !== null ? (
        <LoadFailure error={found.error} onRetry={found.retry} />
      ) : found.value ? (
        <Alert severity="info">{translate('facings.bulk.update.none')}</Alert>
      ) : (
        <Finding />
      )}
    </BulkDialog>
  );
};
