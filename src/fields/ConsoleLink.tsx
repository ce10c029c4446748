/**
 * A link for what is shown many times: rows, references, sidebars. Every link of react-router's renders again whenever
 * the address changes, because its own address may be relative; that also holds for the rows of a list that is kept
 * out of sight. This one takes absolute paths only, and stays as it is.
 */
import {
  createContext,
  use,
  useInsertionEffect,
  useMemo,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { Link, useHref, useLocation, useNavigate } from 'react-router';

interface Links {
  readonly hrefOf: (path: string) => string;
  readonly open: (path: string) => void;
}

const LinksContext = createContext<Links | null>(null);

/** Around everything that may hold a ConsoleLink; inside the router. */
export const ConsoleLinks = ({ children }: { readonly children: ReactNode }) => {
  // Without its last slash, '' or the path that the console is served below.
  const base = useHref('/').replace(/\/$/, '');
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const now = useRef({ here: '', navigate });
  useInsertionEffect(() => {
    now.current = { here: pathname + search + hash, navigate };
  });
  const links = useMemo(
    (): Links => ({
      hrefOf: (path) => (path === '/' && base !== '' ? base : base + path),
      // As browsers do, a link to the page one is on adds no entry to the history.
      open: (path) => void now.current.navigate(path, { replace: path === now.current.here }),
    }),
    [base],
  );
  return <LinksContext value={links}>{children}</LinksContext>;
};

/** The browser opens a new tab, a window or a download. */
export const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

interface ConsoleLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An absolute path within the console, with its query. */
  readonly to: string;
}

/** Outside ConsoleLinks it is react-router's Link. */
export const ConsoleLink = ({ to, onClick, children, ...props }: ConsoleLinkProps) => {
  const links = use(LinksContext);
  if (!links) {
    return (
      <Link to={to} onClick={onClick} {...props}>
        {children}
      </Link>
    );
  }
  return (
    <a
      {...props}
      href={links.hrefOf(to)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isForBrowser(event)) return;
        event.preventDefault();
        links.open(to);
      }}
    >
      {children}
    </a>
  );
};
