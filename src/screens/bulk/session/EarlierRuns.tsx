import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { lazyPart } from '../../../lib/failures/code';
import type { Journal, KeptRun } from '../../../lib/batches/journal';
import { momentText, relativeTo } from '../../../fields/moment/momentText';
import { useNow } from '../../../fields/moment/useNow';
import { regionOf } from '../../../lib/text/region';
import { logFault } from '../../../lib/failures/failures';
import { Question } from '../../../views/Question';
import { useBulkText, useEditText } from './sheetTexts';
import { useTask } from '../frame/follow';

const KeptRows = lazyPart(() => import('./ResultsList'), 'KeptRows');

/** What is said of an earlier run, by kind: 'act' is the label of its button, 'held' why it is not possible. */
const useEarlierWords = () => {
  const translate = useTranslate();
  const editText = useEditText();
  const bulkText = useBulkText();
  const locale = regionOf(useLocale());
  const now = useNow();
  return ({ kind, startedAt, saved, total, phase }: KeptRun) => {
    const isImport = kind === 'add' || kind === 'records';
    if (isImport && phase === 'ended') {
      const values = { smart_count: saved, count: saved, when: relativeTo(startedAt, now, locale) };
      return {
        title: translate('facings.bulk.earlier.title'),
        text: translate('facings.bulk.earlier.created', values),
        act: translate('facings.bulk.results.undoImport'),
        forgetTitle: translate('facings.bulk.unfinished.forgetTitle'),
        forgetText: translate('facings.bulk.earlier.forgetText'),
        held: translate('facings.bulk.earlier.held'),
      };
    }
    if (isImport) {
      const values = { time: momentText(startedAt, locale), saved, total };
      return {
        title: translate('facings.bulk.unfinished.title', values),
        text: translate('facings.bulk.unfinished.text', values),
        act: translate('facings.lists.age.resume'),
        forgetTitle: translate('facings.bulk.unfinished.forgetTitle', values),
        forgetText: bulkText('unfinished.forgetText'),
        held: translate('facings.saving.halt.elsewhere'),
      };
    }
    // '12 minutes ago: 1,240 products changed. Undo', also after a reload.
    const [count, which] = phase === 'open' ? [total, 'unfinished'] : [saved, 'changed'];
    const counted = { smart_count: count, count, when: relativeTo(startedAt, now, locale) };
    return {
      title: translate('facings.bulkEdit.earlier.title', counted),
      text: editText(`earlier.${which}`, counted),
      act: translate(
        `facings.${phase === 'open' ? 'selection.continue' : 'buttons.undo'}`,
        counted,
      ),
      forgetTitle: translate('facings.bulkEdit.earlier.forgetTitle', counted),
      forgetText: translate(`facings.bulkEdit.earlier.forgetText.${which}`, counted),
      held: translate('facings.bulkEdit.earlier.held', counted),
    };
  };
};

interface EarlierRunsProps {
  readonly journal: Journal;
  /** Finds this user's runs to offer: open ones to resume, others to undo. Must be a stable function. */
  readonly find: () => Promise<readonly KeptRun[]>;
  /** Resumes or undoes a run; resolves to false if that is not possible now. */
  readonly onAct: (run: KeptRun) => Promise<boolean>;
}

/** Earlier runs: resume or undo, inspect or discard them. */
export const EarlierRuns = ({ journal, find, onAct }: EarlierRunsProps) => {
  const translate = useTranslate();
  const wordsOf = useEarlierWords();
  const { value: runs = [], retry: refresh } = useTask(find);
  /** Why the last attempt was not possible, or that it failed. */
  const [notice, setNotice] = useState<{
    readonly severity: 'info' | 'error';
    readonly text: string;
  } | null>(null);

  const act = async (run: KeptRun) => {
    try {
      const isDone = await onAct(run);
      setNotice(isDone ? null : { severity: 'info', text: wordsOf(run).held });
      refresh();
    } catch (error) {
      logFault(error);
      setNotice({ severity: 'error', text: translate('facings.bulk.notLoaded') });
    }
  };
  return (
    <>
      {notice && <Alert severity={notice.severity}>{notice.text}</Alert>}
      {runs.map((run) => (
        <EarlierAlert
          key={run.id}
          journal={journal}
          run={run}
          words={wordsOf(run)}
          onAct={() => void act(run)}
          onForget={() => void journal.forget(run.id).then(refresh)}
        />
      ))}
    </>
  );
};

interface EarlierAlertProps extends Pick<EarlierRunsProps, 'journal'> {
  readonly run: KeptRun;
  readonly words: ReturnType<ReturnType<typeof useEarlierWords>>;
  readonly onAct: () => void;
  readonly onForget: () => void;
}

const EarlierAlert = ({ journal, run, words, onAct, onForget }: EarlierAlertProps) => {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const ask = () => setIsAsked(true);
  const close = () => setIsAsked(false);
  return (
    <Alert
      severity={run.phase === 'open' ? 'warning' : 'info'}
      role="group"
      aria-label={words.title}
      sx={{ flexShrink: 0 }}
    >
      {/* Only the stored run can be finished or undone. */}
      <Question
        isOpen={isAsked}
        title={words.forgetTitle}
        text={words.forgetText}
        confirm={translate('facings.bulk.unfinished.forget')}
        color="error"
        onCancel={close}
        onConfirm={() => {
          close();
          onForget();
        }}
      />
      {words.text}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="contained" onClick={onAct}>
          {words.act}
        </Button>
        <Button
          size="small"
          color="inherit"
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {translate(`facings.bulk.unfinished.${isShown ? 'hide' : 'show'}`)}
        </Button>
        <Button size="small" color="inherit" onClick={ask}>
          {translate('facings.bulk.unfinished.forget')}
        </Button>
      </Box>
      {isShown && (
        <Suspense fallback={null}>
          <KeptRows journal={journal} kept={run} />
        </Suspense>
      )}
    </Alert>
  );
};
