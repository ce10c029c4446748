import Close from '@mui/icons-material/Close';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FaultsPage } from './faults/FaultsPage';
import { LogPage } from './log/LogPage';
import type { PanelMemory, PanelTab } from './Testers';
import { say } from './say';
import { StandInContext, type StandIn, type StandInPort } from './StandInContext';
import { StatePage } from './state/StatePage';
import { words } from './words';

/** Milliseconds; a state is a few hundred characters, read within the page. */
const everyMs = 1000;

type Known = Pick<StandIn, 'state' | 'contract'>;

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Polls the simulated platform's state while the panel is open, so that the effect of faults appears. */
const useStandInState = (port: StandInPort) => {
  const [known, setKnown] = useState<Known | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const look = useCallback(async () => {
    const state = await port.state();
    setKnown((before) => {
      if (!before || JSON.stringify(before.state) === JSON.stringify(state)) return before;
      return { ...before, state };
    });
  }, [port]);

  useEffect(() => {
    let isOver = false;
    const fail = (error: unknown): void => {
      if (!isOver) setFailure(reasonOf(error));
    };
    Promise.all([port.state(), port.contract()]).then(([state, contract]) => {
      if (!isOver) setKnown({ state, contract });
    }, fail);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') look().catch(fail);
    }, everyMs);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [port, look]);

  return { known, failure, setFailure, look };
};

interface TestersPanelProps {
  readonly port: StandInPort;
  readonly memory: PanelMemory & { readonly remember: (change: Partial<PanelMemory>) => void };
  /** It was opened by the user just now and takes the focus. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
  readonly reload: StandIn['reload'];
}

const pages = { state: StatePage, faults: FaultsPage, log: LogPage } as const;
const tabs = Object.keys(pages) as readonly PanelTab[];

/** The panel: not modal, so that the console can be used while it is open. */
export const TestersPanel = ({ port, memory, takesFocus, onClose, reload }: TestersPanelProps) => {
  const { known, failure, setFailure, look } = useStandInState(port);
  const [told, setTold] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const Page = pages[memory.tab];

  // Within the commit. React runs a later effect when the console's root is about to commit, and the console's update
  // on losing the focus then makes that commit fail: 'Cannot commit the same tree as before' (error 177).
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  const standIn = useMemo<StandIn | null>(
    () =>
      known && {
        ...known,
        port,
        reload,
        tell: setTold,
        change: async (work, done = '') => {
          try {
            setFailure(null);
            await work();
            await look();
            setTold(done);
          } catch (error) {
            setTold('');
            setFailure(reasonOf(error));
          }
        },
      },
    [known, port, reload, look, setFailure],
  );

  return (
    <Paper
      elevation={12}
      square
      sx={{
        position: 'fixed',
        top: 0,
        bottom: 0,
        [memory.side]: 0,
        width: { xs: '100%', sm: 460 },
        display: 'flex',
        flexDirection: 'column',
        borderStyle: 'solid',
        borderWidth: 0,
        [memory.side === 'left' ? 'borderRightWidth' : 'borderLeftWidth']: 3,
        borderColor: 'primary.main',
        color: 'text.primary',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, pl: 2, pr: 1, pt: 1 }}>
        <Typography ref={heading} tabIndex={-1} variant="h2" sx={{ flex: 1, outline: 'none' }}>
          {words.panel}
        </Typography>
        <IconButton
          size="small"
          aria-label={memory.side === 'left' ? words.toRight : words.toLeft}
          title={memory.side === 'left' ? words.toRight : words.toLeft}
          onClick={() => memory.remember({ side: memory.side === 'left' ? 'right' : 'left' })}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          <SwapHoriz fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={words.close} title={words.close} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Tabs
        value={memory.tab}
        onChange={(_, tab: PanelTab) => {
          setTold('');
          memory.remember({ tab });
        }}
        aria-label={words.panel}
        sx={{ px: 1, minHeight: 40, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            label={words.tabs[tab]}
            id={`testers-tab-${tab}`}
            // Only the page of the selected tab is there.
            aria-controls={tab === memory.tab ? `testers-page-${tab}` : undefined}
            sx={{ minHeight: 40 }}
          />
        ))}
      </Tabs>
      {port.limits.map((limit) => (
        <Alert key={limit} severity="warning" square>
          {limit}
        </Alert>
      ))}
      {failure !== null && (
        <Alert severity="error" square onClose={() => setFailure(null)}>
          {say(words.failed, { reason: failure })}
        </Alert>
      )}
      <Box
        role="status"
        sx={{
          px: 2,
          py: told === '' ? 0 : 0.75,
          bgcolor: 'background.default',
          fontSize: 13,
          overflowWrap: 'anywhere',
        }}
      >
        {told}
      </Box>
      <Box
        role="tabpanel"
        id={`testers-page-${memory.tab}`}
        aria-labelledby={`testers-tab-${memory.tab}`}
        sx={{
          flex: 1,
          minHeight: 0,
          overflow: 'auto',
          // Room for the focus ring of elements scrolled to by keyboard.
          scrollPaddingBlock: '16px',
          p: 2,
          position: 'relative',
        }}
      >
        {standIn ? (
          <StandInContext value={standIn}>
            <Page />
          </StandInContext>
        ) : (
          <Typography variant="body2" color="text.secondary">
            {failure === null && words.loading}
          </Typography>
        )}
      </Box>
    </Paper>
  );
};
