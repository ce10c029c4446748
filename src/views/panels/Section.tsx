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
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { useRegistry } from '../../fields/useDeclaration';
import type { AnyDeclaration, Panel } from '../../schema/defineResource';
import { panelsOf } from '../../schema/registry';
import { valuesAbove } from '../../schema/pageAt';
import { knownListPath, knownRoute } from '../../schema/routes';
import { usePage } from '../place/usePage';
import { AreaProvider } from '../keys/usePageAction';
import { useWords } from '../useWords';

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
  const own = useRef<HTMLElement>(null);
  return (
    <Paper
      ref={own}
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
          // Leaves room for the fixed bar.
          sx={{ scrollMarginTop: { xs: '176px', sm: '96px' }, overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { whiteSpace: 'nowrap' } }}>
          <AreaProvider title={title} element={own}>
            {actions}
          </AreaProvider>
        </Box>
      </Box>
      <AreaProvider title={title} element={own}>
        {children}
      </AreaProvider>
    </Paper>
  );
};

interface SectionNavProps {
  readonly host: AnyDeclaration;
  readonly panels: readonly Panel[];
}

/** Minimum number of sections; shorter pages need no links. */
const minSections = 3;

/** Lists of the record that no sidebar and no panel shows: their `up` is its page. */
const useListsBelow = (panels: readonly Panel[]) => {
  const { all } = useRegistry();
  const { pathname } = usePage();
  return all.flatMap((declaration) => {
    const { name, menu, routes } = declaration;
    if (menu || panels.some((panel) => 'of' in panel && panel.of === name)) return [];
    const { up } = routes;
    const within = up === undefined ? null : valuesAbove(up, pathname);
    // On pages further below, they are not the next ones.
    if (up === undefined || !within || knownRoute(up, within) !== pathname) return [];
    const to = knownListPath(declaration, within);
    return to === null ? [] : [{ name, to }];
  });
};

/**
 * Links to the sections of a record's page, each of which moves to its section and focuses it, and to lists below the
 * record.
 */
export const SectionNav = ({ host, panels }: SectionNavProps) => {
  const translate = useTranslate();
  const words = useWords(host);
  const registry = useRegistry();
  const { search } = useLocation();
  const lists = useListsBelow(panels);
  const sections = panels.length < minSections ? [] : panels;
  if (sections.length + lists.length === 0) return null;
  const nameOf = (panel: Panel): string =>
    'of' in panel && panel.title === undefined
      ? translate(`resources.${registry.find(panel.of).name}.name`)
      : words.panel(panelsOf(host).indexOf(panel), panel.title ?? '');
  return (
    <Box
      component="nav"
      aria-label={translate('facings.views.page.sections')}
      data-screen-only
      sx={{ mb: 2 }}
    >
      <Box component="ul" sx={listSx}>
        {sections.map((panel) => {
          const anchor = anchorOf(panel);
          return (
            <li key={anchor}>
              {/* Replaces the history entry, so that Back leaves the page. */}
              <Link to={{ search, hash: anchor }} replace>
                {nameOf(panel)}
              </Link>
            </li>
          );
        })}
        {lists.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{translate(`resources.${name}.name`)}</Link>
          </li>
        ))}
      </Box>
    </Box>
  );
};

const listSx = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  '& a': {
    display: 'block',
    px: 1.25,
    py: 0.5,
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: 4,
    bgcolor: 'background.paper',
    color: 'text.primary',
    fontSize: 13,
    lineHeight: '22px',
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: 'primary.main', color: 'primary.main' },
} as const;
