import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { KeptRun } from '../../../batches/journal';
import { relativeTo } from '../../../fields/moment/momentText';
import { useNow } from '../../../fields/moment/useNow';
import { regionOf } from '../../../schema/region';
import { logFault } from '../../../views/failures';
import { Forget } from '../frame/Forget';
import { openRuns, readChangedRows } from '../save/keptRuns';
import type { SavePort } from '../save/port';
import { resumeEdit } from '../save/resume';
import type { ChangedRow } from '../save/types';
import { lastEdits, startUndo } from '../save/undoRun';
import type { Editing, Saving } from './createEditing';
import { useCountText } from './useCountText';

/** Earlier changes that can be undone, and unfinished ones of closed pages (rules 4). */
interface Earlier {
  /** Not everything was sent. */
  readonly unfinished: KeptRun | null;
  /** The latest change that can be undone. */
  readonly undoable: KeptRun | null;
}

export const readEarlier = async (
  { journal }: Pick<SavePort, 'journal'>,
  accountId: string,
): Promise<Earlier> => {
  const [open, edits] = await Promise.all([
    openRuns(journal, ['edit', 'undo']),
    lastEdits(journal, accountId),
  ]);
  const unfinished = open.find((run) => run.accountId === accountId) ?? null;
  // An unfinished run must be finished or discarded first.
  return { unfinished, undoable: unfinished ? null : (edits[0] ?? null) };
};

/** Texts as they are after the undo. */
const shownBefore = ({ shown, before }: ChangedRow): ChangedRow['shown'] => ({
  ...shown,
  ...Object.fromEntries(
    Object.entries(before).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : value === null ? [[key, '']] : [],
    ),
  ),
});

/** Null if nothing can be undone or another tab is working on it. */
export const undo = async (
  port: SavePort,
  edit: Pick<KeptRun, 'id' | 'accountId'>,
): Promise<Saving | null> => {
  const { rows } = await readChangedRows(port.journal, edit.id);
  const run = await startUndo({ ...port, edit });
  return (
    run && {
      kind: 'undo',
      run,
      rows: rows.map((row) => ({ ...row, shown: shownBefore(row) })),
    }
  );
};

/** Null if another tab is working on it. */
export const goOn = async (port: SavePort, kept: KeptRun): Promise<Saving | null> => {
  const resumed = await resumeEdit({ ...port, kept });
  // The sheet may be older than what the run saves, so its rows are reloaded afterwards.
  return resumed && { kind: kept.kind === 'undo' ? 'undo' : 'rest', ...resumed };
};

interface EarlierLineProps {
  readonly editing: Editing;
  readonly port: SavePort;
}

const nothing: Earlier = { unfinished: null, undoable: null };

/** '12 minutes ago: 1,240 products changed. Undo', also after a reload. */
export const EarlierLine = ({ editing, port }: EarlierLineProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const now = useNow();
  const { number } = useCountText();
  const { accountId } = editing;
  const [earlier, setEarlier] = useState(nothing);
  const [isHeld, setHeld] = useState(false);
  const [round, setRound] = useState(0);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    let isGone = false;
    readEarlier(port, accountId)
      .then((read) => {
        if (!isGone) setEarlier(read);
      })
      .catch(logFault);
    return () => {
      isGone = true;
    };
  }, [port, accountId, round]);

  const { unfinished, undoable } = earlier;
  const kept = unfinished ?? undoable;
  if (!kept) return null;
  const begin = (how: (port: SavePort, run: KeptRun) => Promise<Saving | null>) => {
    how(port, kept)
      .then((saving) => {
        if (saving) editing.show(saving);
        else setHeld(true);
      })
      .catch((error: unknown) => {
        logFault(error);
        setHeld(true);
      });
  };
  const forget = () => {
    setAsked(false);
    void port.journal.forget(kept.id).then(() => {
      setRound((before) => before + 1);
    });
  };
  const count = unfinished ? kept.total : kept.saved;
  const words = {
    smart_count: count,
    count: number(count),
    when: relativeTo(kept.startedAt, now, locale),
  };
  return (
    <Alert
      severity={unfinished ? 'warning' : 'info'}
      action={
        <>
          {unfinished ? (
            <Button
              color="inherit"
              onClick={() => {
                begin(goOn);
              }}
            >
              {translate('facings.bulkEdit.earlier.goOn')}
            </Button>
          ) : (
            <Button
              color="inherit"
              onClick={() => {
                begin(undo);
              }}
            >
              {translate('facings.bulkEdit.undo')}
            </Button>
          )}
          <Button
            color="inherit"
            onClick={() => {
              setAsked(true);
            }}
          >
            {translate('facings.bulkEdit.earlier.forget')}
          </Button>
        </>
      }
    >
      {isAsked && (
        <Forget
          title={translate('facings.bulkEdit.earlier.forgetTitle')}
          text={translate(
            `facings.bulkEdit.earlier.forgetText.${unfinished ? 'unfinished' : 'changed'}`,
          )}
          onForget={forget}
          onClose={() => {
            setAsked(false);
          }}
        />
      )}
      {translate(`facings.bulkEdit.earlier.${unfinished ? 'unfinished' : 'changed'}`, words)}
      {isHeld && ` ${translate('facings.bulkEdit.earlier.held')}`}
    </Alert>
  );
};
