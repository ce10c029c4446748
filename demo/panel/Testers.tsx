import Science from '@mui/icons-material/Science';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import {
  // oxlint-disable-next-line no-restricted-imports -- the console’s own belongs to its rooms
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
} from 'react';
import { createPanelTheme, useLanguage, useScheme } from './panelTheme';
import type { StandIn, StandInPort } from './StandInContext';
import { words } from './words';

export type PanelTab = 'state' | 'faults' | 'log';

export interface PanelMemory {
  readonly isOpen: boolean;
  readonly tab: PanelTab;
  readonly side: 'left' | 'right';
}

const key = 'facings-testers-panel';

const initial: PanelMemory = { isOpen: false, tab: 'state', side: 'left' };

const read = (): PanelMemory => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...initial, ...kept } : initial;
  } catch {
    return initial;
  }
};

const write = (memory: PanelMemory): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(memory));
  } catch {
    // Without storage, the panel is closed after a reload; nothing else is lost.
  }
};

const useMemory = () => {
  const [memory, setMemory] = useState(read);
  const remember = (change: Partial<PanelMemory>): void => {
    const next = { ...memory, ...change };
    write(next);
    setMemory(next);
  };
  return { ...memory, remember };
};

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

/** Height of the button's bar on a phone, in pixels. */
const barHeight = 28;

/** The button, which never covers what someone reads or presses, and the panel that it opens. */
export const Testers = ({ port, container, reload }: TestersProps) => {
  const memory = useMemory();
  const { isOpen, remember } = memory;
  const scheme = useScheme();
  const language = useLanguage();
  const theme = useMemo(() => createPanelTheme(scheme, container), [scheme, container]);
  useEffect(() => {
    container.setAttribute('aria-label', words.panel);
  }, [container, language]);
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

  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles
        styles={{
          '@media print': { [`#${container.id}`]: { display: 'none' } },
          // On a phone the margins are too narrow for a button, so it has a bar of its own below the page and below
          // whatever covers the page.
          [`@media screen and (max-width: ${theme.breakpoints.values.sm - 0.02}px)`]: {
            ':root': { '--facings-dock': `${barHeight}px` },
            body: { paddingBottom: barHeight },
            // The sign-in page and the frame: as tall as what is left of the screen.
            '#root > div': { minHeight: `calc(100dvh - ${barHeight}px) !important` },
            '.MuiModal-root': { bottom: `${barHeight}px !important` },
            '.MuiDrawer-paper': { bottom: `${barHeight}px !important`, height: 'auto !important' },
          },
        }}
      />
      {!isOpen && (
        <Button
          // Messages stay above it.
          data-footer=""
          ref={button}
          title={words.openHint}
          aria-expanded={false}
          onClick={open}
          sx={{
            position: 'fixed',
            right: 0,
            // On a wide screen it is a tab in the page's right margin, which no content uses.
            top: { sm: 'calc(50% + 48px)' },
            bottom: { xs: 0, sm: 'auto' },
            left: { xs: 0, sm: 'auto' },
            height: { xs: barHeight, sm: 'auto' },
            minWidth: 24,
            width: { sm: 24 },
            px: 0,
            py: { xs: 0, sm: 1 },
            gap: 0.5,
            writingMode: { sm: 'vertical-rl' },
            borderWidth: { xs: '1px 0 0', sm: '1px 0 1px 1px' },
            borderRadius: { xs: 0, sm: '6px 0 0 6px' },
            fontSize: 12,
            lineHeight: 1,
            bgcolor: 'background.paper',
            '&:hover': { bgcolor: 'background.default' },
            // At the edge of the screen there is no room outside the element.
            '&&.Mui-focusVisible, &&:focus-visible': { outlineOffset: -3, boxShadow: 'none' },
          }}
        >
          <Science aria-hidden sx={{ fontSize: 16 }} />
          {words.open}
        </Button>
      )}
      {isOpen && (
        // Escape works anywhere in the panel; its parts are the controls.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only handles events that bubble from its controls
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
