import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { AttentionLine } from './AttentionLine';
import { EveryOrganization } from './EveryOrganization';
import { useAttention } from './useAttention';
import { useAttentionLines } from './useAttentionLines';

/** What needs attention, each with a way to it; and what could not be checked. */
export const Attention = () => {
  const translate = useTranslate();
  const attention = useAttention();
  const lines = useAttentionLines(attention);
  const { pending, failed, isWhole } = attention;
  const say = (key: string) => translate(`facings.dashboard.attention.${key}`);
  const isDone = pending.length === 0;
  return (
    <Paper variant="outlined" sx={{ px: 2, py: 1 }} aria-busy={!isDone}>
      {lines.length > 0 && (
        <Box
          component="ul"
          aria-label={say('title')}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            columnGap: 4,
            columns: { xs: 1, lg: 2 },
            '& li': { breakInside: 'avoid' },
          }}
        >
          {lines.map(({ key, ...line }) => (
            <AttentionLine key={key} {...line} />
          ))}
        </Box>
      )}
      {isDone && lines.length === 0 && (
        <Typography role="status" sx={{ py: 1 }}>
          {say(failed.length === 0 && isWhole ? 'nothing' : 'nothingElse')}
        </Typography>
      )}
      {!isDone && (
        <Box role="status" aria-label={say('checking')} sx={{ py: 1 }}>
          <Skeleton width="40%" />
        </Box>
      )}
      {failed.map(({ source, again }) => (
        <Alert
          key={source}
          severity="warning"
          sx={{ my: 1 }}
          action={
            <Button color="inherit" size="small" onClick={again}>
              {say('retry')}
            </Button>
          }
        >
          {translate(`facings.dashboard.attention.unchecked.${source}`)}
        </Alert>
      ))}
      <Typography variant="body2" color="text.secondary" sx={{ py: 0.5 }}>
        {translate('facings.dashboard.attention.scope', { smart_count: attention.jobs ?? 0 })}
      </Typography>
      <EveryOrganization />
    </Paper>
  );
};
