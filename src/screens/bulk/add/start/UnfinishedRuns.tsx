import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { Journal, KeptRun } from '../../../../batches/journal';
import { momentText } from '../../../../fields/moment/momentText';
import type { AnyDeclaration } from '../../../../schema/defineResource';
import { regionOf } from '../../../../schema/region';
import { logFault } from '../../../../views/failures';
import { Forget } from '../../frame/Forget';
import { openRuns, type RunKind } from '../../save/keptRuns';
import { useBulkText } from '../sheetTexts';

const none: readonly KeptRun[] = [];

/** The user's unfinished runs of one kind, newest first. */
const useOpenRuns = (journal: Journal, kind: RunKind, place: string | undefined) => {
  const [runs, setRuns] = useState(none);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let isOver = false;
    void openRuns(journal, [kind]).then((found) => {
      if (!isOver) setRuns(found.filter((run) => run.place === place));
    });
    return () => {
      isOver = true;
    };
  }, [journal, kind, place, asked]);
  return {
    runs,
    refresh: () => {
      setAsked((before) => before + 1);
    },
  };
};

const KeptRows = lazy(() => import('./KeptRows').then(({ KeptRows: Own }) => ({ default: Own })));

export interface UnfinishedRunsProps {
  readonly declaration: AnyDeclaration;
  readonly journal: Journal;
  readonly kind: RunKind;
  /** Of imports of records: only those of the same place. */
  readonly place?: string;
  /** False if another tab is working on it. */
  readonly onResume: (kept: KeptRun) => Promise<boolean>;
}

/** Reasons why a run cannot be resumed. */
const troubles = {
  elsewhere: { severity: 'info', text: 'facings.saving.halt.elsewhere' },
  failed: { severity: 'error', text: 'facings.bulk.notLoaded' },
} as const;

/** Unfinished runs of closed pages: resume, inspect or discard them. */
export const UnfinishedRuns = ({
  declaration,
  journal,
  kind,
  place,
  onResume,
}: UnfinishedRunsProps) => {
  const translate = useTranslate();
  const bulkText = useBulkText();
  const locale = regionOf(useLocale());
  const { runs, refresh } = useOpenRuns(journal, kind, place);
  const [shown, setShown] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<keyof typeof troubles | null>(null);

  const go = async (kept: KeptRun) => {
    try {
      setTrouble((await onResume(kept)) ? null : 'elsewhere');
      refresh();
    } catch (error) {
      logFault(error);
      setTrouble('failed');
    }
  };
  const [asked, setAsked] = useState<KeptRun | null>(null);
  const forget = async (kept: KeptRun) => {
    setAsked(null);
    await journal.forget(kept.id);
    refresh();
  };
  return (
    <>
      {trouble && (
        <Alert severity={troubles[trouble].severity}>{translate(troubles[trouble].text)}</Alert>
      )}
      {asked && (
        <Forget
          title={translate('facings.bulk.unfinished.forgetTitle')}
          text={bulkText('unfinished.forgetText')}
          onForget={() => void forget(asked)}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
      {runs.map((kept) => (
        <Alert
          key={kept.id}
          severity="warning"
          role="group"
          aria-label={translate('facings.bulk.unfinished.title')}
        >
          {translate('facings.bulk.unfinished.text', {
            time: momentText(kept.startedAt, locale),
            saved: kept.saved,
            total: kept.total,
          })}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            <Button size="small" variant="contained" onClick={() => void go(kept)}>
              {translate('facings.bulk.unfinished.resume')}
            </Button>
            <Button
              size="small"
              color="inherit"
              aria-expanded={shown === kept.id}
              onClick={() => {
                setShown(shown === kept.id ? null : kept.id);
              }}
            >
              {translate(`facings.bulk.unfinished.${shown === kept.id ? 'hide' : 'show'}`)}
            </Button>
            <Button
              size="small"
              color="inherit"
              onClick={() => {
                setAsked(kept);
              }}
            >
              {translate('facings.bulk.unfinished.forget')}
            </Button>
          </Box>
          {shown === kept.id && (
            <Suspense fallback={null}>
              <KeptRows declaration={declaration} journal={journal} kept={kept} />
            </Suspense>
          )}
        </Alert>
      ))}
    </>
  );
};
