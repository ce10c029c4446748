import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { lazy, Suspense, useId, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { Journal, KeptRun } from '../../../batches/journal';
import { momentText, relativeTo } from '../../../fields/moment/momentText';
import { useNow } from '../../../fields/moment/useNow';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { regionOf } from '../../../schema/region';
import { logFault } from '../../../faults/failures';
import { useBulkText, useEditText } from './sheetTexts';
import { useTask } from '../frame/follow';

const KeptRows = lazy(() => import('./KeptRows').then(({ KeptRows: Own }) => ({ default: Own })));

/** An earlier run of this user that can be resumed, or undone if it is complete. */
export interface EarlierRun {
  readonly run: KeptRun;
  readonly way: 'resume' | 'undo';
}

/** What is said of an earlier run, by kind: 'resume' is the label of the button, 'held' why it is not possible. */
const useEarlierWords = () => {
  const translate = useTranslate();
  const editText = useEditText();
  const bulkText = useBulkText();
  const locale = regionOf(useLocale());
  const now = useNow();
  return ({ run: { kind, startedAt, saved, total }, way }: EarlierRun) => {
    if (kind === 'add' || kind === 'records') {
      const values = {
        time: momentText(startedAt, locale),
        saved,
        total,
      };
      const ofImport = (key: string) => translate(`facings.bulk.unfinished.${key}`, values);
      return {
        title: ofImport('title'),
        text: ofImport('text'),
        resume: ofImport('resume'),
        forgetTitle: ofImport('forgetTitle'),
        forgetText: bulkText('unfinished.forgetText'),
        held: translate('facings.saving.halt.elsewhere'),
      };
    }
    // '12 minutes ago: 1,240 products changed. Undo', also after a reload.
    const [count, which] = way === 'resume' ? [total, 'unfinished'] : [saved, 'changed'];
    const when = relativeTo(startedAt, now, locale);
    const counted = { smart_count: count, count, when };
    const ofChange = (key: string) => translate(`facings.bulkEdit.${key}`, counted);
    return {
      title: ofChange('earlier.title'),
      text: editText(`earlier.${which}`, counted),
      resume: ofChange(way === 'resume' ? 'earlier.goOn' : 'undo'),
      forgetTitle: ofChange('earlier.forgetTitle'),
      forgetText: ofChange(`earlier.forgetText.${which}`),
      held: ofChange('earlier.held'),
    };
  };
};

interface EarlierRunsProps {
  readonly declaration: AnyDeclaration;
  readonly journal: Journal;
  /** Finds the runs to offer. Must be a stable function. */
  readonly find: () => Promise<readonly EarlierRun[]>;
  /** Resumes or undoes a run; resolves to false if that is not possible now. */
  readonly onAct: (earlier: EarlierRun) => Promise<boolean>;
}

/** Earlier runs: resume or undo, inspect or discard them. */
export const EarlierRuns = ({ declaration, journal, find, onAct }: EarlierRunsProps) => {
  const translate = useTranslate();
  const wordsOf = useEarlierWords();
  const { value: runs = [], retry: refresh } = useTask(find);
  /** Why the last attempt was not possible, or that it failed. */
  const [held, setHeld] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const act = async (earlier: EarlierRun) => {
    try {
      setHeld((await onAct(earlier)) ? null : wordsOf(earlier).held);
      setFailed(false);
      refresh();
    } catch (error) {
      logFault(error);
      setFailed(true);
    }
  };
  return (
    <>
      {hasFailed && <Alert severity="error">{translate('facings.bulk.notLoaded')}</Alert>}
      {!hasFailed && held !== null && <Alert severity="info">{held}</Alert>}
      {runs.map((earlier) => (
        <EarlierAlert
          key={earlier.run.id}
          declaration={declaration}
          journal={journal}
          run={earlier.run}
          severity={earlier.way === 'resume' ? 'warning' : 'info'}
          words={wordsOf(earlier)}
          onAct={() => void act(earlier)}
          onForget={() => {
            void journal.forget(earlier.run.id).then(refresh);
          }}
        />
      ))}
    </>
  );
};

interface EarlierAlertProps extends Pick<EarlierRunsProps, 'declaration' | 'journal'> {
  readonly run: KeptRun;
  readonly severity: 'warning' | 'info';
  readonly words: ReturnType<ReturnType<typeof useEarlierWords>>;
  readonly onAct: () => void;
  readonly onForget: () => void;
}

const EarlierAlert = ({
  declaration,
  journal,
  run,
  severity,
  words,
  onAct,
  onForget,
}: EarlierAlertProps) => {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <Alert severity={severity} role="group" aria-label={words.title} sx={{ flexShrink: 0 }}>
      {isAsked && (
        <Forget
          title={words.forgetTitle}
          text={words.forgetText}
          onForget={() => {
            setAsked(false);
            onForget();
          }}
          onClose={() => {
            setAsked(false);
          }}
        />
      )}
      {words.text}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="contained" onClick={onAct}>
          {words.resume}
        </Button>
        <Button
          size="small"
          color="inherit"
          aria-expanded={isShown}
          onClick={() => {
            setShown(!isShown);
          }}
        >
          {translate(`facings.bulk.unfinished.${isShown ? 'hide' : 'show'}`)}
        </Button>
        <Button
          size="small"
          color="inherit"
          onClick={() => {
            setAsked(true);
          }}
        >
          {translate('facings.bulk.unfinished.forget')}
        </Button>
      </Box>
      {isShown && (
        <Suspense fallback={null}>
          <KeptRows declaration={declaration} journal={journal} kept={run} />
        </Suspense>
      )}
    </Alert>
  );
};

interface ForgetProps {
  readonly title: string;
  /** What is lost. */
  readonly text: string;
  readonly onForget: () => void;
  readonly onClose: () => void;
}

/** Asks before a stored run is discarded, because only the stored run can be finished or undone. */
const Forget = ({ title, text, onForget, onClose }: ForgetProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('facings.bulk.cancel')}
        </Button>
        <Button color="error" onClick={onForget}>
          {translate('facings.bulk.unfinished.forget')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
