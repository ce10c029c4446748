import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import SyncProblem from '@mui/icons-material/SyncProblem';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Badge } from '../../fields/shared/Badge';
import type { Tone } from '../../schema/field';
import { useReturnState } from '../../views/place/useOverlay';
import type { ReadinessLine, LineState } from './line';

const icons = {
  done: CheckCircle,
  missing: ErrorOutline,
  warning: WarningAmber,
  loading: HourglassEmpty,
  failed: SyncProblem,
} as const;

const colours = {
  done: 'success',
  missing: 'error',
  warning: 'warning',
  loading: 'disabled',
  failed: 'error',
} as const;

const tones: Readonly<Record<LineState, Tone>> = {
  done: 'success',
  missing: 'danger',
  warning: 'warning',
  loading: 'neutral',
  failed: 'neutral',
};

interface LineItemProps {
  readonly of: 'zone' | 'organization';
  readonly line: ReadinessLine;
}

/** One line: its state as an icon and text, and a link to fix it. */
export const LineItem = ({ of, line }: LineItemProps) => {
  const translate = useTranslate();
  const { key, state, wording = state, values, go = 'go', to, retry } = line;
  const words = `facings.readiness.${of}.${key}`;
  const Icon = icons[state];
  const title = translate(`${words}.title`);
  const back = useReturnState();
  const isFound = state !== 'loading' && state !== 'failed';
  return (
    <Box
      component="li"
      aria-busy={state === 'loading'}
      sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}
    >
      <Icon fontSize="small" color={colours[state]} aria-hidden="true" sx={{ mt: '2px' }} />
      <Box sx={{ minWidth: 0, fontSize: 14, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {title}
          </Box>
          <Badge tone={tones[state]}>{translate(`facings.readiness.state.${state}`)}</Badge>
        </Box>
        {isFound && (
          <Box sx={{ color: 'text.secondary' }}>{translate(`${words}.${wording}`, values)}</Box>
        )}
        {retry ? (
          <Button
            size="small"
            aria-label={translate('facings.readiness.retryOf', { title })}
            onClick={retry}
            sx={{ ml: -0.5 }}
          >
            {translate('facings.buttons.retry')}
          </Button>
        ) : (
          <MuiLink
            component={Link}
            to={to}
            state={back}
            sx={{ display: 'inline-block', minHeight: 24, lineHeight: '24px' }}
          >
            {translate(`${words}.${go}`)}
          </MuiLink>
        )}
      </Box>
    </Box>
  );
};
