import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import {
  memo,
  useCallback,
  useDeferredValue,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { isOutside, type SeenCall } from '../../callLog';
import { realNow } from '../../scenarios/shownClock';
import { say } from '../say';
import { useStandIn } from '../StandInContext';
import { download } from '../download';
import { words } from '../words';
import { CallDetail } from './CallDetail';
import { harOf } from './har';
import { addressOf, filtered, noFilter } from './logFilter';
import { LogFilters } from './LogFilters';
import { StatusMark } from './StatusMark';

interface LogRowProps {
  readonly call: SeenCall;
  readonly onOpen: (n: number) => void;
}

const timeOf = (at: string): string => new Date(at).toLocaleTimeString('en-GB');

/** One call in two lines: its name in the contract, and the request. */
const LogRow = memo(({ call, onOpen }: LogRowProps) => {
  const isStrange = isOutside(call);
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <ButtonBase
        data-call={call.n}
        onClick={() => onOpen(call.n)}
        sx={{
          display: 'block',
          width: '100%',
          textAlign: 'left',
          px: 1,
          py: 0.75,
          font: 'inherit',
          fontSize: 13,
          '&:hover': { bgcolor: 'background.default' },
          ...(isStrange
            ? { color: 'error.main', borderLeft: 4, borderLeftColor: 'error.main' }
            : {}),
        }}
      >
        <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
          <Box component="span" sx={{ flex: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {call.name ?? `${call.method} ${call.path}`}
          </Box>
          <StatusMark status={call.status} />
        </Box>
        <Box
          component="span"
          sx={{
            display: 'flex',
            gap: 1,
            fontSize: 12,
            ...(isStrange ? {} : { color: 'text.secondary' }),
          }}
        >
          <Box
            component="span"
            sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}
          >
            {isStrange && <strong>{words.log.outside}. </strong>}
            {call.fault && <strong>{words.log.fault}. </strong>}
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {call.method} {addressOf(call)}
            </Box>
          </Box>
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {say(words.log.ms, { ms: call.ms })} · {timeOf(call.at)}
          </Box>
        </Box>
      </ButtonBase>
    </Box>
  );
});
LogRow.displayName = 'LogRow';

/**
 * Polling interval of the log, in milliseconds. The list is a new array after each call, so that polling costs one
 * comparison.
 */
const everyMs = 400;

const subscribe = (onChange: () => void): (() => void) => {
  const timer = setInterval(onChange, everyMs);
  return () => clearInterval(timer);
};

/** @returns the current calls; while paused, those at the time of the pause */
const useCalls = (calls: () => readonly SeenCall[]) => {
  const live = useSyncExternalStore(subscribe, calls);
  const [held, setHeld] = useState<readonly SeenCall[] | null>(null);
  return {
    calls: held ?? live,
    isPaused: held !== null,
    pause: () => setHeld(live),
    goOn: () => setHeld(null),
    /** Clears the paused list, too. */
    forget: () => setHeld((before) => (before === null ? null : [])),
  };
};

const w = words.log;

/** Maximum number of rows shown; filters find older ones. */
const mostDrawn = 200;

const fileName = (): string =>
  `facings-${new Date(realNow()).toISOString().replaceAll(/[:.]/g, '-')}.har`;

/** Every call of this tab, updated live. */
export const LogPage = () => {
  const { port, change } = useStandIn();
  const { calls, isPaused, pause, goOn, forget } = useCalls(port.calls);
  const [filter, setFilter] = useState(noFilter);
  const [opened, setOpened] = useState<number | null>(null);
  const wanted = useDeferredValue(filter);
  const fitting = useMemo(() => filtered(calls, wanted), [calls, wanted]);
  const open = useCallback((n: number) => setOpened(n), []);
  const detail = opened === null ? undefined : calls.find(({ n }) => n === opened);

  if (detail) {
    return (
      <CallDetail
        call={detail}
        onBack={() => {
          setOpened(null);
          // Returns the focus to the row it was opened from, once that is rendered.
          requestAnimationFrame(() => {
            document.querySelector<HTMLElement>(`[data-call="${detail.n}"]`)?.focus();
          });
        }}
      />
    );
  }

  const count =
    fitting.length === calls.length
      ? say(w.shown, { n: calls.length })
      : say(w.shownOf, { shown: fitting.length, n: calls.length });
  return (
    <Box>
      <LogFilters filter={filter} onChange={setFilter} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button onClick={isPaused ? goOn : pause}>{isPaused ? w.goOn : w.pause}</Button>
        <Button
          disabled={fitting.length === 0}
          onClick={() => {
            const har = harOf(fitting, location.origin);
            download(fileName(), JSON.stringify(har, null, 2), 'application/json');
          }}
        >
          {w.har}
        </Button>
        <Button
          disabled={calls.length === 0}
          onClick={() => {
            forget();
            return change(port.clearLog);
          }}
        >
          {w.clear}
        </Button>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {count}
      </Typography>
      {fitting.length === 0 ? (
        <Typography variant="body2" sx={{ mt: 2 }}>
          {calls.length === 0 ? w.empty : w.noneFits}
        </Typography>
      ) : (
        <Box
          component="ul"
          aria-label={w.list}
          sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, borderTop: 1, borderColor: 'divider' }}
        >
          {fitting.slice(0, mostDrawn).map((call) => (
            <LogRow key={call.n} call={call} onOpen={open} />
          ))}
        </Box>
      )}
      {fitting.length > mostDrawn && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {say(w.more, { n: mostDrawn })}
        </Typography>
      )}
    </Box>
  );
};
