/**
 * The dialog or panel that stands over a list: `…/create` and `…/edit/:id` on a page of its own, and
 * `?panel=name/create` where the list is a panel of another record's page. Back closes it either way.
 */
import { useMemo } from 'react';
import { useLocation, useNavigate, type To } from 'react-router';
import { importKey } from '../../schema/bulk';
import type { AnyDeclaration, Tool } from '../../schema/defineResource';
import type { Identifier } from '../../schema/field';
import { createPath, editPath, listPath, matchPath } from '../../schema/routes';
import { useLeaveOverlay } from './OverlayHistory';
import { returnToOf } from './returnTo';
import { usePlace } from './withinContext';

export const panelKey = 'panel';
/** Id of the record that a new one begins with. */
export const copyKey = 'copy';

/** A part of an address, as links take it. */
interface Path {
  readonly pathname?: string;
  readonly search: string;
}

export type Overlay =
  | { readonly kind: 'create' }
  | { readonly kind: 'together' }
  | { readonly kind: 'import' }
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

const fromParameter = (name: string, text: string | null): Overlay => {
  const [own, kind, id] = (text ?? '').split('/');
  if (own !== name) return null;
  if (kind === 'create' || kind === 'together' || kind === importKey) return { kind };
  return kind === 'edit' && id ? { kind, id: unescaped(id) } : null;
};

export interface Overlays {
  readonly open: Overlay;
  readonly toCreate: To;
  /** A creation that begins with the values of this one. */
  readonly toCopy: (id: Identifier) => To;
  readonly toEdit: (id: Identifier) => To;
  /** The one change to all rows, under a parameter everywhere. */
  readonly toTogether: To;
  /** Many records from a file or pasted rows. */
  readonly toImport: To;
  /** A full-screen tool over the list. */
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
      if (value === null) parameters.delete(panelKey);
      else parameters.set(panelKey, value);
      return { search: parameters.toString() };
    };
    const withCopy = (to: Path, id: Identifier): To => {
      const parameters = new URLSearchParams(to.search);
      parameters.set(copyKey, String(id));
      return { ...to, search: parameters.toString() };
    };
    const asked = fromParameter(declaration.name, new URLSearchParams(search).get(panelKey));
    const toTogether = withPanel(`${declaration.name}/together`);
    const { search: own } = withPanel(null);
    const toolPath = ({ key }: Tool): string => `${listPath(declaration, within)}/${key}`;
    const toTool = (tool: Tool): To => ({ pathname: toolPath(tool), search: own });
    if (panel !== null || asked?.kind === 'together') {
      const toCreate = withPanel(`${declaration.name}/create`);
      return {
        open: asked,
        toTogether,
        toTool,
        toImport: withPanel(`${declaration.name}/${importKey}`),
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
    const tool = declaration.list?.tools?.find((one) => toolPath(one) === pathname);
    const importPath = `${listPath(declaration, within)}/${importKey}`;
    const isImport = declaration.bulk?.import !== undefined && importPath === pathname;
    const open: Overlay = tool
      ? { kind: 'tool', tool }
      : isImport
        ? { kind: 'import' }
      : matched?.screen === 'create'
        ? { kind: 'create' }
        : matched?.screen === 'edit' && matched.id !== undefined
          ? { kind: 'edit', id: matched.id }
          : null;
    const toCreate = { pathname: createPath(declaration, within), search: own };
    return {
      open,
      toTogether,
      toTool,
      toImport: { pathname: importPath, search: own },
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
