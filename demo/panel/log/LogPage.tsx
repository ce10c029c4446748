import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { realNow } from '../../scenarios/shownClock';
import { say } from '../say';
import { useStandIn } from '../StandInContext';
import { words } from '../words';
import { CallDetail } from './CallDetail';
import { download } from './download';
import { harOf } from './har';
import { filtered, noFilter } from './logFilter';
import { LogFilters } from './LogFilters';
import { LogRow } from './LogRow';
import { useCalls } from './useCalls';

const w = words.log;

/** Rows drawn at a time: what is older is found by filters. */
const mostDrawn = 200;

const fileName = (): string =>
  `facings-${new Date(realNow()).toISOString().replaceAll(/[:.]/g, '-')}.har`;

/** Every call of this tab, as it comes. */
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
          // Back to the row it was opened from, once that stands again.
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
        <Button variant="outlined" onClick={isPaused ? goOn : pause}>
          {isPaused ? w.goOn : w.pause}
        </Button>
        <Button
          variant="outlined"
          disabled={fitting.length === 0}
          onClick={() => {
            const har = harOf(fitting, location.origin);
            download(fileName(), JSON.stringify(har, null, 2), 'application/json');
          }}
        >
          {w.har}
        </Button>
        <Button
          variant="outlined"
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
