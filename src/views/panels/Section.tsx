import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router';
import type { Panel } from '../../schema/defineResource';
import { AreaProvider } from '../keys/usePageAction';

/** Custom property: height of the fixed bar, where it is known. */
export const barHeight = '--facings-bar-height';

const AnchorContext = createContext<string | null>(null);

/** Built from the declaration's English text, so that addresses are the same in every language. */
export const anchorOf = (panel: Panel): string =>
  (panel.title ?? ('of' in panel ? panel.of : ''))
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** Sections that an address can point to: `/zones/view/7#team-access`. */
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
  const show = () => element.scrollIntoView({ block: 'start' });
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
const useAnchor = (): {
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

interface SectionProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page with its own heading; a panel can be the target of an address. */
export const Section = ({ title, actions, children }: SectionProps) => {
  const titleId = useId();
  const { id, heading } = useAnchor();
  const element = useRef<HTMLElement>(null);
  return (
    <Paper
      ref={element}
      {...(id === undefined ? {} : { id })}
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          mb: 2,
          minHeight: 32,
        }}
      >
        <Typography
          ref={heading}
          id={titleId}
          component="h2"
          variant="h6"
          {...(id === undefined ? {} : { tabIndex: -1 })}
          // Leaves room for the fixed bar. The bar of sections has its own (useCurrentSection.ts).
          sx={{
            scrollMarginTop: {
              xs: `calc(var(${barHeight}, 152px) + 17px)`,
              sm: `calc(var(${barHeight}, 72px) + 25px)`,
            },
            overflowWrap: 'anywhere',
          }}
        >
          {title}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { whiteSpace: 'nowrap' } }}>
          <AreaProvider title={title} element={element}>
            {actions}
          </AreaProvider>
        </Box>
      </Box>
      <AreaProvider title={title} element={element}>
        {children}
      </AreaProvider>
    </Paper>
  );
};
