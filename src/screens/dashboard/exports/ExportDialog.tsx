import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import { byteSizeText } from '../../../fields/image';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useSpeech } from '../../../lib/charts/figures/figureText';
import { regionOf } from '../../../lib/text/region';
import { failureMessageOf } from '../../../lib/failures/failures';
import { DialogFrame } from '../../../views/DialogFrame';
import { useAnalytics } from '../../../views/useCalls';
import { useShared } from '../figures/FiguresContext';
import { figureFileName } from '../figures/fileName';
import { queryOf } from '../period/range';
import { adjustmentsFile } from './adjustmentsFile';
import { useExports, useExportStore, type Export, type ExportRequest } from './exportStore';

/** One file: its progress and commands. */
const ExportItem = ({ entry: { id, fileName, state } }: { readonly entry: Export }) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const store = useExportStore();
  const say = (key: string, values?: object) =>
    translate(`facings.dashboard.exports.${key}`, { ...values });
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const actionCalls = {
    again: () => store.saveAgain(id),
    cancel: () => store.cancel(id),
    retry: () => void store.retry(id),
  };
  const button = (act: keyof typeof actionCalls) => (
    <Button
      size="small"
      aria-label={translate(`facings.dashboard.exports.named.${act}`, { file: fileName })}
      onClick={actionCalls[act]}
    >
      {say(act)}
    </Button>
  );

  const words = (): string => {
    switch (state.type) {
      case 'making':
        return translate('facings.views.export.making');
      case 'fetching':
        return state.share === null
          ? say('fetching')
          : say('fetchingShare', { share: percent.format(state.share) });
      case 'done':
        return say('done', {
          moment: new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(state.at),
          size: byteSizeText(state.file.size, locale),
        });
      case 'cancelled':
        return say('cancelled');
      case 'failed':
        return failureMessageOf(state.error, translate).message;
    }
  };
  const isUnderWay = state.type === 'making' || state.type === 'fetching';
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{fileName}</Typography>
          {state.type !== 'failed' && (
            <Typography variant="body2" color="text.secondary">
              {words()}
            </Typography>
          )}
        </Box>
        {isUnderWay && button('cancel')}
        {state.type === 'done' && button('again')}
        {(state.type === 'failed' || state.type === 'cancelled') && button('retry')}
      </Box>
      {isUnderWay && (
        <LinearProgress
          aria-label={translate('facings.files.labeled', { name: fileName, text: words() })}
          {...(state.type === 'fetching' && state.share !== null
            ? { variant: 'determinate', value: 100 * state.share }
            : {})}
        />
      )}
      {state.type === 'failed' && <Alert severity="error">{words()}</Alert>}
    </Box>
  );
};

/** Exports the displayed data through the platform, and lists the exports of this session. */
export const ExportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const analytics = useAnalytics();
  const store = useExportStore();
  const exports = useExports();
  const speech = useSpeech();
  const { accountId, organization, zoneIds, timeZone, period, today, about } = useShared();
  const say = (key: string, values?: object) =>
    translate(`facings.dashboard.exports.${key}`, { ...values });

  const onUnseenFailure = (file: string, error: unknown) => {
    const reason = failureMessageOf(error, translate).message;
    notify('facings.dashboard.exports.failed', { type: 'error', messageArgs: { file, reason } });
  };
  const query = queryOf({ accountId, zoneIds, timeZone }, period);
  const offers: readonly (ExportRequest & Record<'title' | 'text' | 'label', string>)[] = [
    {
      title: say('analytics'),
      text: say('analyticsOf', { about }),
      label: say('startAnalytics'),
      name: figureFileName('analytics', organization, period),
      start: (signal) => analytics.startExport(query, signal),
      download: analytics.download,
    },
    {
      title: translate('facings.dashboard.numbers.adjustments'),
      text: say('adjustmentsOf', { about }),
      label: say('startAdjustments'),
      name: figureFileName('adjustments', organization, period),
      start: () => Promise.resolve('adjustments.csv'),
      download: async (_, call) => {
        const rows = await analytics.adjustments(query, call?.signal);
        return adjustmentsFile({ rows, period, today }, speech);
      },
    },
    {
      title: translate('facings.dashboard.numbers.jobs'),
      text: say('jobsOf', { organization }),
      label: say('startJobs'),
      // Recent jobs: the file is named by the day it was created.
      name: figureFileName('jobs', organization, { from: today, to: today }),
      start: (signal) => analytics.startJobsExport(accountId, signal),
      download: analytics.downloadJobs,
    },
  ];
  const saved = exports.find(({ state }) => state.type === 'done');

  return (
    <DialogFrame title={say('title')} maxWidth="sm" isClosed onClose={onClose}>
      <Typography color="text.secondary">{say('intro')}</Typography>
      {offers.map(({ title, text, label, ...request }, at) => (
        <Box key={label} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
            <Typography component="h3" sx={{ fontWeight: 600 }}>
              {title}
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          </Box>
          <Button
            variant="outlined"
            startIcon={<FileDownloadOutlined />}
            onClick={() => void store.start({ ...request, onUnseenFailure })}
            autoFocus={at === 0}
          >
            {label}
          </Button>
        </Box>
      ))}
      <Typography component="h3" variant="h6" sx={{ mt: 1.5 }}>
        {say('list')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {say(exports.length === 0 ? 'none' : 'kept')}
      </Typography>
      {exports.length > 0 && (
        <Box component="ul" aria-label={say('list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {exports.map((entry) => (
            <ExportItem key={entry.id} entry={entry} />
          ))}
        </Box>
      )}
      <Box role="status" sx={visuallyHidden}>
        {saved ? say('finished', { file: saved.fileName }) : ''}
      </Box>
    </DialogFrame>
  );
};
