/**
 * The dialog or panel over a list: `…/create` and `…/edit/:id` on its own page, and `?panel=name/create` if the list
 * is a panel of another record's page. Back closes it in both cases.
 */
import { useMemo } from 'react';
import { useLocation, useNavigate, type To } from 'react-router';
import { bulkKeysOf, type BulkKey } from '../../schema/bulk';
import type { AnyDeclaration, Tool } from '../../schema/defineResource';
import type { Identifier } from '../../schema/field';
import { createPath, editPath, listPath, matchPath } from '../../schema/routes';
import { sourceKey } from './addressRecord';
import { useLeaveOverlay } from './OverlayHistory';
import { usePlace } from './withinContext';

// Where to go when a dialog that was opened by a link on another page is closed: back to that page.

interface ReturnState {
  readonly returnTo: string;
}

/** For the `state` of a link that opens a dialog of another page. */
export const useReturnState = (): ReturnState => {
  const { pathname, search } = useLocation();
  return { returnTo: pathname + search };
};

/** Only accepts addresses of this console, because the history state is untrusted. */
const returnToOf = (state: unknown): string | undefined => {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return undefined;
  const { returnTo } = state;
  return typeof returnTo === 'string' && /^\/(?!\/)/.test(returnTo) ? returnTo : undefined;
};

export const panelKey = 'panel';
/** Parameter with the id of the record to copy. */
export const copyKey = 'copy';

/** A partial address, as links accept it. */
interface Path {
  readonly pathname?: string;
  readonly search: string;
}

export type Overlay =
  | { readonly kind: 'create' }
  | { readonly kind: 'bulk'; readonly key: BulkKey }
  | { readonly kind: 'edit'; readonly id: string }
  | { readonly kind: 'tool'; readonly tool: Tool }
  | null;

const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const fromParameter = (declaration: AnyDeclaration, text: string | null): Overlay => {
  const { name, list } = declaration;
  const [own, kind, id] = (text ?? '').split('/');
  if (own !== name) return null;
  if (kind === 'create') return { kind };
  const key = bulkKeysOf(declaration).find((one) => one === kind);
  if (key) return { kind: 'bulk', key };
  if (kind === 'edit' && id) return { kind, id: unescaped(id) };
  const tool = list?.tools?.find(({ key }) => key === kind);
  return tool ? { kind: 'tool', tool } : null;
};

interface Overlays {
  readonly open: Overlay;
  readonly toCreate: To;
  /** Opens a create dialog with the values of this record. */
  readonly toCopy: (id: Identifier) => To;
  readonly toEdit: (id: Identifier) => To;
  /** Many records at once. */
  readonly toBulk: (key: BulkKey) => To;
  /** One of the list's tools. */
  readonly toTool: (tool: Tool) => To;
  readonly close: () => void;
}

export const useOverlay = (declaration: AnyDeclaration): Overlays => {
  const { within, panel } = usePlace();
  const { pathname, search, ...location } = useLocation();
  const returnTo = returnToOf(location.state);
  const navigate = useNavigate();
  const leave = useLeaveOverlay();
  return useMemo(() => {
    const withPanel = (value: string | null): Path => {
      const parameters = new URLSearchParams(search);
      parameters.delete(copyKey);
      parameters.delete(sourceKey);
      if (value === null) parameters.delete(panelKey);
      else parameters.set(panelKey, value);
      return { search: parameters.toString() };
    };
    const withCopy = (to: Path, id: Identifier): To => {
      const parameters = new URLSearchParams(to.search);
      parameters.set(copyKey, String(id));
      return { ...to, search: parameters.toString() };
    };
    const { search: own } = withPanel(null);
    if (panel !== null) {
      const toCreate = withPanel(`${declaration.name}/create`);
      return {
        open: fromParameter(declaration, new URLSearchParams(search).get(panelKey)),
        toTool: ({ key }) => withPanel(`${declaration.name}/${key}`),
        toBulk: (key) => withPanel(`${declaration.name}/${key}`),
        toCreate,
        toCopy: (id) => withCopy(toCreate, id),
        toEdit: (id) => withPanel(`${declaration.name}/edit/${encodeURIComponent(String(id))}`),
        close: () => {
          if (returnTo !== undefined) void navigate(returnTo, { replace: true });
          else leave({ pathname, search: own });
        },
      };
    }
    const matched = matchPath([declaration], pathname);
    const toolPath = (key: string): string => `${listPath(declaration, within)}/${key}`;
    const tool = declaration.list?.tools?.find(({ key }) => toolPath(key) === pathname);
    const bulkKey = bulkKeysOf(declaration).find((key) => toolPath(key) === pathname);
    const open: Overlay = tool
      ? { kind: 'tool', tool }
      : bulkKey
        ? { kind: 'bulk', key: bulkKey }
        : matched?.screen === 'create'
          ? { kind: 'create' }
          : matched?.screen === 'edit' && matched.id !== undefined
            ? { kind: 'edit', id: matched.id }
            : null;
    const toCreate = { pathname: createPath(declaration, within), search: own };
    return {
      open,
      toTool: ({ key }) => ({ pathname: toolPath(key), search: own }),
      toBulk: (key) => ({ pathname: toolPath(key), search: own }),
      toCreate,
      toCopy: (id) => withCopy(toCreate, id),
      toEdit: (id) => ({ pathname: editPath(declaration, id, within), search: own }),
      close: () => {
        if (returnTo !== undefined) void navigate(returnTo, { replace: true });
        else leave({ pathname: listPath(declaration, within), search: own });
      },
    };
  }, [declaration, within, panel, pathname, search, returnTo, navigate, leave]);
};
