import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import { useRegistry } from '../../fields/useDeclaration';
import { onPhones } from '../../fields/styles';
import { useProvider } from '../../fields/useProvider';
import { regionOf } from '../../lib/text/region';
import type { LinkCalls } from '../../schema/links';
import { dock } from '../../views/dock';
import { usePageActions } from '../../views/keys/usePageAction';
import { endsOf, markLinksStale } from '../../views/links/linkQueries';
import { useIsShown } from '../../views/useIsShown';
import { sendChanges } from './sendChanges';
import type { MatrixStore } from './store';
import { useCountText } from './words';

interface PendingBarProps {
  readonly store: MatrixStore;
  readonly calls: LinkCalls;
  readonly onTravel: (way: 'undo' | 'redo') => void;
  readonly onReview: () => void;
  readonly onDiscard: () => void;
}

interface BarAction extends Pick<ButtonProps, 'startIcon' | 'variant'> {
  readonly key: string;
  readonly isDisabled?: boolean;
  readonly run: () => void;
}

/** Saves the pending changes, with progress and a result. */
const useMatrixSave = (store: MatrixStore, calls: LinkCalls) => {
  const { links } = useProvider();
  const client = useQueryClient();
  const registry = useRegistry();
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const [saving, setSaving] = useState<{ done: number; total: number } | null>(null);
  /** Shown in the bar, because a notification would cover its buttons. Outdated with the next step. */
  const [result, setResult] = useState<{ text: string; steps: number } | null>(null);
  const control = useRef<AbortController | null>(null);
  const notify = useNotify();
  const isShown = useIsShown();
  // Who leaves the page gives up what is not sent.
  useEffect(() => () => control.current?.abort(), []);
  /** Says elsewhere how the save of a page ended that was left. */
  const tellLeft = (saved: string, isStopped: boolean) => {
    const refused = [...store.refusals()].map(([reason, count]) =>
      translate('facings.matrix.refused', { smart_count: count, reason }),
    );
    const lost = isStopped || store.askedCount() > 0 ? [translate('facings.matrix.unsent')] : [];
    const type = refused.length + lost.length > 0 ? 'warning' : 'success';
    notify([saved, ...refused, ...lost].join(' ').trim(), { type });
  };

  const save = async () => {
    control.current = new AbortController();
    setResult(null);
    const { signal } = control.current;
    const options = { store, calls, links, translate, locale, signal, onProgress: setSaving };
    const { saved, isStopped } = await sendChanges(options);
    setSaving(null);
    const savedText = saved > 0 ? translate('facings.matrix.saved', { smart_count: saved }) : '';
    const stoppedText = isStopped ? translate('facings.matrix.stopped') : '';
    setResult({ steps: store.steps(), text: `${savedText} ${stoppedText}`.trim() });
    if (!isShown.current) tellLeft(savedText, isStopped);
    await markLinksStale(client, endsOf(calls, registry));
  };
  return {
    saving,
    result,
    save: () => void save(),
    /** Requests in progress finish. */
    stop: () => control.current?.abort(),
  };
};

const barSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  [onPhones]: { gap: 0.5, '& .MuiButton-startIcon': { display: 'none' } },
} as const;

/** Pending changes: counts, a list, undo and save. */
export const PendingBar = ({ store, calls, onTravel, onReview, onDiscard }: PendingBarProps) => {
  const translate = useTranslate();
  useSyncExternalStore(store.subscribe, store.version);
  const countText = useCountText();
  const { saving, result, save, stop } = useMatrixSave(store, calls);
  const isNothing = !store.hasChanges();
  const askedCount = store.askedCount();
  const { adds, removes, amounts } = store.counts();
  const isAllAsked = adds + removes + amounts === askedCount;
  const refusals = [...store.refusals()];
  const savingText = saving && translate('facings.matrix.saving', { ...saving });
  const resultText = result?.steps === store.steps() ? result.text : '';
  const travelAction = (key: 'undo' | 'redo', can: boolean, startIcon: ReactNode): BarAction => ({
    key,
    startIcon,
    isDisabled: !can,
    run: () => onTravel(key),
  });
  const barActions: readonly BarAction[] = [
    travelAction('undo', store.canUndo(), <Undo />),
    travelAction('redo', store.canRedo(), <Redo />),
    { key: 'discard', isDisabled: isNothing || saving !== null, run: onDiscard },
    { key: 'review', isDisabled: isNothing, run: onReview, variant: 'outlined' },
    saving
      ? { key: 'stop', run: stop, variant: 'contained' }
      : {
          key: refusals.length > 0 ? 'again' : 'save',
          isDisabled: isAllAsked,
          run: save,
          variant: 'contained',
        },
  ];
  const actions = barActions.map((action) => ({
    ...action,
    label: translate(`facings.matrix.${action.key}`),
  }));
  usePageActions(actions.toReversed());
  return (
    <Box
      component="section"
      data-footer=""
      aria-label={translate('facings.bulkEdit.changes')}
      sx={{
        position: 'sticky',
        bottom: dock,
        zIndex: 5,
        mt: 1,
        py: 1,
        display: 'grid',
        gap: 1,
        bgcolor: 'background.paper',
      }}
    >
      {!saving &&
        refusals.map(([reason, count]) => (
          <Alert key={reason} severity="error">
            {translate('facings.matrix.refused', { smart_count: count, reason })}
          </Alert>
        ))}
      {!saving && askedCount > 0 && (
        <Alert
          severity="warning"
          action={
            <>
              <Button color="inherit" onClick={() => store.answer('theirs')}>
                {translate('facings.matrix.par.keepTheirs')}
              </Button>
              <Button
                color="inherit"
                onClick={() => {
                  store.answer('mine');
                  save();
                }}
              >
                {translate('facings.matrix.par.saveMine')}
              </Button>
            </>
          }
        >
          {translate('facings.matrix.par.newer', { smart_count: askedCount })}
        </Alert>
      )}
      {/* On a phone, a line of its own: the buttons stay where they are, whatever it says. */}
      <Box sx={barSx}>
        <Box sx={{ flex: { xs: '1 0 100%', sm: '1 1 auto' } }}>
          <Typography role="status" color="success.main" sx={{ fontWeight: 600 }}>
            {resultText}
          </Typography>
          {(resultText === '' || !isNothing) && (
            <Typography sx={{ fontWeight: isNothing ? 400 : 600 }}>
              {savingText ?? countText(store.counts())}
            </Typography>
          )}
        </Box>
        {actions.map(({ key, label, isDisabled = false, run, variant = 'text', startIcon }) => (
          <Button
            // One button saves, retries and stops, so that it keeps the focus.
            key={variant === 'contained' ? 'save' : key}
            color={variant === 'contained' ? 'primary' : 'inherit'}
            variant={variant}
            startIcon={startIcon}
            disabled={isDisabled}
            onClick={run}
          >
            {label}
          </Button>
        ))}
      </Box>
      {saving && (
        <LinearProgress
          variant="determinate"
          value={(100 * saving.done) / Math.max(1, saving.total)}
          aria-label={savingText ?? ''}
          // On the bar's edge, so that its buttons stay where they are.
          sx={{ position: 'absolute', insetInline: 0, top: 0 }}
        />
      )}
    </Box>
  );
};
