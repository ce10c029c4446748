import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Journal } from '../../../batches/journal';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { logFault } from '../../../views/failures';
import { Forget } from '../frame/Forget';
import type { OwnRun } from '../save/keptRuns';

const KeptRows = lazy(() => import('./KeptRows').then(({ KeptRows: Own }) => ({ default: Own })));

/** An earlier run of this user that can be resumed, or undone if it is complete. */
export interface EarlierRun {
  readonly run: OwnRun;
  readonly way: 'resume' | 'undo';
}

/** What is said of an earlier run. */
interface EarlierWords {
  readonly title: string;
  readonly text: string;
  /** Label of the button that resumes or undoes it. */
  readonly act: string;
  readonly forgetTitle: string;
  readonly forgetText: string;
}

interface EarlierRunsProps {
  readonly declaration: AnyDeclaration;
  readonly journal: Journal;
  /** Finds the runs to offer. Must be a stable function. */
  readonly find: () => Promise<readonly EarlierRun[]>;
  readonly wordsOf: (earlier: EarlierRun) => EarlierWords;
  /** Resumes or undoes a run; resolves to false if that is not possible now. */
  readonly onAct: (earlier: EarlierRun) => Promise<boolean>;
  /** Why it is not possible now. */
  readonly heldText: string;
}

const none: readonly EarlierRun[] = [];

/** Earlier runs: resume or undo, inspect or discard them. */
export const EarlierRuns = ({ journal, find, onAct, heldText, ...shown }: EarlierRunsProps) => {
  const translate = useTranslate();
  const [runs, setRuns] = useState(none);
  const [round, setRound] = useState(0);
  const [trouble, setTrouble] = useState<'held' | 'failed' | null>(null);
  useEffect(() => {
    let isOver = false;
    find().then((found) => {
      if (!isOver) setRuns(found);
    }, logFault);
    return () => {
      isOver = true;
    };
  }, [find, round]);
  const refresh = () => {
    setRound((before) => before + 1);
  };

  const act = async (earlier: EarlierRun) => {
    try {
      setTrouble((await onAct(earlier)) ? null : 'held');
      refresh();
    } catch (error) {
      logFault(error);
      setTrouble('failed');
    }
  };
  return (
    <>
      {trouble && (
        <Alert severity={trouble === 'held' ? 'info' : 'error'}>
          {trouble === 'held' ? heldText : translate('facings.bulk.notLoaded')}
        </Alert>
      )}
      {runs.map((earlier) => (
        <EarlierAlert
          {...shown}
          key={earlier.run.id}
          journal={journal}
          earlier={earlier}
          onAct={() => void act(earlier)}
          onForget={() => {
            void journal.forget(earlier.run.id).then(refresh);
          }}
        />
      ))}
    </>
  );
};

interface EarlierAlertProps extends Pick<EarlierRunsProps, 'declaration' | 'journal' | 'wordsOf'> {
  readonly earlier: EarlierRun;
  readonly onAct: () => void;
  readonly onForget: () => void;
}

const EarlierAlert = ({
  declaration,
  journal,
  wordsOf,
  earlier,
  onAct,
  onForget,
}: EarlierAlertProps) => {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { run, way } = earlier;
  const words = wordsOf(earlier);
  return (
    <Alert
      severity={way === 'resume' ? 'warning' : 'info'}
      role="group"
      aria-label={words.title}
      sx={{ flexShrink: 0 }}
    >
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
          {words.act}
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
