import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { sizeText } from '../../../fields/image/sizeText';
import { regionOf } from '../../../schema/regionOf';
import { toldOf } from '../../../views/failureText';
import type { Export } from './exportStore';
import { useExportStore } from './useExports';

/** One file: how far it is, and what can be done with it. */
export const ExportItem = ({ own: { id, fileName, state } }: { readonly own: Export }) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const store = useExportStore();
  const say = (key: string, values?: object) =>
    translate(`facings.dashboard.exports.${key}`, { ...values });
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const acts = {
    again: () => {
      store.saveAgain(id);
    },
    cancel: () => {
      store.cancel(id);
    },
    retry: () => void store.retry(id),
  };
  const button = (act: keyof typeof acts) => (
    <Button
      size="small"
      aria-label={translate(`facings.dashboard.exports.named.${act}`, { file: fileName })}
      onClick={acts[act]}
    >
      {say(act)}
    </Button>
  );

  const words = (): string => {
    switch (state.type) {
      case 'making':
        return say('making');
      case 'fetching':
        return state.share === null
          ? say('fetching')
          : say('fetchingShare', { share: percent.format(state.share) });
      case 'done':
        return say('done', {
          moment: new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(state.at),
          size: sizeText(state.file.size, locale),
        });
      case 'cancelled':
        return say('cancelled');
      case 'failed':
        return toldOf(state.error, translate).message;
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
          aria-label={`${fileName}: ${words()}`}
          {...(state.type === 'fetching' && state.share !== null
            ? { variant: 'determinate', value: 100 * state.share }
            : {})}
        />
      )}
      {state.type === 'failed' && <Alert severity="error">{words()}</Alert>}
    </Box>
  );
};
