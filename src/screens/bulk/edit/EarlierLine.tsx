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
import type { SavePort } from '../save/port';
import type { Editing } from './createEditing';
import { readEarlier, undo, type Earlier } from './earlier';
import { useCountText } from './useCountText';

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
  const { session } = editing;
  const undoIt = async (run: KeptRun): Promise<boolean> => {
    const undone = await undo(port, run);
    if (undone) session.show(undone);
    return undone !== null;
  };
  const begin = (how: (run: KeptRun) => Promise<boolean>) => {
    how(kept)
      .then((isBegun) => {
        setHeld(!isBegun);
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
                begin(session.resume);
              }}
            >
              {translate('facings.bulkEdit.earlier.goOn')}
            </Button>
          ) : (
            <Button
              color="inherit"
              onClick={() => {
                begin(undoIt);
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
