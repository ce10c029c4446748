import Box from '@mui/material/Box';
import {
  isValidElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { lazyPart } from '../../lib/failures/code';
import { ErrorBoundary } from '../../lib/failures/ErrorBoundary';
import { OverlayBoundary } from '../../lib/failures/OverlayBoundary';
import { liftedBottom, useAboveDialogs, watchPointer } from './toastPlace';
import {
  closeHistory,
  forgetHistory,
  remember,
  useIsHistoryOpen,
  type Severity,
  type ToastAction,
  type Message,
} from './historyStore';
import { Toast } from './Toast';

/** Elements that toasts must not cover: the buttons of MUI dialogs, and elements with the attribute. */
const footers = '.MuiDialogActions-root, [data-footer]';

/** Default distance in pixels from the bottom of the window. */
const restOf = (): number => (window.innerWidth < 600 ? 16 : 24);

const useLifted = (region: RefObject<HTMLElement | null>, isShown: boolean): number => {
  const [bottom, setBottom] = useState(restOf);
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const bounds = region.current?.getBoundingClientRect();
      if (!bounds) return;
      const { left, right, height } = bounds;
      const boxes = [...document.querySelectorAll(footers)]
        // Elements under a dialog cannot be used anyway.
        .filter((element) => element.closest('[aria-hidden="true"], [inert]') === null)
        .map((element) => element.getBoundingClientRect());
      const windowHeight = window.innerHeight;
      setBottom(liftedBottom({ rest: restOf(), height, left, right, windowHeight }, boxes));
    };
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    measure();
    const observer = new MutationObserver(soon);
    observer.observe(document.body, { childList: true, subtree: true });
    const listening = new AbortController();
    for (const name of ['resize', 'scroll', 'transitionend'])
      window.addEventListener(name, soon, { capture: true, signal: listening.signal });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      listening.abort();
    };
  }, [region, isShown]);
  return bottom;
};

const HistoryPanel = lazyPart(() => import('./HistoryPanel'), 'HistoryPanel');

/** Options of `notify` besides the message. */
interface ToldOptions {
  readonly messageArgs?: Readonly<Record<string, unknown>>;
  readonly title?: unknown;
  readonly action?: ToastAction;
  readonly group?: string;
  readonly autoHideDuration?: number | null;
}

/** Maximum number of visible toasts; the rest of the queue waits. */
const maxVisible = 3;

const severities: readonly string[] = ['success', 'info', 'warning', 'error'];
const severityOf = (type: unknown): Severity =>
  typeof type === 'string' && severities.includes(type) ? (type as Severity) : 'info';

/** What `notify` was called with, as a text: of an error its message, because React cannot draw the error itself. */
const textOf = (message: unknown): string => {
  const text = (message as { readonly message?: unknown } | null | undefined)?.message ?? message;
  return typeof text === 'string' || typeof text === 'number' ? String(text) : '';
};

/** What React can draw of it: elements, texts, and lists of them; '' if there is nothing. */
const drawn = (message: unknown): ReactNode => {
  if (isValidElement(message)) return message;
  if (!Array.isArray(message)) return textOf(message);
  const parts = message.map(drawn);
  return parts.some((part) => part !== '') ? parts : '';
};

const isSameGroup = (one: Message, other: Message): boolean =>
  one.group !== undefined && one.group === other.group;

/**
 * Toasts at the bottom right, for five seconds each (rules 2), announced to screen readers and kept in the history.
 */
export const Toasts = () => {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const [shown, setShown] = useState<readonly Message[]>([]);
  const newest = useRef<Message | null>(null);
  const isOpen = useIsHistoryOpen();

  useEffect(() => forgetHistory, []);
  useEffect(watchPointer, []);
  useEffect(() => {
    if (shown.length >= maxVisible) return;
    const next = takeNotification();
    if (!next) return;
    const { messageArgs, title, action, group, autoHideDuration } = (next.notificationOptions ??
      {}) as ToldOptions;
    const severity = severityOf(next.type);
    const unknown = 'facings.views.failure.unknown';
    const isFailure =
      severity === 'error' || [next.message].flat(9).some((one: unknown) => one instanceof Error);
    const content = drawn(next.message) || (isFailure ? unknown : '');
    if (content === '') return;
    const text = typeof content === 'string' ? content : undefined;
    newest.current = remember({
      at: Date.now(),
      severity,
      body: text === undefined ? '' : translate(text, { _: text, ...messageArgs }),
      ...(typeof title === 'string' ? { title } : {}),
      ...(action ? { action } : {}),
      ...(group === undefined ? {} : { group }),
      // A part of it that fails must not take the other messages with it.
      ...(text === undefined && {
        element: <ErrorBoundary instead={() => translate(unknown)}>{content}</ErrorBoundary>,
      }),
      ...(autoHideDuration === undefined ? {} : { time: autoHideDuration }),
    });
    const message = newest.current;
    setShown((before) => [...before.filter((other) => !isSameGroup(other, message)), message]);
  }, [notifications, shown, takeNotification, translate]);

  const place = useAboveDialogs();
  const region = useRef<HTMLElement>(null);
  const bottom = useLifted(region, shown.length > 0);
  return (
    <>
      {createPortal(
        <Box
          ref={region}
          role="region"
          aria-label={translate('facings.shell.toasts.label')}
          // Mounted before the first message; some screen readers would otherwise miss it.
          aria-live="polite"
          sx={{
            position: 'fixed',
            right: { xs: 16, sm: 24 },
            bottom,
            left: { xs: 16, sm: 'auto' },
            width: { sm: 380 },
            zIndex: 'snackbar',
            display: 'grid',
            gap: 1,
            pointerEvents: 'none',
            '& > *': { pointerEvents: 'auto' },
          }}
        >
          {shown.map((message) => (
            <Toast
              key={message.id}
              message={message}
              onClose={() => setShown((before) => before.filter(({ id }) => id !== message.id))}
            />
          ))}
        </Box>,
        place,
      )}
      {isOpen && (
        <OverlayBoundary onClose={closeHistory}>
          <HistoryPanel />
        </OverlayBoundary>
      )}
    </>
  );
};
