/** Sections that an address can point to: `/zones/view/7#team-access`. */
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router';
import type { Panel } from '../../schema/defineResource';

const AnchorContext = createContext<string | null>(null);

/** Built from the declaration's English text, so that addresses are the same in every language. */
export const anchorOf = (panel: Panel): string =>
  (panel.title ?? ('of' in panel ? panel.of : ''))
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

export const AnchorProvider = ({
  panel,
  children,
}: {
  readonly panel: Panel;
  readonly children: ReactNode;
}) => <AnchorContext value={anchorOf(panel)}>{children}</AnchorContext>;

/** Milliseconds during which the sections above may still grow and push the target away. */
const settling = 8000;
const handsOn = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Keeps an element at the top of the viewport until the page has settled or the person interacts. */
const keepInView = (element: HTMLElement): (() => void) => {
  const show = () => {
    element.scrollIntoView({ block: 'start' });
  };
  show();
  const watcher = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(show);
  watcher?.observe(document.body);
  const stop = () => {
    watcher?.disconnect();
    clearTimeout(timer);
    for (const hand of handsOn) window.removeEventListener(hand, stop);
  };
  const timer = setTimeout(stop, settling);
  for (const hand of handsOn) window.addEventListener(hand, stop, { passive: true });
  return stop;
};

/**
 * Returns the id of the current section, and a ref for its heading, which is focused when the address points to it,
 * also when the same link is clicked again.
 */
export const useAnchor = (): {
  readonly id: string | undefined;
  readonly heading: RefObject<HTMLHeadingElement | null>;
} => {
  const anchor = useContext(AnchorContext);
  const { hash, key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsked = anchor !== null && hash === `#${anchor}`;
  useEffect(() => {
    const { current } = heading;
    if (!isAsked || !current) return;
    current.focus({ preventScroll: true });
    return keepInView(current);
  }, [isAsked, key]);
  return { id: anchor ?? undefined, heading };
};
