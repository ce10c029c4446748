import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import {
  memo,
  Suspense,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { usePreferencesEditor, useTranslate } from 'react-admin';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { lazy, lazyPart } from '../lib/failures/code';
import { ErrorBoundary } from '../lib/failures/ErrorBoundary';
import { logFault } from '../lib/failures/failures';
import { OverlayBoundary } from '../lib/failures/OverlayBoundary';
import { useRegistry } from '../fields/useDeclaration';
import { knownRoute } from '../schema/routes';
import { decoded } from '../schema/template';
import { PageBarContext } from '../views/PageBar';
import { usePage } from '../views/place/usePage';
import { Banners } from './banners/Banners';
import { secondaryNavigationOf, type SecondaryNavigation } from './navigation';
import { CurrentInSight } from './CurrentInSight';
import { MenuDrawer } from './MenuDrawer';
import { NavList } from './NavList';
import { RecordHead, RecordLine, useRecordAbove, type SidebarRecord } from './RecordHead';
import type { ScreenChangeProps } from './ScreenChange';
import { Sidebar } from './Sidebar';
import { Toasts } from './toasts/Toasts';
import { UndoableChanges } from './toasts/UndoableChanges';
import { TopBar } from './TopBar';

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: theme.spacing(1),
  left: theme.spacing(1),
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1, 2),
  borderRadius: theme.shape.borderRadius,
  background: (theme.vars ?? theme).palette.primary.main,
  color: (theme.vars ?? theme).palette.primary.contrastText,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));

