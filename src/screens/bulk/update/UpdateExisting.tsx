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
import { useFooter } from '../edit/BulkEdit';
import { EditSteps } from '../edit/EditSteps';
import { useBulkEditing } from '../edit/useEditing';
import { editedFields } from '../columns/columnsOf';
import { BulkBody } from '../frame/BulkDialog';
import { useVersion } from '../frame/follow';
import type { BulkEditing } from '../edit/createEditing';
import { reasonText } from '../../../lib/failures/reason';
import { savedCount } from '../edit/sheet/changesOf';
import { useBulkState } from '../session/useBulkSession';
import type { SheetRows } from '../session/createBulkSession';
import type { Existing } from '../add/checks/keyChecks';
import { NamedNote } from '../add/mapping/NamedOffer';
import type { AddingState } from '../add/useAdding';
import {
  eachOfRecord,
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
  readonly existing: Existing;
  readonly sheet: SheetRows;
  readonly of: UpdatedRows;
  readonly accountId: string;
  /** Name of what the rows belong to. */
  readonly owner: string | null;
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

interface NotesProps extends Pick<UpdateProps, 'declaration' | 'adding'> {
  readonly editing: BulkEditing;
  readonly matched: MatchedRows;
  readonly unused: readonly string[];
}

/** What the rows change and do not change, and which of them have no record. */
const UpdateNotes = ({ declaration, adding, editing, matched, unused }: NotesProps) => {
  const { found } = matched;
  const { session, sheet } = editing;
  const { children } = editing.source.changes;
  const translate = useTranslate();
  const [isClearing, setClearing] = useState(false);
  // A sheet that was loaded again, after an undo, no longer has what the file says.
  const [firstSheet] = useState(sheet);
  const { step } = useBulkState(session);
  const version = useVersion(sheet.entries);
  const { rows } = sheet.entries.counts();
  const childRows = useSyncExternalStore(sheet.childRows.subscribe, sheet.childRows.get);
  const changed = useMemo(
    () => (childRows === null ? 0 : savedCount(sheet)),
    // oxlint-disable-next-line react/exhaustive-deps -- each version has other texts, and the check of a step tells more
    [sheet, childRows, version, step],
  );
  const faulty = useMemo(
    () => [...found.values()].flatMap(eachOfRecord).filter(({ childFaults }) => childFaults),
    [found],
  );
  const { key } = declaration.bulk ?? {};
  const left = (name: Exclude<keyof MatchedRows, 'found'>, as: string = name) =>
    matched[name].length > 0 && (
      <RowsLeft
        text={translate(`facings.bulk.update.${as}`, {
          smart_count: matched[name].length,
          key: translate(
            key === undefined
              ? 'facings.bulk.update.id'
              : `resources.${declaration.name}.fields.${key}`,
          ),
        })}
        rows={matched[name]}
        numberOf={adding.numberOf}
      />
    );
  return (
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
      {faulty.length > 0 && (
        <RowsLeft
          text={translate('facings.bulkEdit.children.faulty', { smart_count: faulty.length })}
          rows={faulty}
          reasonOf={({ childFaults = [] }) =>
            childFaults.map((fault) => reasonText(fault, translate)).join(' ')
          }
          numberOf={adding.numberOf}
        />
      )}
      {left('keyless')}
      {left('missing', adding.purpose === 'both' ? 'new' : 'missing')}
      {left('several')}
      {left('repeated')}
      {left('gone')}
    </Box>
  );
};

/**
 * Updates existing records from the rows of an import: each row's record is found by its key, and what the row says is
 * put into a sheet of these records, to be reviewed, saved and undone as in a bulk edit.
 */
export const UpdateExisting = (props: UpdateProps) => {
  const {
    declaration,
    title,
    onClose,
    accountId,
    owner,
    adding,
    existing,
    sheet: imported,
    of,
  } = props;
  const translate = useTranslate();
  const [taken, setTaken] = useState<ReturnType<typeof fileRowsOf> | null>(null);
  const [matched, setMatched] = useState<MatchedRows | null>(null);
  /** The review was opened, or the sheet has to be fixed first. */
  const [isReviewed, setReviewed] = useState(false);
  const { update, purpose } = adding;
  const [some] = useState(() => {
    let last: MatchedRows | null = null;
    /** Once: which cells are invalid is known only when the values that are set up have been read. */
    const readRows = async () => {
      const choices = await adding.choices.choices?.load();
      const read = fileRowsOf({
        declaration,
        sheet: imported,
        of,
        edited: editedFields(declaration),
        valuesOf: (column) =>
          choices && !adding.namedColumns.includes(column)
            ? (text) => choices.valueOf(column, text)
            : undefined,
      });
      // A row with an id is of an existing record: it is never created, whatever its key has become.
      imported.entries.leave(
        read.rows.flatMap(({ row, id }) => (id === '' ? [] : [row])),
        true,
      );
      setTaken(read);
      return read;
    };
    let reading: ReturnType<typeof readRows> | null = null;
    return {
      ids: () => Promise.resolve([...(last?.found.keys() ?? [])]),
      read: async (signal: AbortSignal) => {
        reading ??= readRows().catch((error: unknown) => {
          reading = null;
          throw error;
        });
        const { rows } = await reading;
        const isUpdate = of === 'existing' || purpose === 'update';
        const records = await readRecords(rows, existing, isUpdate, signal);
        const { found } = (last = matchFileRows(rows, records, declaration.bulk?.key ?? ''));
        return records.filter(({ id }) => found.has(String(id)));
      },
      onLoaded: ({ sheet, session }: BulkEditing) => {
        setMatched(last);
        if (!last || isNone(last)) return;
        giveTexts(sheet, { found: last.found, isClearing: false });
        void session.review().finally(() => setReviewed(true));
      },
    };
  });
  const opened = useBulkEditing({ declaration, accountId, some });
  const { editing } = opened;
  const { session, loader } = editing;
  const state = useBulkState(session);
  const { step } = state;
  const footer = useFooter(opened);
  const { error } = useSyncExternalStore(loader.subscribe, loader.state);
  const hasNone = matched !== null && isNone(matched);
  const isAllNew = purpose === 'both' && hasNone;
  // There is nothing to update first, so the rows are only created.
  useEffect(() => {
    if (isAllNew) void update(null);
  }, [isAllNew, update]);
  const leave = {
    label: translate('facings.bulk.update.back'),
    onClick: () => {
      void update(null);
    },
  };
  // A sheet of many rows is not drawn only to be replaced by the review.
  const isOpening = step === 'sheet' && !isReviewed && error === null;
  const isDone = step === 'results' && !session.isUnsaved();
  return (
    <BulkBody
      title={title}
      subtitle={[owner, translate('facings.bulk.update.title')].filter(Boolean).join(' · ')}
      onClose={onClose}
      isSent={state.sent !== null || adding.state.sent !== null}
      isUnsaved={() => session.isUnsaved() || adding.session.isUnsaved()}
      isSaving={() => session.isSaving() && !adding.session.isUnsaved()}
      openedBy={panelKey}
      {...footer}
      {...(step === 'sheet' ? { back: leave } : {})}
      {...(matched === null || hasNone ? { primary: null } : {})}
      {...(isDone ? { primary: { ...leave, why: null } } : {})}
    >
      {hasNone ? (
        <Alert severity="info">{translate('facings.bulk.update.none')}</Alert>
      ) : isOpening ? (
        <Finding />
      ) : (
        <>
          {step !== 'results' && matched && (
            <UpdateNotes
              {...{ declaration, adding, editing, matched }}
              unused={taken?.unused ?? []}
            />
          )}
          <EditSteps {...opened} />
        </>
      )}
    </BulkBody>
  );
};

const isNone = ({ found, gone }: MatchedRows): boolean => found.size + gone.length === 0;
