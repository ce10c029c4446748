import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { Journal, KeptRun } from '../../../batches/journal';
import { momentText, relativeTo } from '../../../fields/moment/momentText';
import { useNow } from '../../../fields/moment/useNow';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { regionOf } from '../../../schema/region';
import { logFault } from '../../../faults/failures';
import { useEditText } from '../columns/useEditText';
import { useBulkText } from './sheetTexts';
import { useTask } from '../frame/follow';
import { Forget } from '../frame/Forget';

const KeptRows = lazy(() => import('./KeptRows').then(({ KeptRows: Own }) => ({ default: Own })));

/** An earlier run of this user that can be resumed, or undone if it is complete. */
export interface EarlierRun {
  readonly run: KeptRun;
  readonly way: 'resume' | 'undo';
}

/** What is said of an earlier run, by kind: 'resume' is the label of the button, 'held' why it is not possible. */
const useEarlierWords = (declaration: AnyDeclaration) => {
  const translate = useTranslate();
  const editText = useEditText(declaration);
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
  const wordsOf = useEarlierWords(declaration);
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
