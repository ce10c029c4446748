import Science from '@mui/icons-material/Science';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
} from 'react';
import { useMemory } from './memory';
import { createPanelTheme, useScheme } from './panelTheme';
import type { StandIn } from './StandInContext';
import type { StandInPort } from './standInPort';
import { words } from './words';

const TestersPanel = lazy(() =>
  import('./TestersPanel').then(({ TestersPanel: Panel }) => ({ default: Panel })),
);

interface TestersProps {
  readonly port: StandInPort;
  readonly container: HTMLElement;
  readonly reload: StandIn['reload'];
}

/** On some keyboards Ctrl+Alt equals AltGr, which types characters. */
const isShortcut = (event: KeyboardEvent): boolean =>
  event.ctrlKey &&
  event.altKey &&
  !event.shiftKey &&
  !event.metaKey &&
  !event.getModifierState('AltGraph') &&
  event.code === 'KeyT';

/**
 * The button at the bottom left next to the console's version, and the panel that it opens. Without a sidebar it is a
 * narrow tab at the edge, slightly wider than the page's margin.
 */
export const Testers = ({ port, container, reload }: TestersProps) => {
  const memory = useMemory();
  const { isOpen, isTucked, remember } = memory;
  const scheme = useScheme();
  const theme = useMemo(() => createPanelTheme(scheme, container), [scheme, container]);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  const [takesFocus, setTakesFocus] = useState(false);

  const open = (): void => {
    before.current = document.activeElement;
    setTakesFocus(true);
    remember({ isOpen: true });
  };

  const close = (): void => {
    remember({ isOpen: false });
    // To the previous element, or to the button if it is gone.
    const from = before.current;
    const target = from instanceof HTMLElement && from.isConnected && from !== document.body;
    queueMicrotask(() => (target ? from : button.current)?.focus());
  };

  const toggle = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    if (isOpen) close();
    else open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => toggle(event);
    // In the capture phase, because the panel stops its own key events.
    addEventListener('keydown', listener, { capture: true });
    return () => removeEventListener('keydown', listener, { capture: true });
  }, []);

  const onKeyDown = (event: ReactKeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };

  const tucked = isTucked ? 'always' : 'narrow';
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles
        styles={{
          '@media print': { [`#${container.id}`]: { display: 'none' } },
          // Here the sidebar is one long list, and no entry of it must be under the button.
          [theme.breakpoints.between('md', 'lg')]: { ':root': { '--facings-dock': '48px' } },
        }}
      />
      {!isOpen && (
        <Box
          className="testers-button"
          sx={{
            position: 'fixed',
            display: 'flex',
            bottom: { xs: 72, md: tucked === 'always' ? 72 : 10 },
            left: { xs: 0, md: tucked === 'always' ? 0 : 108 },
          }}
        >
          <Button
            ref={button}
            aria-label={words.open}
            title={words.openHint}
            aria-expanded={false}
            variant="outlined"
            onClick={open}
            sx={{
              bgcolor: 'background.paper',
              '&:hover': { bgcolor: 'background.default' },
              ...(tucked === 'always' ? edge : { [theme.breakpoints.down('md')]: edge }),
              py: 0,
              height: 28,
            }}
          >
            <Science sx={{ fontSize: 16 }} />
            <Box
              component="span"
              sx={{ ml: 0.5, display: tucked === 'always' ? 'none' : { xs: 'none', md: 'inline' } }}
            >
              {words.open}
            </Box>
          </Button>
          {tucked === 'narrow' && (
            <IconButton
              size="small"
              aria-label={words.tuck}
              title={words.tuck}
              onClick={() => remember({ isTucked: true })}
              sx={{
                display: { xs: 'none', md: 'inline-flex' },
                width: 24,
                height: 28,
                p: 0,
                ml: 0.25,
                borderRadius: 1,
                bgcolor: 'background.paper',
                '&:hover': { bgcolor: 'background.default' },
              }}
            >
              <ChevronLeft sx={{ fontSize: 16 }} />
            </IconButton>
          )}
        </Box>
      )}
      {isOpen && (
        // Escape works anywhere in the panel; its parts are the controls.
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- it only handles events that bubble from its controls
        <div onKeyDown={onKeyDown}>
          <Suspense fallback={null}>
            <TestersPanel
              port={port}
              memory={memory}
              takesFocus={takesFocus}
              onClose={close}
              reload={reload}
            />
          </Suspense>
        </div>
      )}
    </ThemeProvider>
  );
};

const edge = {
  minWidth: 24,
  width: 24,
  px: 0,
  borderLeft: 0,
  borderTopLeftRadius: 0,
  borderBottomLeftRadius: 0,
} as const;