/** The first tab stop: skips the sidebars. */
const SkipLink = () => {
  const translate = useTranslate();
  return (
    <Anchor
      href="#content"
      onClick={(event) => {
        // Only moves the focus; the hash would change the router's address.
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      {translate('facings.shell.skip')}
    </Anchor>
  );
};

/** Scrolls to the top on a new page; going back is left to the browser, which restores the position. */
const useScrollToTop = (): void => {
  const { pathname: page } = usePage();
  const isBack = useNavigationType() === NavigationType.Pop;
  const last = useRef(page);
  useLayoutEffect(() => {
    if (last.current === page) return;
    last.current = page;
    if (!isBack) window.scrollTo(0, 0);
  }, [page, isBack]);
};

const MissingRecord = lazyPart(() => import('../views/MissingRecord'), 'MissingRecord');

const StockInspector = lazyPart(() => import('./StockInspector'), 'StockInspector');

/** What react-admin's InspectorButton opens. */
const Configuration = () =>
  usePreferencesEditor().isEnabled && (
    <Suspense fallback={null}>
      <StockInspector />
    </Suspense>
  );

/** The page works without such a part, as it does in a browser alone. */
const without = (error: unknown): { default: () => null } => {
  logFault(error);
  return { default: () => null };
};

/** Loaded after the first screen, which needs no announcement. */
const ScreenChange = lazy((): Promise<{ default: ComponentType<ScreenChangeProps> }> =>
  import('./ScreenChange').then(({ ScreenChange: Own }) => ({ default: Own }), without),
);

const LaterParts = lazy((): Promise<{ default: ComponentType }> =>
  import('./LaterParts').then(({ LaterParts: Own }) => ({ default: Own }), without),
);

interface ShellProps {
  readonly statusUrl: string;
  /** The e-mail that the person signed in with. */
  readonly username?: string | undefined;
  /** The page. */
  readonly children: ReactNode;
}

/** A column beside the page, which scrolls by itself. */
const columnSx = {
  flexShrink: 0,
  position: 'sticky',
  top: 0,
  height: '100dvh',
  overflowY: 'auto',
  borderRight: 1,
  borderColor: 'divider',
} as const;

const sidebarWidth = { md: 200, lg: 232 };
const secondaryWidth = 208;

/** Another page begins without the error of the last one. */
const PageBoundary = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary of={useLocation().pathname}>{children}</ErrorBoundary>
);

/** The frame around every screen: sidebars, top bar, toasts, and an error boundary around the page. */
export const Shell = (props: ShellProps) => {
  const { pathname } = useLocation();
  const { menu, pageAt } = useRegistry();
  const { part, id } = secondaryNavigationOf(menu, pathname) ?? {};
  const secondary = useMemo(
    () => (part ? { part, ...(id === undefined ? {} : { id }) } : null),
    [part, id],
  );
  const record = useRecordAbove(part?.of, decoded(id ?? ''));
  const { screen, declaration, within } = usePage();
  const isRecord = screen === 'view';
  // Of a list that no record's sidebar leads to.
  const up = record || isRecord ? undefined : declaration?.routes.up;
  const above = pageAt({ pathname: knownRoute(up ?? '', within) ?? '', search: '' });
  const parent = useRecordAbove(above.declaration?.name, above.id ?? '', above.within);
  const missing = isRecord ? null : (record ?? parent);
  useScrollToTop();
  return (
    <Frame
      {...props}
      secondary={secondary}
      record={record}
      missing={missing?.isMissing ? missing : null}
    />
  );
};

interface FrameProps extends ShellProps {
  readonly secondary: SecondaryNavigation | null;
  readonly record: SidebarRecord | null;
  /** The record that the page is below, if it does not exist. */
  readonly missing: SidebarRecord | null;
}

/** Memoized: most new addresses change nothing of it. */
const Frame = memo((props: FrameProps) => {
  const { statusUrl, username, children, secondary, record, missing } = props;
  const translate = useTranslate();
  const recordName = record?.name ?? null;
  const [isOpen, setIsOpen] = useState(false);
  const [lead, setLead] = useState<HTMLElement | null>(null);
  const [title, setTitle] = useState<HTMLElement | null>(null);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const openMenu = useCallback(() => setIsOpen(true), []);
  const closeMenu = useCallback(() => setIsOpen(false), []);
  const targets = useMemo(
    () => ({ lead, title, tools, recordName }),
    [lead, title, tools, recordName],
  );

  return (
    <PageBarContext value={targets}>
      <SkipLink />
      <OverlayBoundary>
        <ScreenChange heading={title} recordName={recordName} />
      </OverlayBoundary>
      <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
        <Box
          sx={{
            ...columnSx,
            display: { xs: 'none', md: 'block' },
            width: sidebarWidth,
            bgcolor: 'background.default',
          }}
        >
          <ErrorBoundary>
            <Sidebar secondary={secondary} record={record} statusUrl={statusUrl} />
          </ErrorBoundary>
          <CurrentInSight />
        </Box>
        <MenuDrawer isOpen={isOpen} onClose={closeMenu}>
          <Sidebar secondary={secondary} record={record} statusUrl={statusUrl} onGo={closeMenu} />
        </MenuDrawer>
        {secondary && (
          <Box
            component="nav"
            aria-label={translate(`facings.shell.nav.${secondary.part.group}`)}
            sx={{
              ...columnSx,
              display: { xs: 'none', lg: 'block' },
              width: secondaryWidth,
              p: 1.5,
              pt: record ? 1 : 8,
            }}
          >
            <PageBoundary>
              {record && <RecordHead of={record} group={secondary.part.group} />}
              <NavList entries={secondary.part.entries} id={secondary.id} />
            </PageBoundary>
            <CurrentInSight />
          </Box>
        )}
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            display: 'flex',
            flexDirection: 'column',
            bgcolor: 'background.paper',
          }}
        >
          <PageBoundary>
            <TopBar
              username={username}
              onMenu={openMenu}
              leadRef={setLead}
              titleRef={setTitle}
              toolsRef={setTools}
            />
          </PageBoundary>
          <Box
            component="main"
            id="content"
            tabIndex={-1}
            sx={{ flex: 1, minWidth: 0, p: { xs: 2, sm: 3 }, outline: 'none' }}
          >
            {record && <RecordLine of={record} />}
            <PageBoundary>
              <UndoableChanges>
                {missing ? (
                  <Suspense fallback={null}>
                    <MissingRecord declaration={missing.declaration} within={missing.within} />
                  </Suspense>
                ) : (
                  children
                )}
              </UndoableChanges>
            </PageBoundary>
          </Box>
        </Box>
      </Box>
      <OverlayBoundary>
        <Toasts />
      </OverlayBoundary>
      <OverlayBoundary>
        <Banners />
      </OverlayBoundary>
      <OverlayBoundary>
        <LaterParts />
        <Configuration />
      </OverlayBoundary>
    </PageBarContext>
  );
});
Frame.displayName = 'Frame';
